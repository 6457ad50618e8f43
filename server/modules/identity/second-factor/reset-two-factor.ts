import { plainEmail } from '#contract/text/typed-text.ts';
import { recordAudit } from '#server/platform/audit-log.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { deleteSessionsOf, findCredentials } from '../identity.queries.ts';
import { recordSecurityChange } from '../security-changes/record-security-change.ts';
import { deleteTwoFactor } from './two-factor.queries.ts';

/**
 * Turns two-factor off for a person who lost app and recovery codes, for the command line; the act is logged and mailed.
 * @throws Problem `not_found`, `already_done`
 */
export async function resetTwoFactor(t: Transaction, email: string): Promise<void> {
  const account = await findCredentials(t.sql, plainEmail(email));
  if (!account) throw notFound('account with this email');
  const { id: accountId } = account;
  const [deleted] = await deleteTwoFactor(t.sql, accountId);
  if (!deleted) throw problem('already_done', 'Two-factor is not on for this account.');
  await deleteSessionsOf(t.sql, accountId);
  await recordAudit(t, null, 'two_factor.reset', accountId, { email: account.email }, accountId);
  await recordSecurityChange(t, { accountId, kind: 'two_factor_off', device: 'the help of support' });
}
