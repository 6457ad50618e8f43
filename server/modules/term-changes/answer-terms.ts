import type { TermChange } from '#contract/shifts/term-changes.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { changeAgreedTerms, lockShiftForJob } from '#server/modules/shifts/index.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { getTermChange } from './list-term-changes.ts';
import { termChangeRefusal } from './term-changes.policy.ts';
import { findTermChange, moveTermChange } from './term-changes.queries.ts';

type Answer = TermChange['actions'][number];

/**
 * The groomer agrees to new terms or keeps the old ones, or the owner takes the question back. A question never changes, so
 * its id says what the groomer saw. @throws Problem `not_found`, `already_done`, `too_late`, `clash`, `invalid`
 */
export async function answerTerms(
  t: Transaction,
  actor: Actor,
  id: string,
  answer: Answer,
): Promise<TermChange> {
  const seen = await findTermChange(t.sql, id);
  if (!seen) throw notFound('change');
  const shift = await lockShiftForJob(t, seen.shiftId, actor.id);
  const change = await findTermChange(t.sql, id);
  if (!shift || !change) throw notFound('change');
  const refusal = termChangeRefusal(answer, change, actor.id, t.now);
  if (refusal) throw problem(refusal.code, refusal.detail);
  if (answer === 'accept') {
    if (shift.groomerId !== actor.id || shift.termsVersion !== change.termsVersion)
      throw problem('too_late', 'This shift is not booked with you on those terms anymore.');
    await changeAgreedTerms(t, shift, change.change, { askedAt: new Date(change.createdAt) });
  }
  await moveTermChange(t.sql, id, answer, t.now);
  await t.announce('term_change.answered', { termChangeId: id });
  return getTermChange(t.sql, actor.id, id, t.now);
}
