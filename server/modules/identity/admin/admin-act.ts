import { recordAudit } from '#server/platform/audit-log.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockActing } from './admins.queries.ts';

/** What an admin does, and why. */
export type AdminAct = {
  /** Its name: `account.suspended`. */
  act: string;
  /** The id of the record that it changes. */
  subjectId: string;
  /** The account that it concerns; null if it concerns none. */
  accountId: string | null;
  /** Null for the acts of promo codes, whose note takes its place. */
  reason: string | null;
  details?: object;
};

/**
 * Every act of an admin passes here, in the transaction that performs it: an admin cannot act on the own account or
 * while suspended, and the audit log keeps the act with its reason.
 * @throws Problem `forbidden`, `not_found` if the admin has just been suspended or is none anymore
 */
export async function adminAct(
  t: Transaction,
  adminId: string,
  { act, subjectId, accountId, reason, details = {} }: AdminAct,
): Promise<void> {
  if (accountId === adminId)
    throw problem('forbidden', 'This concerns your own account. Another admin has to do it.');
  if (!(await lockActing(t.sql, adminId, accountId)))
    throw problem('not_found', 'Your account is suspended, or not an admin anymore.');
  const all = { ...details, ...(reason === null ? {} : { reason }) };
  await recordAudit(t, adminId, act, subjectId, all, accountId);
}
