import { visitsApi } from '#contract/grooming/visits.ts';
import { member, routes, signedIn, withRole } from '#server/modules/identity/index.ts';
import { setValidUntil } from '#server/platform/http/replies/valid-until.ts';
import { linkNext } from '#server/platform/http/requests/paging.ts';
import { acceptMove } from './moves/accept-move.ts';
import { acceptOffer } from './booking/accept-offer.ts';
import { cancelRequest } from './cancel/cancel-request.ts';
import { cancelVisit } from './cancel/cancel-visit.ts';
import { checkCancelling } from './cancel/check-cancelling.ts';
import { checkIn } from './check-in/check-in.ts';
import { checkProof } from './check-in/check-proof.ts';
import { checkMove } from './moves/check-move.ts';
import { completeVisit } from './report-cards/complete-visit.ts';
import { declineMove, withdrawMove } from './moves/move-proposal.ts';
import { editReportCard } from './report-cards/edit-report-card.ts';
import { listOwnVisits } from './view/list-own-visits.ts';
import { moveOwnVisit } from './own/move-own-visit.ts';
import { isOwnVisit } from './own/own-visits.queries.ts';
import { proposeMove } from './moves/propose-move.ts';
import { getVisitWithTime } from './view/get-visit.ts';
import { checkRebooking, rebookVisit } from './booking/rebook-visit.ts';
import { contestNoShow } from './no-show/contest-no-show.ts';
import { reportNoShow } from './no-show/report-no-show.ts';
import { acceptNoShow, withdrawNoShow } from './no-show/settle-no-show.ts';
import { takeOnce } from './take-once.ts';
import { undoCancel } from './cancel/undo-cancel.ts';

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
    reads: [
      'blocks',
      'bills',
      'cancellation-policies',
      'check-in',
      'clients',
      'consents',
      'offers',
      'pets',
      'price-changes',
      'requests',
      'reviews',
      'staff',
      'visit-series',
      'visits',
    ],
    mayLag: ['businesses', 'certifications', 'groomers'],
    who: signedIn,
    async run({ sql, actor, query, platform, request, reply }) {
      const { visits, validUntil, next } = await listOwnVisits(sql, actor, query, platform.clock.now());
      setValidUntil(request, validUntil);
      linkNext(request, reply, next);
      return visits;
    },
  },
  'GET /api/visits/:id': {
    reads: [
      'blocks',
      'bills',
      'cancellation-policies',
      'clients',
      'offers',
      'pets',
      'price-changes',
      'requests',
      'reviews',
      'staff',
      'visit-series',
      'visits',
    ],
    mayLag: ['businesses', 'certifications', 'groomers'],
    who: signedIn,
    async run({ sql, actor, params, platform, request }) {
      const now = platform.clock.now();
      const { visit, validUntil } = await getVisitWithTime(sql, actor, params.id, now);
      setValidUntil(request, validUntil);
      return visit;
    },
  },
  'POST /api/visits/:id/check-in': {
    who: provider,
    run: ({ t, actor, params, body }) =>
      takeOnce(t, actor, params.id, body ?? {}, (then) => checkIn(then, actor, params.id, body ?? {})),
  },
  'POST /api/visits/:id/proof-checks': {
    who: provider,
    run: ({ t, actor, params, body }) => checkProof(t, actor, params.id, body.vaccinationId),
  },
  'POST /api/visits/:id/complete': {
    who: provider,
    run: ({ t, actor, params, body: { actId, at, ...card } }) =>
      takeOnce(t, actor, params.id, { actId, at }, (then) => completeVisit(then, actor, params.id, card)),
  },
  'PATCH /api/visits/:id/report-card': {
    who: provider,
    run: ({ t, actor, params, body }) => editReportCard(t, actor, params.id, body),
  },
  'GET /api/visits/:id/move-check': {
    reads: ['bills', 'clients', 'offers', 'pets', 'requests', 'reviews', 'visits'],
    mayLag: ['businesses', 'certifications', 'groomers'],
    who: signedIn,
    run: ({ sql, actor, params, query, platform }) =>
      checkMove(sql, actor, params.id, query.startsAt, platform.clock.now()),
  },
  'PATCH /api/visits/:id/time': {
    who: signedIn,
    run: async ({ t, actor, params, body }) =>
      (await isOwnVisit(t.sql, params.id))
        ? takeOnce(t, actor, params.id, body, (then) => moveOwnVisit(then, actor, params.id, body))
        : proposeMove(t, actor, params.id, body),
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
  'GET /api/visits/:id/cancel-check': {
    reads: ['bills', 'requests', 'reviews', 'visits'],
    who: signedIn,
    run: ({ sql, actor, params, platform }) => checkCancelling(sql, actor, params.id, platform.clock.now()),
  },
  'POST /api/visits/:id/cancel': {
    who: signedIn,
    run: ({ t, actor, params, body: { actId, at, tell = true, ...leaving } }) =>
      takeOnce(t, actor, params.id, { actId, at, onlyOwn: true }, (then) =>
        cancelVisit(then, actor, params.id, { ...leaving, tell }),
      ),
  },
  'POST /api/visits/:id/undo-cancel': {
    who: signedIn,
    run: ({ t, actor, params }) => undoCancel(t, actor, params.id),
  },
  'POST /api/visits/:id/no-show': {
    who: signedIn,
    run: ({ t, actor, params, body }) =>
      takeOnce(t, actor, params.id, { actId: body?.actId, at: body?.at, onlyOwn: true }, (then) =>
        reportNoShow(then, actor, params.id, body?.note),
      ),
  },
  'POST /api/visits/:id/contest-no-show': {
    who: signedIn,
    run: ({ t, actor, params, body }) => contestNoShow(t, actor, params.id, body.reason),
  },
  'POST /api/visits/:id/accept-no-show': {
    who: signedIn,
    run: ({ t, actor, params }) => acceptNoShow(t, actor, params.id),
  },
  'POST /api/visits/:id/withdraw-no-show': {
    who: signedIn,
    run: ({ t, actor, params, body }) =>
      takeOnce(t, actor, params.id, { ...body, onlyOwn: true }, (then) =>
        withdrawNoShow(then, actor, params.id),
      ),
  },
  'GET /api/visits/:id/rebook-check': {
    reads: ['bills', 'blocks', 'offers', 'pets', 'price-changes', 'requests', 'reviews', 'visits'],
    // Only whether the two still see each other.
    mayLag: ['businesses', 'groomers', 'profile'],
    who: member('pet_owner'),
    run: ({ sql, actor, params, platform }) => checkRebooking(sql, actor, params.id, platform.clock.now()),
  },
  'POST /api/visits/:id/rebook': {
    who: member('pet_owner'),
    run: ({ t, actor, params, body }) => rebookVisit(t, actor, params.id, body),
  },
});
