import type { InvitationState } from '#contract/shifts/shift-invitations.ts';

export const stateLabels: Record<InvitationState, string> = {
  open: 'Invited, no answer yet',
  accepted: 'Booked',
  declined: 'Declined',
  gone: 'Not needed anymore',
};
