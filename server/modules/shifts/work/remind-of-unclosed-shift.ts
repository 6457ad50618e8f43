import { can } from '#server/platform/lifecycle.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockShiftForJob } from '../lock-shift.ts';
import { shiftLifecycle } from '../shifts.lifecycle.ts';

/**
 * Reminds both sides of a shift that has ended but is not closed. Sends no reminder while the groomer's
 * figures wait for an answer.
 */
export async function remindOfUnclosedShift(t: Transaction, shiftId: string, hours: number): Promise<void> {
  const shift = await lockShiftForJob(t, shiftId);
  if (!shift || shift.claimed || !can(shiftLifecycle, 'complete', shift.status)) return;
  await t.announce('shift.unclosed', { shiftId, hours });
}
