import { reliefApi } from '#contract/relief.ts';
import { routes, withRole } from '#server/modules/identity/index.ts';
import { getAnimals, getCheckOuts, getShiftToPost } from './read-relief.ts';

/** What is booked is worked without a membership, too. */
export const reliefRoutes = routes(reliefApi, {
  'GET /api/shifts/:id/animals': {
    who: withRole('groomer'),
    reads: ['staff', 'visits', 'pets', 'clients', 'shifts', 'applications'],
    run: ({ sql, actor, params, platform }) => getAnimals(sql, actor.id, params.id, platform.clock.now()),
  },
  'GET /api/shifts/:id/check-outs': {
    who: withRole('groomer', 'owner'),
    reads: ['staff', 'visits', 'pets', 'bills', 'shifts', 'applications'],
    run: ({ sql, actor, params }) => getCheckOuts(sql, actor.id, params.id),
  },
  'GET /api/staff/:id/shift-to-post': {
    who: withRole('owner'),
    reads: ['staff', 'visits'],
    // The time zone.
    mayLag: ['businesses', 'groomers', 'profile'],
    run: ({ sql, actor, params, query, platform }) =>
      getShiftToPost(sql, actor.id, { staffId: params.id, on: query.on, now: platform.clock.now() }),
  },
});
