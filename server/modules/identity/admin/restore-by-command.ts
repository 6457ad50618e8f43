import { plainEmail } from '#contract/text/typed-text.ts';
import { recordAudit } from '#server/platform/audit-log.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findCredentials } from '../identity.queries.ts';
import { restoreAccount } from '../suspension.ts';

/**
 * Ends a suspension from the command line, for the day when no admin is left who could; the audit log keeps it.
 * @throws Problem `not_found`, `already_done`
 */
export async function restoreByCommand(t: Transaction, email: string): Promise<void> {
  const address = plainEmail(email);
  const account = await findCredentials(t.sql, address);
  if (!account) throw notFound('account with this email');
  await restoreAccount(t, account.id);
  await recordAudit(t, null, 'account.restored', account.id, { email: address }, account.id);
}
