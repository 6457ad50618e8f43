import { after, hours } from '#server/platform/clock.ts';
import { claimSilenceHours, paySilenceHours, unclosedReminderHours } from '#contract/shift-lifecycle.ts';
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

/** @returns until when the owner may answer the groomer's figures */
export async function scheduleClaimAgreement(t: Transaction, shiftId: string): Promise<Date> {
  const answerBy = after(t.now, hours(claimSilenceHours));
  await t.schedule('agree-with-claim', { shiftId }, answerBy, `${shiftId} ${answerBy.toISOString()}`);
  return answerBy;
}

/** Reminds both sides of a day that nobody closes. */
export async function scheduleReminders(t: Transaction, shiftId: string, endsAt: string): Promise<void> {
  for (const late of unclosedReminderHours)
    await t.schedule(
      'remind-of-unclosed-shift',
      { shiftId, hours: late },
      after(new Date(endsAt), hours(late)),
      `${shiftId} ${late}`,
    );
}
