import { recordAudit } from '#server/platform/audit-log.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertAdminRole } from './identity.queries.ts';

/** Makes an account an admin, for the command line; the grant is logged. @throws Problem `not_found` */
export async function grantAdmin(t: Transaction, email: string): Promise<void> {
  const address = email.trim().toLowerCase();
  const [account] = await insertAdminRole(t.sql, address);
  if (!account) throw notFound('account with this email');
  await recordAudit(t, null, 'admin.granted', account.id, { email: address });
  // The job is scheduled by name because the command line has no event subscribers; the server logs it.
  await t.schedule('log-granted-admin', { accountId: account.id }, t.now);
}
