import type { Actor } from '#server/modules/identity/index.ts';
import { can } from '#server/platform/lifecycle.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockShift, lockShiftForJob } from '../lock-shift.ts';
import { getShift } from '../view/get-shift.ts';
import { recordHistory } from '../record-history.ts';
import { payLifecycle } from '../shifts.lifecycle.ts';
import { findPayDeadline, movePay } from '../shifts.queries.ts';

/** Confirms the recorded pay. @throws Problem `not_found`, `too_early`, `already_done` */
export async function confirmPay(t: Transaction, actor: Actor, shiftId: string) {
  await lockShift(t, shiftId, actor, 'confirm_pay');
  await confirm(t, shiftId, 'confirm', actor.id);
  return getShift(t.sql, actor, shiftId, t.now);
}

/**
 * Confirms the pay if the groomer has not answered in time. A correction sets a new deadline, so an older job
 * does nothing.
 */
export async function confirmPayAfterSilence(t: Transaction, shiftId: string): Promise<void> {
  const shift = await lockShiftForJob(t, shiftId);
  const deadline = await findPayDeadline(t.sql, shiftId);
  if (!shift?.payState || !can(payLifecycle, 'confirm_unanswered', shift.payState)) return;
  if (!deadline || Date.parse(deadline) > t.now.getTime()) return;
  await confirm(t, shiftId, 'confirm_unanswered', null);
}

async function confirm(
  t: Transaction,
  shiftId: string,
  transition: 'confirm' | 'confirm_unanswered',
  by: string | null,
): Promise<void> {
  const state = await movePay(t.sql, shiftId, transition, { settledAt: t.now, disputeReason: null });
  await recordHistory(t, shiftId, 'pay_confirmed', { by });
  await t.announce('shift.pay_settled', { shiftId, state });
}
