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

/** `closed`: the shift began or ended before a decision. */
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

/**
 * The entries of a shift's history. `application_withdrawn` is a withdrawal before acceptance; `withdrawn` and
 * `released` come after it.
 */
export const ShiftHistoryKind = z.enum([
  'posted',
  'edited',
  'applied',
  'application_withdrawn',
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
  'undone',
]);
export type ShiftHistoryKind = z.output<typeof ShiftHistoryKind>;

export const PayState = z.enum(['waiting', 'confirmed', 'disputed']);
export type PayState = z.output<typeof PayState>;

/** Work can start from this long before the start; a no-show can be reported from this long after it. */
export const startsEarlyMinutes = 30;
export const noShowAfterMinutes = 60;
/**
 * A no-show can be reported for this long after the end of the shift, and contested for this long after the
 * report.
 */
export const noShowWithinHours = 72;
/** The groomer's figures are accepted if the owner does not answer for this long. */
export const claimSilenceHours = 72;
/** Both sides are reminded of an unclosed shift this long after its end. */
export const unclosedReminderHours = [2, 24, 72] as const;
/** The pay is confirmed if the groomer does not answer for this long. */
export const paySilenceHours = 48;

/** Returns the groomer's pay in cents. */
export const payFor = (day: { revenue: number; payPercentage: number; bonus: number }) =>
  Math.round((day.revenue * day.payPercentage) / 100) + day.bonus;

/** The actions a viewer may take on a shift; the server decides, and the web shows a button for each. */
export const ShiftAction = z.enum([
  'apply',
  'withdraw',
  'edit',
  'copy',
  'cancel',
  'undo_cancel',
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

/** The actions a viewer may take on an application. */
export const ApplicationAction = z.enum(['accept', 'decline', 'release', 'withdraw', 'undo']);
export type ApplicationAction = z.output<typeof ApplicationAction>;
