import { can } from '#server/platform/lifecycle.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { moveApplications } from '../applications.queries.ts';
import { lockShiftForJob } from '../lock-shift.ts';
import { recordHistory } from '../record-history.ts';
import { shiftLifecycle } from '../shifts.lifecycle.ts';
import { moveShift } from '../shifts.queries.ts';

/**
 * Cancels a shift that is offered, for an admin; those who applied are notified that it was cancelled.
 * @returns whether there is such a shift @throws Problem `too_late` if it is filled or over
 */
export async function removeShift(t: Transaction, shiftId: string): Promise<boolean> {
  const shift = await lockShiftForJob(t, shiftId);
  if (!shift) return false;
  if (!can(shiftLifecycle, 'fill', shift.status))
    throw problem('too_late', 'This shift is not offered anymore, so it stays. Warn or suspend instead.');
  const cancelReason = 'Removed by Wagwell';
  const status = await moveShift(t.sql, shiftId, 'cancel', { cancelReason });
  await moveApplications(t.sql, shiftId, 'close', { endedAt: t.now });
  await recordHistory(t, shiftId, 'cancelled', { by: null, note: cancelReason });
  await t.announce('shift.ended', { shiftId, status });
  return true;
}
