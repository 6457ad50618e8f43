import type { Transaction } from '#server/platform/transaction.ts';
import { lockShiftForJob } from './lock-shift.ts';

/** Reminds both sides of a day that is over and not closed; figures that wait for an answer need no reminder. */
export async function remindOfUnclosedShift(t: Transaction, shiftId: string, hours: number): Promise<void> {
  const shift = await lockShiftForJob(t, shiftId);
  if (shift?.status !== 'in_progress' || shift.claimed) return;
  await t.announce('shift.unclosed', { shiftId, hours });
}
