import { can } from '#server/platform/lifecycle.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockShiftForJob } from '../lock-shift.ts';
import { shiftLifecycle } from '../shifts.lifecycle.ts';

/** Announces that a shift is near, if a groomer is still booked for it. */
export async function remindOfShift(t: Transaction, shiftId: string, hours: number): Promise<void> {
  const shift = await lockShiftForJob(t, shiftId);
  if (shift && can(shiftLifecycle, 'start', shift.status)) await t.announce('shift.near', { shiftId, hours });
}
