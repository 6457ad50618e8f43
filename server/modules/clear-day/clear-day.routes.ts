import { clearDayApi } from '#contract/day/clear-day.ts';
import { routes, withRole } from '#server/modules/identity/index.ts';
import { hours } from '#server/platform/clock.ts';
import { checkClearing, clearVisits } from './clear-visits.ts';

/** What is booked is called off without a membership, too. */
const provider = withRole('groomer', 'owner');

export const clearDayRoutes = routes(clearDayApi, {
  'GET /api/day/clear-check': {
    who: provider,
    reads: ['visits', 'clients', 'pets', 'calendar', 'shifts', 'applications'],
    // The time zone.
    mayLag: ['businesses', 'groomers', 'profile', 'account'],
    run: ({ sql, actor, query, platform }) => checkClearing(sql, actor.id, query, platform.clock.now()),
  },
  'POST /api/day/clear': {
    who: provider,
    limit: { name: 'clear-day', max: 60, per: hours(1), by: 'account' },
    run: ({ t, actor, body, platform }) => clearVisits(t, platform, actor, body),
  },
});
