import type { VisitStatus } from '#contract/grooming/grooming-lifecycle.ts';
import type { Lifecycle } from '#server/platform/lifecycle.ts';

export const visitLifecycle = {
  table: 'visits',
  column: 'status',
  transitions: {
    book: { from: [], to: 'booked' },
    check_in: { from: ['booked'], to: 'checked_in' },
    complete: { from: ['checked_in'], to: 'completed' },
    cancel: { from: ['booked'], to: 'cancelled' },
    /** The side that cancelled undoes it. */
    restore: { from: ['cancelled'], to: 'booked' },
    no_show: { from: ['booked'], to: 'no_show' },
    /** Moves the visit to another time after both sides have agreed. */
    move: { from: ['booked'], to: 'booked' },
  },
} as const satisfies Lifecycle<VisitStatus>;
