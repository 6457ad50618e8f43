import { checkInApi } from '#contract/day/check-in.ts';
import { routes, signedIn, withRole } from '#server/modules/identity/index.ts';
import { hours } from '#server/platform/clock.ts';
import { getArrival, noteArrival } from './note-arrival.ts';

export const checkInRoutes = routes(checkInApi, {
  'GET /api/visits/:id/arrival': {
    who: signedIn,
    reads: ['check-in', 'visits'],
    run: ({ sql, actor, params }) => getArrival(sql, actor.id, params.id),
  },
  'POST /api/visits/:id/arrival': {
    who: withRole('groomer', 'owner'),
    limit: { name: 'arrivals', max: 300, per: hours(1), by: 'account' },
    run: ({ t, actor, params, body }) => noteArrival(t, actor, params.id, body.pets),
  },
});
