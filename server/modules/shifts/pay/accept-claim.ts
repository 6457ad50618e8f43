import type { Actor } from '#server/modules/identity/index.ts';
import { can } from '#server/platform/lifecycle.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { moveApplications } from '../applications.queries.ts';
import { deleteClaim, findClaim } from './claims.queries.ts';
import type { Claim } from './claims.queries.ts';
import { lockShift, lockShiftForJob } from '../lock-shift.ts';
import { getShift } from '../view/get-shift.ts';
import { recordHistory } from '../record-history.ts';
import { shiftLifecycle } from '../shifts.lifecycle.ts';
import { insertPay, moveShift } from '../shifts.queries.ts';

/**
 * Accepts the groomer's figures and completes the shift.
 * @throws Problem `not_found`, `too_early`, `too_late`
 */
export async function acceptClaim(t: Transaction, actor: Actor, shiftId: string) {
  await lockShift(t, shiftId, actor, 'accept_claim');
  const claim = await findClaim(t.sql, shiftId);
  if (claim) await completeWithClaim(t, claim, actor.id);
  return getShift(t.sql, actor, shiftId, t.now);
}

/**
 * Accepts the groomer's figures if the owner has not answered in time. Figures that were sent again have a
 * new deadline, so an older job does nothing.
 */
export async function acceptClaimAfterSilence(t: Transaction, shiftId: string): Promise<void> {
  const shift = await lockShiftForJob(t, shiftId);
  const claim = await findClaim(t.sql, shiftId);
  if (!shift || !can(shiftLifecycle, 'complete', shift.status)) return;
  if (!claim || Date.parse(claim.answerBy) > t.now.getTime()) return;
  await completeWithClaim(t, claim, null);
}

/** Completes the shift with the groomer's figures. The pay is confirmed at once because both sides agree. */
async function completeWithClaim(t: Transaction, claim: Claim, by: string | null): Promise<void> {
  const { shiftId, groomerId, dogsGroomed, minutesWorked, revenue, bonus, pay } = claim;
  await moveShift(t.sql, shiftId, 'complete', { completedAt: t.now });
  await moveApplications(t.sql, shiftId, 'complete', { endedAt: t.now });
  await insertPay(t.sql, 'agree', {
    shiftId,
    groomerId,
    dogsGroomed,
    minutesWorked,
    revenue,
    bonus,
    pay,
    recordedAt: t.now,
    confirmBy: t.now,
    settledAt: t.now,
    disputeReason: null,
  });
  await deleteClaim(t.sql, shiftId);
  await recordHistory(t, shiftId, 'completed', { by });
  await recordHistory(t, shiftId, 'pay_confirmed', { by });
  await t.announce('shift.claim_accepted', { shiftId, by: by ? 'owner' : 'silence' });
}
