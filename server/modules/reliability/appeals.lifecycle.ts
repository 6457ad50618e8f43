import type { AppealStatus } from '#contract/reliability.ts';
import type { Lifecycle } from '#server/platform/lifecycle.ts';

export const appealLifecycle = {
  table: 'reliability_appeals',
  column: 'status',
  transitions: {
    file: { from: [], to: 'filed' },
    overturn: { from: ['filed'], to: 'overturned' },
    uphold: { from: ['filed'], to: 'upheld' },
    /** Both sides agreed before an admin decided. */
    settle: { from: ['filed'], to: 'settled' },
  },
} as const satisfies Lifecycle<AppealStatus>;
