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

/**
 * Reminds both sides of a shift that has ended but is not closed. Sends no reminder while the groomer's
 * figures wait for an answer.
 */
export async function remindOfUnclosedShift(t: Transaction, shiftId: string, hours: number): Promise<void> {
  const shift = await lockShiftForJob(t, shiftId);
  if (!shift || shift.claimed || !can(shiftLifecycle, 'complete', shift.status)) return;
  await t.announce('shift.unclosed', { shiftId, hours });
}
