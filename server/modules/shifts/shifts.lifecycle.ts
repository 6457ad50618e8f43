import type { ApplicationStatus, PayState, ShiftStatus } from '#contract/shifts/shift-lifecycle.ts';
import type { Lifecycle } from '#server/platform/lifecycle.ts';

export const shiftLifecycle = {
  table: 'shifts',
  column: 'status',
  transitions: {
    post: { from: [], to: 'posted' },
    edit: { from: ['posted'], to: 'posted' },
    fill: { from: ['posted'], to: 'filled' },
    /** The groomer has agreed to other terms. */
    change_terms: { from: ['filled'], to: 'filled' },
    reopen: { from: ['filled'], to: 'posted' },
    start: { from: ['filled'], to: 'in_progress' },
    complete: { from: ['in_progress'], to: 'completed' },
    /** Corrects the recorded figures. */
    correct: { from: ['completed'], to: 'completed' },
    no_show: { from: ['in_progress'], to: 'no_show' },
    /** The groomer contests a no-show, which then counts for neither side. */
    contest: { from: ['no_show'], to: 'contested' },
    /** The groomer or an admin has agreed with the owner. */
    uphold: { from: ['contested'], to: 'no_show' },
    /** The owner took a no-show back or an admin overturned it, so the day can be recorded. */
    clear: { from: ['no_show', 'contested'], to: 'in_progress' },
    cancel: { from: ['posted', 'filled'], to: 'cancelled' },
    expire: { from: ['posted'], to: 'expired' },
    /** The owner undoes a cancellation. */
    restore: { from: ['cancelled'], to: 'posted' },
    restore_filled: { from: ['cancelled'], to: 'filled' },
  },
} as const satisfies Lifecycle<ShiftStatus>;

/** Whether work on a shift has neither begun nor been called off. */
export const isAhead = (status: ShiftStatus) => status === 'posted' || status === 'filled';

export const isUnderWay = (status: ShiftStatus) => status === 'in_progress';
/** Whether a groomer is to work on it, or does. */
export const isToBeWorked = (status: ShiftStatus) => status === 'filled' || isUnderWay(status);
/** Whether work on it has begun, or was done. */
export const isWorked = (status: ShiftStatus) => isUnderWay(status) || status === 'completed';

/** A filled shift's pending applications are its waiting list. */
export const applicationLifecycle = {
  table: 'shift_applications',
  column: 'status',
  transitions: {
    apply: { from: [], to: 'pending' },
    apply_again: { from: ['withdrawn'], to: 'pending' },
    /** A released groomer applies again, unless the owner excluded them. */
    apply_after_release: { from: ['released'], to: 'pending' },
    accept: { from: ['pending'], to: 'accepted' },
    decline: { from: ['pending'], to: 'declined' },
    withdraw: { from: ['pending', 'accepted'], to: 'withdrawn' },
    /** Withdraws it because the groomer was accepted for overlapping work. */
    pass_over: { from: ['pending'], to: 'withdrawn' },
    release: { from: ['accepted'], to: 'released' },
    complete: { from: ['accepted'], to: 'completed' },
    no_show: { from: ['accepted'], to: 'no_show' },
    /** Also applies while the no-show is contested. */
    clear: { from: ['no_show'], to: 'accepted' },
    /** The shift began or expired before a decision. */
    miss: { from: ['pending'], to: 'closed' },
    /** The shift was cancelled. */
    close: { from: ['pending', 'accepted'], to: 'closed' },
    /** The cancellation of the shift was undone. */
    restore: { from: ['closed'], to: 'pending' },
    restore_accepted: { from: ['closed'], to: 'accepted' },
    /** Leaving after acceptance was undone. */
    undo: { from: ['withdrawn', 'released'], to: 'accepted' },
  },
} as const satisfies Lifecycle<ApplicationStatus>;

/** Whether the groomer of an application does the work. */
export const isAccepted = (status: ApplicationStatus) => status === 'accepted';

export const payLifecycle = {
  table: 'shift_pay',
  column: 'state',
  transitions: {
    record: { from: [], to: 'waiting' },
    /** Records the groomer's own figures, which need no confirmation. */
    agree: { from: [], to: 'confirmed' },
    correct: { from: ['waiting', 'disputed'], to: 'waiting' },
    confirm: { from: ['waiting', 'disputed'], to: 'confirmed' },
    /** The groomer did not answer in time. */
    confirm_unanswered: { from: ['waiting'], to: 'confirmed' },
    dispute: { from: ['waiting'], to: 'disputed' },
    /** An admin has the dispute before them. */
    hand_over: { from: ['disputed'], to: 'disputed' },
    decide: { from: ['disputed'], to: 'confirmed' },
  },
} as const satisfies Lifecycle<PayState>;
