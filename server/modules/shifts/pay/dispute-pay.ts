import type { Actor } from '#server/modules/identity/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { schedulePayDispute } from '../deadlines.ts';
import { lockShift } from '../lock-shift.ts';
import { getShift } from '../view/get-shift.ts';
import { recordHistory } from '../record-history.ts';
import { movePay } from '../shifts.queries.ts';

/**
 * Disputes the recorded pay with a reason; the owner can then correct the record. Without an answer an admin decides.
 * @throws Problem `not_found`, `too_early`, `already_done`
 */
export async function disputePay(t: Transaction, actor: Actor, shiftId: string, reason: string) {
  await lockShift(t, shiftId, actor, 'dispute_pay');
  const state = await movePay(t.sql, shiftId, 'dispute', {
    settledAt: null,
    disputeReason: reason,
    disputedAt: t.now,
    answerBy: await schedulePayDispute(t, shiftId),
  });
  await recordHistory(t, shiftId, 'pay_disputed', { by: actor.id, about: actor.id, note: reason });
  await t.announce('shift.pay_settled', { shiftId, state });
  return getShift(t.sql, actor, shiftId, t.now);
}
