import type { InvitationState } from '#contract/shifts/shift-invitations.ts';
import { alreadyDone, whereStarts } from '#server/platform/policy.ts';
import { invitationLifecycle } from './shift-invitations.lifecycle.ts';

const explanation: Record<InvitationState, ReturnType<typeof alreadyDone>> = {
  open: alreadyDone('This groomer is invited already.'),
  accepted: alreadyDone('You have accepted this invitation already.'),
  declined: alreadyDone('You have declined this invitation.'),
  gone: { code: 'taken', detail: 'Another groomer was booked for this shift. Thank you for answering.' },
};

/** Returns why an invitation cannot be accepted, or declined, anymore. */
export const answerRefusal = (answer: 'accept' | 'decline', state: InvitationState) =>
  whereStarts(invitationLifecycle, explanation)(answer)({ status: state });
