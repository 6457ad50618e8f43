import type { Transaction } from '#server/platform/transaction.ts';
import { lockShiftForJob } from '../lock-shift.ts';

/** Announces that a shift is near, if a groomer is still booked for it. */
export async function remindOfShift(t: Transaction, shiftId: string, hours: number): Promise<void> {
  const shift = await lockShiftForJob(t, shiftId);
  if (shift?.status === 'filled') await t.announce('shift.near', { shiftId, hours });
}
