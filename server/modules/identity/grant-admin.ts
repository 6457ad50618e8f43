import { recordAudit } from '#server/platform/audit-log.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { grantAdmin } from './identity.queries.ts';

/** Makes an account an admin, from the command line; it is written down. @throws Problem `not_found` */
export async function makeAdmin(t: Transaction, email: string): Promise<void> {
  const address = email.trim().toLowerCase();
  const [account] = await grantAdmin(t.sql, address);
  if (!account) throw notFound('account with this email');
  await recordAudit(t, null, 'admin.granted', account.id, { email: address });
  // By name, since the command knows of no subscribers: the program logs it.
  await t.schedule('log-granted-admin', { accountId: account.id }, t.now);
}
