import type { TermChangeState } from '#contract/shifts/term-changes.ts';
import type { Lifecycle } from '#server/platform/lifecycle.ts';

export const termChangeLifecycle = {
  table: 'term_changes',
  column: 'state',
  transitions: {
    ask: { from: [], to: 'open' },
    accept: { from: ['open'], to: 'accepted' },
    decline: { from: ['open'], to: 'declined' },
    withdraw: { from: ['open'], to: 'withdrawn' },
    expire: { from: ['open'], to: 'expired' },
    /** The groomer is not booked anymore, or the work has begun. */
    end: { from: ['open'], to: 'gone' },
  },
} as const satisfies Lifecycle<TermChangeState>;

/** Whether the owner took the question back. */
export const isWithdrawn = (state: TermChangeState) => state === 'withdrawn';
