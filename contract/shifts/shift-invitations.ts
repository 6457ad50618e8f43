import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { SeenFirstHours } from './seen-first.ts';
import { ShiftCard, ShiftDetail } from './shifts.ts';
import { Id, Instant, Params } from '../values.ts';

/** So many groomers can have an open invitation to one shift. */
export const maxInvited = 6;

/** `gone`: another groomer was booked, or the shift was called off. */
const InvitationState = z.enum(['open', 'accepted', 'declined', 'gone']);
export type InvitationState = z.output<typeof InvitationState>;

/** An invitation as its sender lists it. */
export const SentInvitation = z.object({
  id: Id,
  state: InvitationState,
  createdAt: Instant,
  groomer: z.object({ id: Id, name: z.string(), profileImageUrl: z.string().nullable() }),
});
export type SentInvitation = z.output<typeof SentInvitation>;

/** An invitation as the invited groomer sees it. */
export const ReceivedInvitation = z.object({
  id: Id,
  state: InvitationState,
  createdAt: Instant,
  shift: ShiftCard,
});
export type ReceivedInvitation = z.output<typeof ReceivedInvitation>;

export const shiftInvitationsApi = {
  'GET /api/shifts/:id/invitations': {
    summary: 'Whom one has invited to a shift, at most 100, the first first',
    params: Params,
    reply: z.array(SentInvitation),
  },
  'POST /api/shifts/:id/invitations': {
    summary: 'Invite groomers to a shift; the first to accept is booked',
    params: Params,
    body: z.strictObject({
      groomerIds: z
        .array(Id)
        .min(1, 'Choose a groomer')
        .max(maxInvited, `At most ${maxInvited} groomers at once`),
      /** For so long no one else sees the shift. */
      onlyForHours: SeenFirstHours.nullish(),
    }),
    reply: z.array(SentInvitation),
    status: 201,
  },
  'POST /api/shifts/:id/open': {
    summary: 'Show a shift to everyone now that only some saw so far',
    params: Params,
    reply: ShiftDetail,
  },
  'GET /api/shift-invitations': {
    summary: 'One’s own open invitations, the soonest 50 shifts',
    reply: z.array(ReceivedInvitation),
  },
  'POST /api/shift-invitations/:id/accept': {
    summary: 'Accept; books the shift on the terms that were seen',
    params: Params,
    body: z.strictObject({
      /** `termsVersion` of the shift as the groomer saw it. */
      termsVersion: z.int().min(1),
    }),
    reply: ReceivedInvitation,
  },
  'POST /api/shift-invitations/:id/decline': {
    summary: 'Decline; the business is told',
    params: Params,
    reply: ReceivedInvitation,
  },
} as const satisfies EndpointTable;

type ShiftInvitationEvents = {
  'shift.invited': { invitationId: string };
  'shift.invitation_declined': { invitationId: string };
  /** Another groomer was booked. */
  'shift.invitation_gone': { invitationId: string };
};

export type ShiftInvitations = { api: typeof shiftInvitationsApi; events: ShiftInvitationEvents };
