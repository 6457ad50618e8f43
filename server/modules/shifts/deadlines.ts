import { after, days, hours } from '#server/platform/clock.ts';
import {
  claimSilenceHours,
  payDisputeHours,
  paySilenceHours,
  payUnsettledDays,
  unclosedReminderHours,
} from '#contract/shifts/shift-deadlines.ts';
import type { Transaction } from '#server/platform/transaction.ts';

/*
 * Each deadline is a separate job, and a job whose deadline was moved does nothing when it runs. Moving a job
 * could deadlock: the job may be running and waiting for the shift row that this transaction locks.
 */

export const scheduleStart = (t: Transaction, shiftId: string, startsAt: Date) =>
  t.schedule('start-or-expire-shift', { shiftId }, startsAt, `${shiftId} ${startsAt.toISOString()}`);

/** @returns the time until which the groomer may object to the pay */
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

/** @returns the time until which the owner may answer the groomer's figures */
export async function scheduleClaimAcceptance(t: Transaction, shiftId: string): Promise<Date> {
  const answerBy = after(t.now, hours(claimSilenceHours));
  await t.schedule(
    'accept-claim-after-silence',
    { shiftId },
    answerBy,
    `${shiftId} ${answerBy.toISOString()}`,
  );
  return answerBy;
}

/** @returns the time until which the owner may answer a dispute before an admin decides */
export async function schedulePayDispute(t: Transaction, shiftId: string): Promise<Date> {
  const answerBy = after(t.now, hours(payDisputeHours.admin));
  const stages = {
    remind: after(t.now, hours(payDisputeHours.remind)),
    admin: answerBy,
    unsettled: after(t.now, days(payUnsettledDays)),
  } as const;
  for (const [stage, at] of Object.entries(stages))
    await t.schedule(
      'follow-disputed-pay',
      { shiftId, stage, disputedAt: t.now.toISOString() },
      at,
      `${shiftId} ${stage} ${t.now.toISOString()}`,
    );
  return answerBy;
}

/** Both sides are reminded this long before the start. */
const reminderHours = [24, 2];

/** Schedules the reminders of a shift that this application has filled. */
export async function scheduleShiftReminders(
  t: Transaction,
  { id: shiftId, startsAt }: { id: string; startsAt: string },
  applicationId: string,
): Promise<void> {
  for (const lead of reminderHours) {
    const at = after(new Date(startsAt), -hours(lead));
    if (at > t.now)
      await t.schedule(
        'remind-of-shift',
        { shiftId, hours: lead, startsAt },
        at,
        `${applicationId} ${lead} ${startsAt}`,
      );
  }
}

/** Schedules the reminders about a shift that neither side has closed. */
export async function scheduleReminders(t: Transaction, shiftId: string, endsAt: string): Promise<void> {
  for (const late of unclosedReminderHours)
    await t.schedule(
      'remind-of-unclosed-shift',
      { shiftId, hours: late },
      after(new Date(endsAt), hours(late)),
      `${shiftId} ${late}`,
    );
}
