import type { InvitationState } from '#contract/shifts/shift-invitations.ts';
import type { Lifecycle } from '#server/platform/lifecycle.ts';

export const invitationLifecycle = {
  table: 'shift_invitations',
  column: 'state',
  transitions: {
    invite: { from: [], to: 'open' },
    accept: { from: ['open'], to: 'accepted' },
    decline: { from: ['open'], to: 'declined' },
    /** Another groomer was booked, the shift was called off, or one of the two has blocked the other. */
    end: { from: ['open'], to: 'gone' },
  },
} as const satisfies Lifecycle<InvitationState>;
