import { shiftInvitationsApi } from '#contract/shifts/shift-invitations.ts';
import { member, routes, withRole } from '#server/modules/identity/index.ts';
import { openShift } from '#server/modules/shifts/index.ts';
import { hours } from '#server/platform/clock.ts';
import { acceptInvitation, declineInvitation } from './answer-invitation.ts';
import { inviteGroomers } from './invite-groomers.ts';
import { listReceived, listSent } from './list-invitations.ts';

const limit = { name: 'invite-to-shift', max: 200, per: hours(1), by: 'account' } as const;
const answering = { name: 'answer-invitation', max: 600, per: hours(1), by: 'account' } as const;
/** A card shows the business, its reviews, one's own application and booked time. */
const shown = ['shifts', 'applications'] as const;
const onCards = ['businesses', 'reviews', 'profile', 'account', 'groomers', 'blocks', 'calendar'] as const;

export const shiftInvitationsRoutes = routes(shiftInvitationsApi, {
  'GET /api/shifts/:id/invitations': {
    who: withRole('owner'),
    reads: ['shift-invitations', 'shifts'],
    run: ({ sql, actor, params }) => listSent(sql, actor.id, params.id),
  },
  'POST /api/shifts/:id/invitations': {
    who: member('owner'),
    limit,
    run: ({ t, actor, params, body }) => inviteGroomers(t, actor, params.id, body),
  },
  'POST /api/shifts/:id/open': {
    who: withRole('owner'),
    run: ({ t, actor, params }) => openShift(t, actor, params.id),
  },
  'GET /api/shift-invitations': {
    who: withRole('groomer'),
    reads: ['shift-invitations', ...shown],
    mayLag: onCards,
    run: ({ sql, actor, platform }) => listReceived(sql, actor.id, platform.clock.now()),
  },
  'POST /api/shift-invitations/:id/accept': {
    who: member('groomer'),
    limit: answering,
    run: ({ t, actor, params, body }) => acceptInvitation(t, actor, params.id, body.termsVersion),
  },
  'POST /api/shift-invitations/:id/decline': {
    who: withRole('groomer'),
    limit: answering,
    run: ({ t, actor, params }) => declineInvitation(t, actor, params.id),
  },
});
