import type { shiftInvitationsApi } from '#contract/shifts/shift-invitations.ts';
import { to } from '#tests/every-call/notices.ts';
import type { Happening } from '#tests/every-call/notices.ts';
import type { World } from '#tests/every-call/notice-world.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { holdShift } from '#server/modules/shifts/index.ts';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { members, own, withRole } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import { makeInvitation } from './shift-invitations.factory.ts';

/** With an invitation of the owner's to the groomer. */
const invited =
  (happening: (invitationId: string) => Happening) =>
  async ({ transact, owner, groomer }: World): Promise<Happening> =>
    happening((await transact((t) => makeInvitation(t, { businessId: owner.id, groomerId: groomer.id }))).id);

export const sweep: Sweep<typeof shiftInvitationsApi> = {
  calls: {
    'GET /api/shifts/:id/invitations': {
      access: own(withRole('owner')),
      set: withRecords(async (t, me) => ({
        params: { id: (await makeInvitation(t, { businessId: me })).shiftId },
      })),
    },
    'POST /api/shifts/:id/invitations': {
      access: own(members('owner')),
      set: withRecords(async (t, me) => ({
        params: { id: (await makeShift(t, { businessId: me })).id },
        body: { groomerIds: [(await makeGroomer(t)).id, (await makeGroomer(t)).id], onlyForHours: 4 },
      })),
    },
    'POST /api/shifts/:id/open': {
      access: own(withRole('owner')),
      set: withRecords(async (t, me) => {
        const shift = await makeShift(t, { businessId: me });
        await holdShift(t, shift, { by: 'invited', hours: 4 });
        return { params: { id: shift.id } };
      }),
    },
    'GET /api/shift-invitations': {
      access: own(withRole('groomer'), 'own'),
      set: withRecords(async (t, me) => {
        await makeInvitation(t, { groomerId: me });
        return {};
      }),
    },
    'POST /api/shift-invitations/:id/accept': {
      access: own(members('groomer')),
      set: withRecords(async (t, me) => ({
        params: { id: (await makeInvitation(t, { groomerId: me })).id },
        body: { termsVersion: 1 },
      })),
    },
    'POST /api/shift-invitations/:id/decline': {
      access: own(withRole('groomer')),
      set: withRecords(async (t, me) => ({
        params: { id: (await makeInvitation(t, { groomerId: me })).id },
      })),
    },
  },
  notices: {
    shift_invited: to(
      'groomer',
      invited((invitationId) => ['shift.invited', { invitationId }]),
    ),
    shift_invitation_gone: to(
      'groomer',
      invited((invitationId) => ['shift.invitation_gone', { invitationId }]),
    ),
    shift_invitation_declined: to(
      'owner',
      invited((invitationId) => ['shift.invitation_declined', { invitationId }]),
    ),
  },
  fill: async (t, me) => {
    await makeInvitation(t, { businessId: me });
    await makeInvitation(t, { groomerId: me });
  },
};
