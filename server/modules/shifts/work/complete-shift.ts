import { hoursOf, minutesOf, payFor } from '#contract/shifts/pay-model.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { can } from '#server/platform/lifecycle.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { moveApplications } from '../applications.queries.ts';
import { deleteClaim } from '../pay/claims.queries.ts';
import { schedulePayConfirmation } from '../deadlines.ts';
import { lockShift } from '../lock-shift.ts';
import { getShift } from '../view/get-shift.ts';
import { recordHistory } from '../record-history.ts';
import { shiftLifecycle } from '../shifts.lifecycle.ts';
import { insertPay, movePay, moveShift } from '../shifts.queries.ts';
import type { NewPay } from '../shifts.queries.ts';

/** Money in cents. */
type Day = {
  dogsGroomed: number;
  hours?: number | null | undefined;
  revenue?: number | null | undefined;
  bonus?: number | undefined;
  note?: string | null | undefined;
};

/**
 * Records the figures of a shift and calculates the pay. The owner can correct it until the groomer confirms,
 * which restarts the groomer's time to object; it also replaces figures that the groomer sent.
 * A day without a dog needs words, which the groomer and, in a dispute, an admin read.
 * @throws Problem `not_found`, `too_early`, `too_late`, `already_done`, `invalid` naming `note` or `revenue`
 */
export async function completeShift(t: Transaction, actor: Actor, shiftId: string, day: Day) {
  const shift = await lockShift(t, shiftId, actor, ({ status }) =>
    can(shiftLifecycle, 'correct', status) ? 'correct' : 'complete',
  );
  if (!shift.groomerId) throw new Error('Work was done by nobody');
  const note = day.note || null;
  if (day.dogsGroomed === 0 && !note) throw fieldProblem('note', 'Say why no dog was groomed');
  if (day.revenue == null && shift.payPercentage > 0)
    throw fieldProblem('revenue', 'Say what the day brought in');
  const first = can(shiftLifecycle, 'complete', shift.status);
  await deleteClaim(t.sql, shiftId);
  const { dogsGroomed, bonus = 0 } = day;
  const revenue = day.revenue ?? 0;
  const worked = shift.hourlyRate === null ? null : (day.hours ?? null);
  const confirmBy = await schedulePayConfirmation(t, shiftId, t.now);
  const pay: NewPay = {
    shiftId,
    groomerId: shift.groomerId,
    dogsGroomed,
    minutesWorked: worked && minutesOf(worked),
    revenue,
    bonus,
    pay: payFor({ ...shift, revenue, bonus, hours: worked ?? hoursOf(shift.startsAt, shift.endsAt) }),
    recordedAt: t.now,
    confirmBy,
    settledAt: null,
    disputeReason: null,
  };
  if (first) {
    await moveShift(t.sql, shiftId, 'complete', { completedAt: t.now });
    await moveApplications(t.sql, shiftId, 'complete', { endedAt: t.now });
    await insertPay(t.sql, 'record', pay);
  } else {
    await moveShift(t.sql, shiftId, 'correct');
    await movePay(t.sql, shiftId, 'correct', { ...pay, disputedAt: null, answerBy: null, withAdminAt: null });
  }
  await recordHistory(t, shiftId, first ? 'completed' : 'corrected', { by: actor.id, note });
  await t.announce(first ? 'shift.completed' : 'shift.pay_corrected', { shiftId });
  return getShift(t.sql, actor, shiftId, t.now);
}
