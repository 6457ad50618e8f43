import { dayApi } from '#contract/day/day.ts';
import { routes, withRole } from '#server/modules/identity/index.ts';
import { hours } from '#server/platform/clock.ts';
import { notFound } from '#server/platform/problem.ts';
import { askToConfirm } from './ask-to-confirm.ts';
import { findTextsToTell, isProviderOf } from './day.queries.ts';
import { findHouseCall } from '#server/modules/grooming-requests/index.ts';
import { findOpenings } from './find-openings.ts';
import { getDay } from './get-day.ts';

/** What is booked is read without a membership, too. */
const provider = withRole('groomer', 'owner');

export const dayRoutes = routes(dayApi, {
  'GET /api/day': {
    who: provider,
    heavy: true,
    reads: [
      'blocks',
      'visits',
      'consents',
      'check-in',
      'visit-series',
      'staff',
      'pets',
      'applications',
      'shifts',
      'calendar',
      'clients',
      'client-messages',
      'bills',
      'cancellation-policies',
      'price-changes',
      'requests',
      'offers',
    ],
    // Names, addresses, ratings and the time zone.
    mayLag: ['businesses', 'groomers', 'profile', 'certifications', 'reviews'],
    async run({ sql, actor, query, platform }) {
      const day = await getDay(sql, actor, query, platform.clock.now());
      return actor.frontDesk ? { ...day, totals: { ...day.totals, cents: null, taken: null } } : day;
    },
  },
  'POST /api/day/ask-to-confirm': {
    who: provider,
    limit: { name: 'ask-to-confirm', max: 60, per: hours(1), by: 'account' },
    run: ({ t, actor, body }) => askToConfirm(t, actor.id, body.on),
  },
  'GET /api/visits/:id/texts-to-tell': {
    who: provider,
    reads: ['client-messages', 'clients', 'visits'],
    async run({ sql, actor, params, platform }) {
      if (!(await isProviderOf(sql, actor.id, params.id))) throw notFound('visit');
      return findTextsToTell(sql, actor.id, platform.clock.now(), params.id);
    },
  },
  'GET /api/day/openings': {
    who: provider,
    heavy: true,
    reads: ['visits', 'applications', 'shifts', 'calendar', 'staff', 'clients', 'requests'],
    mayLag: ['businesses', 'groomers', 'profile'],
    async run({ sql, actor, query: { requestId, ...asked }, platform }) {
      const at = requestId && (await findHouseCall(sql, actor, requestId));
      return findOpenings(sql, actor, { ...asked, ...(at ? { at } : {}) }, platform.clock.now());
    },
  },
});
