import type { ExtraState } from '#contract/shifts/shift-days.ts';
import type { Lifecycle } from '#server/platform/lifecycle.ts';

export const extraLifecycle = {
  table: 'shift_extras',
  column: 'state',
  transitions: {
    claim: { from: [], to: 'claimed' },
    agree: { from: ['claimed'], to: 'agreed' },
    agree_by_silence: { from: ['claimed'], to: 'silent' },
    decline: { from: ['claimed'], to: 'declined' },
  },
} as const satisfies Lifecycle<ExtraState>;
