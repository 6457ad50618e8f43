import { shiftsApi } from '#contract/shifts/shifts.ts';
import { member, routes, signedIn, withRole } from '#server/modules/identity/index.ts';
import { fieldsSeenBy } from '#server/platform/http/requests/fields-seen.ts';
import { hours } from '#server/platform/clock.ts';
import { linkNext } from '#server/platform/http/requests/paging.ts';
import { setValidUntil } from '#server/platform/http/replies/valid-until.ts';
import { acceptNoShow, withdrawNoShow } from './work/settle-no-show.ts';
import { acceptClaim } from './pay/accept-claim.ts';
import { checkCancelling } from './applications/check-leaving.ts';
import { cancelShift } from './post/cancel-shift.ts';
import { claimPay } from './pay/claim-pay.ts';
import { completeShift } from './work/complete-shift.ts';
import { confirmPay } from './pay/confirm-pay.ts';
import { contestNoShow } from './work/contest-no-show.ts';
import { disputePay } from './pay/dispute-pay.ts';
import { editShift } from './post/edit-shift.ts';
import { endEarly } from './work/end-early.ts';
import { listOwnShifts } from './view/list-own-shifts.ts';
import { postShift } from './post/post-shift.ts';
import { getShift } from './view/get-shift.ts';
import { reportNoShow } from './work/report-no-show.ts';
import { undoCancel } from './post/undo-cancel.ts';
import { startShift } from './work/start-shift.ts';

/**
 * After their membership has ended, people cannot post or apply, but they can finish booked work and read
 * their own data.
 */
const owner = withRole('owner');
const groomer = withRole('groomer');

export const shiftsRoutes = routes(shiftsApi, {
  'POST /api/shifts': {
    who: member('owner'),
    limit: { name: 'post-shift', max: 300, per: hours(1), by: 'account' },
    run: ({ t, actor, body }) => postShift(t, actor, body),
  },
  'GET /api/shifts/:id': {
    reads: [
      'applications',
      'blocks',
      'businesses',
      'favorites',
      'groomers',
      'profile',
      'reviews',
      'shift-invitations',
    ],
    readsAll: ['shifts'],
    mayLag: ['certifications'],
    who: signedIn,
    limit: 'opening',
    run: ({ sql, actor, params, platform }) => getShift(sql, actor, params.id, platform.clock.now()),
  },
  'PATCH /api/shifts/:id': {
    who: member('owner'),
    run: ({ t, actor, params, body, request }) => editShift(t, actor, params.id, body, fieldsSeenBy(request)),
  },
  'GET /api/shifts/owner/current-user': {
    reads: ['applications', 'blocks', 'businesses', 'favorites', 'reviews', 'shift-invitations'],
    readsAll: ['shifts'],
    mayLag: ['certifications'],
    who: owner,
    async run({ sql, actor, query, platform, request, reply }) {
      const { shifts, validUntil, next } = await listOwnShifts(sql, actor, query, platform.clock.now());
      setValidUntil(request, validUntil);
      linkNext(request, reply, next);
      return shifts;
    },
  },
  'GET /api/shifts/:id/cancel-check': {
    reads: [
      'applications',
      'blocks',
      'businesses',
      'favorites',
      'reviews',
      'shift-agreements',
      'shift-invitations',
    ],
    readsAll: ['shifts'],
    mayLag: ['certifications'],
    who: owner,
    run: ({ sql, actor, params, platform }) => checkCancelling(sql, actor, params.id, platform.clock.now()),
  },
  'POST /api/shifts/:id/cancel': {
    who: owner,
    run: ({ t, actor, params, body }) => cancelShift(t, actor, params.id, body),
  },
  'POST /api/shifts/:id/undo-cancel': {
    who: owner,
    run: ({ t, actor, params }) => undoCancel(t, actor, params.id),
  },
  'POST /api/shifts/:id/start': {
    who: signedIn,
    run: ({ t, actor, params }) => startShift(t, actor, params.id),
  },
  'POST /api/shifts/:id/no-show': {
    who: owner,
    run: ({ t, actor, params, body }) => reportNoShow(t, actor, params.id, body?.note),
  },
  'POST /api/shifts/:id/complete': {
    who: owner,
    run: ({ t, actor, params, body }) => completeShift(t, actor, params.id, body),
  },
  'POST /api/shifts/:id/end-early': {
    who: signedIn,
    run: ({ t, actor, params }) => endEarly(t, actor, params.id),
  },
  'POST /api/shifts/:id/claim-pay': {
    who: groomer,
    run: ({ t, actor, params, body }) => claimPay(t, actor, params.id, body),
  },
  'POST /api/shifts/:id/accept-claim': {
    who: owner,
    run: ({ t, actor, params }) => acceptClaim(t, actor, params.id),
  },
  'POST /api/shifts/:id/contest-no-show': {
    who: groomer,
    run: ({ t, actor, params, body }) => contestNoShow(t, actor, params.id, body.reason),
  },
  'POST /api/shifts/:id/accept-no-show': {
    who: groomer,
    run: ({ t, actor, params }) => acceptNoShow(t, actor, params.id),
  },
  'POST /api/shifts/:id/withdraw-no-show': {
    who: owner,
    run: ({ t, actor, params }) => withdrawNoShow(t, actor, params.id),
  },
  'POST /api/shifts/:id/confirm-pay': {
    who: groomer,
    run: ({ t, actor, params }) => confirmPay(t, actor, params.id),
  },
  'POST /api/shifts/:id/dispute-pay': {
    who: groomer,
    run: ({ t, actor, params, body }) => disputePay(t, actor, params.id, body.reason),
  },
});
