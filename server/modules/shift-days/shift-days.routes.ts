import { shiftDaysApi } from '#contract/shifts/shift-days.ts';
import { routes, signedIn } from '#server/modules/identity/index.ts';
import { hours } from '#server/platform/clock.ts';
import { arrive } from './arrive.ts';
import { answerExtras, claimExtras } from './claim-extras.ts';
import { getDay } from './get-day.ts';
import { answerLeaving, leaveEarly, sayLate, sayOnMyWay } from './tell-of-day.ts';

const writes = { name: 'shift-days', max: 120, per: hours(1), by: 'account' } as const;
/** A code has four digits, so only a few can be tried. */
const arriving = { name: 'arrive', max: 10, per: hours(1), by: 'account' } as const;

/** What is booked is also worked after a membership has ended. */
export const shiftDaysRoutes = routes(shiftDaysApi, {
  'GET /api/shifts/:id/day': {
    who: signedIn,
    reads: ['shift-days'],
    mayLag: [
      'shifts',
      'applications',
      'businesses',
      'reviews',
      'certifications',
      'favorites',
      'blocks',
      'shift-invitations',
    ],
    run: ({ sql, actor, params, platform }) => getDay(sql, actor, params.id, platform.clock.now()),
  },
  'POST /api/shifts/:id/day/on-my-way': {
    who: signedIn,
    limit: writes,
    run: ({ t, actor, params }) => sayOnMyWay(t, actor, params.id),
  },
  'POST /api/shifts/:id/day/late': {
    who: signedIn,
    limit: writes,
    run: ({ t, actor, params, body }) => sayLate(t, actor, params.id, body.minutes),
  },
  'POST /api/shifts/:id/day/arrive': {
    who: signedIn,
    limit: arriving,
    run: ({ t, actor, params, body }) => arrive(t, actor, params.id, body?.code),
  },
  'POST /api/shifts/:id/day/leave-early': {
    who: signedIn,
    limit: writes,
    run: ({ t, actor, params, body }) => leaveEarly(t, actor, params.id, body?.note || null),
  },
  'POST /api/shifts/:id/day/answer-leaving': {
    who: signedIn,
    limit: writes,
    run: ({ t, actor, params, body }) => answerLeaving(t, actor, params.id, body.allowed),
  },
  'POST /api/shifts/:id/extras': {
    who: signedIn,
    limit: writes,
    run: ({ t, actor, params, body }) => claimExtras(t, actor, params.id, body),
  },
  'POST /api/shift-extras/:id/agree': {
    who: signedIn,
    limit: writes,
    run: ({ t, actor, params }) => answerExtras(t, actor, params.id, 'agree'),
  },
  'POST /api/shift-extras/:id/decline': {
    who: signedIn,
    limit: writes,
    run: ({ t, actor, params }) => answerExtras(t, actor, params.id, 'decline'),
  },
});
