import type { VisitStatus } from '#contract/grooming/grooming-lifecycle.ts';
import type { Lifecycle } from '#server/platform/lifecycle.ts';

export const visitLifecycle = {
  table: 'visits',
  column: 'status',
  transitions: {
    book: { from: [], to: 'booked' },
    /** A pet parent asks for it on the booking page. */
    ask: { from: [], to: 'awaiting_answer' },
    accept: { from: ['awaiting_answer'], to: 'booked' },
    decline: { from: ['awaiting_answer'], to: 'declined' },
    expire: { from: ['awaiting_answer'], to: 'expired' },
    /** Its client takes it back. */
    withdraw: { from: ['awaiting_answer'], to: 'withdrawn' },
    /** Also for a client who comes late. */
    check_in: { from: ['booked', 'no_show', 'contested'], to: 'checked_in' },
    /** The provider takes a check-in back. */
    undo_check_in: { from: ['checked_in'], to: 'booked' },
    complete: { from: ['checked_in'], to: 'completed' },
    /** The work ends before it is done. */
    stop: { from: ['checked_in'], to: 'stopped' },
    cancel: { from: ['booked'], to: 'cancelled' },
    /** The side that cancelled undoes it. */
    restore: { from: ['cancelled'], to: 'booked' },
    no_show: { from: ['booked'], to: 'no_show' },
    /** The side that is said to have missed it contests that, which then counts for neither. */
    contest: { from: ['no_show'], to: 'contested' },
    /** Both sides or an admin say that it was missed. */
    uphold: { from: ['contested'], to: 'no_show' },
    /** The no-show was taken back or overturned. */
    clear: { from: ['no_show', 'contested'], to: 'booked' },
    /** No one said how it went, or the request is booked with someone else by now. */
    close: { from: ['booked', 'no_show', 'contested'], to: 'not_closed' },
    /** Moves the visit to another time after both sides have agreed. */
    move: { from: ['booked'], to: 'booked' },
  },
} as const satisfies Lifecycle<VisitStatus>;
