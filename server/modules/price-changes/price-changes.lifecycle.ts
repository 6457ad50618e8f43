import type { PriceChangeState } from '#contract/price-changes.ts';
import type { Lifecycle } from '#server/platform/lifecycle.ts';

export const priceChangeLifecycle = {
  table: 'price_changes',
  column: 'state',
  transitions: {
    ask: { from: [], to: 'open' },
    approve: { from: ['open'], to: 'approved' },
    decline: { from: ['open'], to: 'declined' },
    /** No one answered in time. */
    expire: { from: ['open'], to: 'expired' },
    /** The client said yes while the bill was written. */
    note: { from: [], to: 'approved' },
  },
} as const satisfies Lifecycle<PriceChangeState>;
