import type { ConsentStatus } from '#contract/profiles/portfolio.ts';
import type { Lifecycle } from '#server/platform/lifecycle.ts';

export const consentLifecycle = {
  table: 'portfolio_consents',
  column: 'status',
  transitions: {
    ask: { from: [], to: 'asked' },
    /** A pet owner may also change a no to a yes. */
    allow: { from: ['asked', 'declined', 'withdrawn'], to: 'given' },
    refuse: { from: ['asked'], to: 'declined' },
    withdraw: { from: ['given'], to: 'withdrawn' },
  },
} as const satisfies Lifecycle<ConsentStatus>;
