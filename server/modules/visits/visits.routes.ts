import { visitsApi } from '#contract/visits.ts';
import { member, routes, signedIn, withRole } from '#server/modules/identity/index.ts';
import { linkNext } from '#server/platform/http/requests/paging.ts';
import { acceptMove } from './accept-move.ts';
import { acceptOffer } from './accept-offer.ts';
import { cancelRequest } from './cancel-request.ts';
import { cancelVisit } from './cancel-visit.ts';
import { checkIn } from './check-in.ts';
import { checkMove } from './check-move.ts';
import { completeVisit } from './complete-visit.ts';
import { declineMove } from './decline-move.ts';
import { editReportCard } from './edit-report-card.ts';
import { fileBite } from './file-bite.ts';
import { ownVisits } from './own-visits.ts';
import { proposeMove } from './propose-move.ts';
import { readVisit } from './read-visit.ts';
import { rebookVisit } from './rebook-visit.ts';
import { reportNoShow } from './report-no-show.ts';
import { withdrawMove } from './withdraw-move.ts';

/** Providers without a membership cannot book more, but can complete what is booked. */
const provider = withRole('groomer', 'owner');

export const visitsRoutes = routes(visitsApi, {
  'POST /api/offers/:id/accept': {
    who: withRole('pet_owner'),
    run: ({ t, actor, params }) => acceptOffer(t, actor, params.id),
  },
  'POST /api/grooming-requests/:id/cancel': {
    who: withRole('pet_owner'),
    run: ({ t, actor, params, body }) => cancelRequest(t, actor, params.id, body),
  },
  'GET /api/visits': {
    who: signedIn,
    async run({ sql, actor, query, platform, request, reply }) {
      const { visits, next } = await ownVisits(sql, actor, query, platform.clock.now());
      linkNext(request, reply, next);
      return visits;
    },
  },
  'GET /api/visits/:id': {
    who: signedIn,
    run: ({ sql, actor, params, platform }) => readVisit(sql, actor, params.id, platform.clock.now()),
  },
  'POST /api/visits/:id/check-in': {
    who: provider,
    run: ({ t, actor, params, body }) => checkIn(t, actor, params.id, body?.overrideReason),
  },
  'POST /api/visits/:id/complete': {
    who: provider,
    run: ({ t, actor, params, body }) => completeVisit(t, actor, params.id, body),
  },
  'PATCH /api/visits/:id/report-card': {
    who: provider,
    run: ({ t, actor, params, body }) => editReportCard(t, actor, params.id, body),
  },
  'POST /api/visits/:id/bites': {
    who: provider,
    run: ({ t, actor, params, body }) => fileBite(t, actor, params.id, body),
  },
  'GET /api/visits/:id/move-check': {
    who: signedIn,
    run: ({ sql, actor, params, query, platform }) =>
      checkMove(sql, actor, params.id, query.startsAt, platform.clock.now()),
  },
  'PATCH /api/visits/:id/time': {
    who: signedIn,
    run: ({ t, actor, params, body }) => proposeMove(t, actor, params.id, body),
  },
  'DELETE /api/visits/:id/time': {
    who: signedIn,
    run: ({ t, actor, params }) => withdrawMove(t, actor, params.id),
  },
  'POST /api/visits/:id/time/accept': {
    who: signedIn,
    run: ({ t, actor, params, body }) => acceptMove(t, actor, params.id, body?.startsAt),
  },
  'POST /api/visits/:id/time/decline': {
    who: signedIn,
    run: ({ t, actor, params, body }) => declineMove(t, actor, params.id, body?.startsAt),
  },
  'POST /api/visits/:id/cancel': {
    who: signedIn,
    run: ({ t, actor, params, body }) => cancelVisit(t, actor, params.id, body.reason),
  },
  'POST /api/visits/:id/no-show': {
    who: signedIn,
    run: ({ t, actor, params }) => reportNoShow(t, actor, params.id),
  },
  'POST /api/visits/:id/rebook': {
    who: member('pet_owner'),
    run: ({ t, actor, params }) => rebookVisit(t, actor, params.id),
  },
});
