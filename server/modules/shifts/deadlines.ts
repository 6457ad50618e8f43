import { after, hours } from '#server/platform/clock.ts';
import { paySilenceHours } from '#contract/shift-lifecycle.ts';
import type { Transaction } from '#server/platform/transaction.ts';

/*
 * Each deadline is a job of its own: one that was moved finds nothing to do. Moving the job itself could wait for its
 * run, which waits for the shift that we hold.
 */

export const scheduleStart = (t: Transaction, shiftId: string, startsAt: Date) =>
  t.schedule('begin-or-expire-shift', { shiftId }, startsAt, `${shiftId} ${startsAt.toISOString()}`);

/** @returns until when the groomer may object to the pay */
export async function schedulePayConfirmation(
  t: Transaction,
  shiftId: string,
  recordedAt: Date,
): Promise<Date> {
  const confirmBy = after(recordedAt, hours(paySilenceHours));
  await t.schedule(
    'confirm-pay-after-silence',
    { shiftId },
    confirmBy,
    `${shiftId} ${confirmBy.toISOString()}`,
  );
  return confirmBy;
}
