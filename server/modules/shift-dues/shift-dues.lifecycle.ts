import type { DueState } from '#contract/shifts/shift-dues.ts';
import type { Lifecycle } from '#server/platform/lifecycle.ts';

export const dueLifecycle = {
  table: 'shift_dues',
  column: 'state',
  transitions: {
    owe: { from: [], to: 'owed' },
    /** The business says that it has paid. */
    say_paid: { from: ['owed'], to: 'owed' },
    receive: { from: ['owed'], to: 'paid' },
    waive: { from: ['owed'], to: 'waived' },
  },
} as const satisfies Lifecycle<DueState>;
