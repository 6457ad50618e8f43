import { uuidv7 } from 'uuidv7';
import type { TermChange, TermChangeDraft } from '#contract/shifts/term-changes.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { isSigned } from '#server/modules/shift-agreements/index.ts';
import { lockShift, planChange } from '#server/modules/shifts/index.ts';
import { after, hours } from '#server/platform/clock.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { getTermChange } from './list-term-changes.ts';
import { hasOpenChange, insertTermChange } from './term-changes.queries.ts';

/**
 * Asks the groomer of a filled shift to agree to other terms. Until they do, and without an answer in time, the old ones stand.
 * @throws Problem `not_found`, `too_late`, `too_early`, `already_done`, `invalid`
 */
export async function askForTerms(
  t: Transaction,
  actor: Actor,
  shiftId: string,
  { change, answerHours, note }: TermChangeDraft,
): Promise<TermChange> {
  const shift = await lockShift(t, shiftId, actor, 'cancel');
  const { groomerId } = shift;
  if (!groomerId)
    throw problem('too_early', 'No one is booked for this shift yet: edit it instead of asking.');
  if (await hasOpenChange(t.sql, shiftId))
    throw problem('already_done', 'The groomer has not answered your last question yet.');
  if (!(await isSigned(t.sql, shiftId, groomerId)))
    throw problem('too_early', 'The groomer has not agreed to what you changed after they applied.');
  const answerBy = after(t.now, hours(answerHours));
  if (answerBy >= new Date(shift.startsAt))
    throw fieldProblem('answerHours', 'The shift starts before that: choose fewer hours');
  const { parts } = planChange(shift, change, t.now);
  if (parts.length === 0) throw fieldProblem('change', 'Nothing differs from what you agreed on');
  const id = uuidv7();
  await insertTermChange(t.sql, {
    id,
    shiftId,
    businessId: actor.id,
    groomerId,
    termsVersion: shift.termsVersion,
    change,
    parts: parts.map(({ name, before, after: then }) => ({ name, before, after: then })),
    note: note || null,
    createdAt: t.now,
    answerBy,
  });
  await t.schedule('expire-term-change', { termChangeId: id }, answerBy, id);
  await t.announce('term_change.asked', { termChangeId: id });
  return getTermChange(t.sql, actor.id, id, t.now);
}
