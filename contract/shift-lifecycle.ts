import { z } from 'zod';

export const ShiftStatus = z.enum([
  'posted',
  'filled',
  'in_progress',
  'completed',
  'cancelled',
  'expired',
  'no_show',
]);
export type ShiftStatus = z.output<typeof ShiftStatus>;

export const ApplicationStatus = z.enum([
  'pending',
  'accepted',
  'declined',
  'withdrawn',
  'released',
  'completed',
  'no_show',
  'closed',
]);
export type ApplicationStatus = z.output<typeof ApplicationStatus>;

/** Each change of a shift: from which states, to which. Whoever asks for another is too late. */
export const shiftTransitions = {
  edit: { from: ['posted'], to: 'posted' },
  fill: { from: ['posted'], to: 'filled' },
  reopen: { from: ['filled'], to: 'posted' },
  start: { from: ['filled'], to: 'in_progress' },
  complete: { from: ['in_progress'], to: 'completed' },
  correct: { from: ['completed'], to: 'completed' },
  no_show: { from: ['in_progress'], to: 'no_show' },
  /** The groomer says that they were there: how the day went is open again. */
  contest: { from: ['no_show'], to: 'in_progress' },
  cancel: { from: ['posted', 'filled'], to: 'cancelled' },
  expire: { from: ['posted'], to: 'expired' },
} as const satisfies Record<string, { from: ShiftStatus[]; to: ShiftStatus }>;

/** `closed`: the shift began or ended before anybody decided. A filled shift's pending applications are its waiting list. */
export const applicationTransitions = {
  apply_again: { from: ['withdrawn'], to: 'pending' },
  accept: { from: ['pending'], to: 'accepted' },
  decline: { from: ['pending'], to: 'declined' },
  withdraw: { from: ['pending', 'accepted'], to: 'withdrawn' },
  release: { from: ['accepted'], to: 'released' },
  complete: { from: ['accepted'], to: 'completed' },
  no_show: { from: ['accepted'], to: 'no_show' },
  contest: { from: ['no_show'], to: 'accepted' },
  close: { from: ['pending', 'accepted'], to: 'closed' },
} as const satisfies Record<string, { from: ApplicationStatus[]; to: ApplicationStatus }>;

/**
 * What a shift's history tells. A groomer `applied`, has `taken_back` what was not accepted, or was `declined`; one who was
 * accepted has `withdrawn` or was `released`.
 */
export const ShiftHistoryKind = z.enum([
  'posted',
  'edited',
  'applied',
  'taken_back',
  'declined',
  'filled',
  'withdrawn',
  'released',
  'started',
  'completed',
  'corrected',
  'pay_confirmed',
  'pay_disputed',
  'no_show',
  'no_show_contested',
  'ended_early',
  'pay_claimed',
  'cancelled',
  'expired',
]);
export type ShiftHistoryKind = z.output<typeof ShiftHistoryKind>;

/** From this long before the start, work can begin; from this long after it, a groomer who did not come is a no-show. */
export const startsEarlyMinutes = 30;
export const noShowAfterMinutes = 60;
/** A no-show is reported until this long after the end of the shift, and contested until this long after the report. */
export const noShowWithinHours = 72;
/** The owner's silence for this long agrees with the groomer's figures. */
export const claimSilenceHours = 72;
/** Both sides are reminded of a day that nobody closed, so long after its end. */
export const unclosedReminderHours = [2, 24, 72] as const;
/** The groomer's silence for this long confirms the pay. */
export const paySilenceHours = 48;

/** What the groomer gets, cents, of a day's revenue. */
export const payFor = (day: { revenue: number; payPercentage: number; bonus: number }) =>
  Math.round((day.revenue * day.payPercentage) / 100) + day.bonus;

/** What a viewer may do with a shift; the server decides, the web shows buttons from it. */
export const ShiftAction = z.enum([
  'apply',
  'withdraw',
  'edit',
  'copy',
  'cancel',
  'release',
  'start',
  'no_show',
  'complete',
  'correct',
  'confirm_pay',
  'dispute_pay',
  'end_early',
  'claim_pay',
  'accept_claim',
  'contest_no_show',
  'review',
]);
export type ShiftAction = z.output<typeof ShiftAction>;

/** What a viewer may do with an application. */
export const ApplicationAction = z.enum(['accept', 'decline', 'release', 'withdraw']);
export type ApplicationAction = z.output<typeof ApplicationAction>;
