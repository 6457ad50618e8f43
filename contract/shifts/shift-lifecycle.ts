import { z } from 'zod';

/** `contested`: the two sides do not agree on a no-show. */
export const ShiftStatus = z.enum([
  'posted',
  'filled',
  'in_progress',
  'completed',
  'cancelled',
  'expired',
  'no_show',
  'contested',
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
  'pay_with_admin',
  'pay_decided',
  'no_show',
  'no_show_contested',
  'no_show_accepted',
  'no_show_withdrawn',
  'no_show_upheld',
  'no_show_overturned',
  'ended_early',
  'pay_claimed',
  'on_my_way',
  'running_late',
  'arrived',
  'left_early',
  'leaving_allowed',
  'leaving_not_allowed',
  'extras_claimed',
  'extras_agreed',
  'extras_declined',
  'cancelled',
  'expired',
  'undone',
]);
export type ShiftHistoryKind = z.output<typeof ShiftHistoryKind>;

export const PayState = z.enum(['waiting', 'confirmed', 'disputed']);
export type PayState = z.output<typeof PayState>;

/** The actions a viewer may take on a shift; the server decides, and the web shows a button for each. */
export const ShiftAction = z.enum([
  'apply',
  'take',
  'withdraw',
  'edit',
  'open',
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
  'accept_no_show',
  'withdraw_no_show',
  'review',
]);
export type ShiftAction = z.output<typeof ShiftAction>;

/** The actions a viewer may take on an application. */
export const ApplicationAction = z.enum(['accept', 'decline', 'release', 'withdraw', 'undo']);
export type ApplicationAction = z.output<typeof ApplicationAction>;
