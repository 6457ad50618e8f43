import { hoursOf, minutesOf, payFor } from '#contract/shifts/pay-model.ts';
import { takeHome } from '#contract/shifts/take-home.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { dollars } from '#server/platform/money.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { writeClaim } from './claims.queries.ts';
import { scheduleClaimAcceptance } from '../deadlines.ts';
import { lockShift } from '../lock-shift.ts';
import { getShift } from '../view/get-shift.ts';
import { recordHistory } from '../record-history.ts';
import type { LockedShift } from '../shifts.queries.ts';

/** Money in cents. */
type Figures = {
  dogsGroomed: number;
  hours: number;
  revenue?: number | null | undefined;
  bonus?: number | undefined;
};

/**
 * Sends or corrects the groomer's figures for a shift that the owner has not recorded. They are accepted if
 * the owner does not answer in time.
 * @throws Problem `not_found`, `too_early`, `too_late`, `invalid` naming `revenue` where it is unknown
 */
export async function claimPay(t: Transaction, actor: Actor, shiftId: string, figures: Figures) {
  const shift = await lockShift(t, shiftId, actor, 'claim_pay');
  const { dogsGroomed, hours, bonus = 0 } = figures;
  const revenue = figures.revenue ?? revenueExpected(shift, dogsGroomed);
  const pay = payFor({ ...shift, revenue, bonus, hours });
  await writeClaim(t.sql, {
    shiftId,
    groomerId: actor.id,
    dogsGroomed,
    minutesWorked: minutesOf(hours),
    revenue,
    revenueEstimated: figures.revenue == null,
    bonus,
    pay,
    claimedAt: t.now,
    answerBy: await scheduleClaimAcceptance(t, shiftId),
  });
  const note = `${dogsGroomed} ${dogsGroomed === 1 ? 'dog' : 'dogs'}, ${hours} h, ${dollars(pay)}`;
  await recordHistory(t, shiftId, 'pay_claimed', { by: actor.id, about: actor.id, note });
  await t.announce('shift.pay_claimed', { shiftId });
  return getShift(t.sql, actor, shiftId, t.now);
}

/**
 * Returns the expected revenue in cents: the lowest price per dog that the take-home estimate is based on,
 * times the dogs; nothing where the hours alone are paid.
 */
function revenueExpected(shift: LockedShift, dogsGroomed: number): number {
  if (shift.payPercentage === 0) return 0;
  const pay = takeHome({ ...shift, hours: hoursOf(shift.startsAt, shift.endsAt) });
  if (!pay) throw fieldProblem('revenue', 'Give the revenue: the shift did not say what it pays');
  const perDog = pay.workedOut?.price.min ?? pay.min / shift.dogCount / (shift.payPercentage / 100);
  return Math.round(perDog * dogsGroomed * 100);
}
