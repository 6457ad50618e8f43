import { can } from '#server/platform/lifecycle.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockShiftForJob } from '../lock-shift.ts';
import { shiftLifecycle } from '../shifts.lifecycle.ts';

/** `startsAt` is missing in reminders that were scheduled before shifts could be moved. */
export type NearShift = { shiftId: string; hours: number; startsAt?: string };

/** Announces that a shift is near, if a groomer is still booked for it and it was not moved. */
export async function remindOfShift(t: Transaction, { shiftId, hours, startsAt }: NearShift): Promise<void> {
  const shift = await lockShiftForJob(t, shiftId);
  if (startsAt && shift?.startsAt !== startsAt) return;
  if (shift && can(shiftLifecycle, 'start', shift.status)) await t.announce('shift.near', { shiftId, hours });
}
