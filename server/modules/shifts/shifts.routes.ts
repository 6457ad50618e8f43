import { shiftsApi } from '#contract/shifts.ts';
import { member, routes, signedIn, withRole } from '#server/modules/identity/index.ts';
import { fieldsSeenBy } from '#server/platform/http/requests/fields-seen.ts';
import { hours } from '#server/platform/clock.ts';
import { linkNext } from '#server/platform/http/requests/paging.ts';
import { setValidUntil } from '#server/platform/change-feed/conditional-get.ts';
import { acceptClaim } from './accept-claim.ts';
import { cancelShift } from './cancel-shift.ts';
import { claimPay } from './claim-pay.ts';
import { completeShift } from './complete-shift.ts';
import { confirmPay } from './confirm-pay.ts';
import { contestNoShow } from './contest-no-show.ts';
import { disputePay } from './dispute-pay.ts';
import { editShift } from './edit-shift.ts';
import { endEarly } from './end-early.ts';
import { ownShifts } from './own-shifts.ts';
import { postShift } from './post-shift.ts';
import { readShift } from './read-shift.ts';
import { reportNoShow } from './report-no-show.ts';
import { startShift } from './start-shift.ts';

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
    who: signedIn,
    run: ({ sql, actor, params, platform }) => readShift(sql, actor, params.id, platform.clock.now()),
  },
  'PATCH /api/shifts/:id': {
    who: member('owner'),
    run: ({ t, actor, params, body, request }) => editShift(t, actor, params.id, body, fieldsSeenBy(request)),
  },
  'GET /api/shifts/owner/current-user': {
    who: owner,
    poll: ['shift_applications', 'shift_pay', 'shift_claims', 'accounts', 'ratings'],
    async run({ sql, actor, query, platform, request, reply }) {
      const { shifts, validUntil, next } = await ownShifts(sql, actor, query, platform.clock.now());
      setValidUntil(request, validUntil);
      linkNext(request, reply, next);
      return shifts;
    },
  },
  'POST /api/shifts/:id/cancel': {
    who: owner,
    run: ({ t, actor, params, body }) => cancelShift(t, actor, params.id, body.reason),
  },
  'POST /api/shifts/:id/start': {
    who: signedIn,
    run: ({ t, actor, params }) => startShift(t, actor, params.id),
  },
  'POST /api/shifts/:id/no-show': {
    who: owner,
    run: ({ t, actor, params }) => reportNoShow(t, actor, params.id),
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
  'POST /api/shifts/:id/confirm-pay': {
    who: groomer,
    run: ({ t, actor, params }) => confirmPay(t, actor, params.id),
  },
  'POST /api/shifts/:id/dispute-pay': {
    who: groomer,
    run: ({ t, actor, params, body }) => disputePay(t, actor, params.id, body.reason),
  },
});
