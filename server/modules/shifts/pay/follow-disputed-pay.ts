import { can } from '#server/platform/lifecycle.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockShiftForJob } from '../lock-shift.ts';
import { recordHistory } from '../record-history.ts';
import { payLifecycle } from '../shifts.lifecycle.ts';
import { movePay } from '../shifts.queries.ts';
import { findDisputedAt } from './pay-disputes.queries.ts';

export type DisputedPay = { shiftId: string; stage: 'remind' | 'admin' | 'unsettled'; disputedAt: string };

/**
 * Reminds the owner of a dispute, hands it to the admins, or says that it is not settled. A later dispute has
 * jobs of its own, so those of an earlier one do nothing.
 */
export async function followDisputedPay(
  t: Transaction,
  { shiftId, stage, disputedAt }: DisputedPay,
): Promise<void> {
  const shift = await lockShiftForJob(t, shiftId);
  const latest = await findDisputedAt(t.sql, shiftId);
  if (!shift?.payState || !can(payLifecycle, 'decide', shift.payState)) return;
  if (!latest || Date.parse(latest) !== Date.parse(disputedAt)) return;
  if (stage === 'admin') {
    await movePay(t.sql, shiftId, 'hand_over', { withAdminAt: t.now });
    await recordHistory(t, shiftId, 'pay_with_admin', { by: null });
  }
  await t.announce('shift.pay_still_disputed', { shiftId, stage });
}
