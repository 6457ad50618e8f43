import { outsideCalendarsApi } from '#contract/outside-calendars/outside-calendars.ts';
import { member, routes, signedIn } from '#server/modules/identity/index.ts';
import { hours } from '#server/platform/clock.ts';
import { forgetCalendar, nameCalendar, readAgain } from './name-calendar.ts';
import { findCalendar } from './outside-calendars.queries.ts';

/** Each makes the server call another one. */
const limit = { name: 'outside-calendar', max: 20, per: hours(1), by: 'account' } as const;
const provider = member('groomer', 'owner');

export const outsideCalendarsRoutes = routes(outsideCalendarsApi, {
  'GET /api/outside-calendar': {
    who: signedIn,
    reads: ['calendar'],
    run: async ({ sql, actor }) => ({ calendar: (await findCalendar(sql, actor.id)) ?? null }),
  },
  'PUT /api/outside-calendar': {
    who: provider,
    limit,
    run: ({ t, platform, actor, body }) => nameCalendar(t, platform, actor.id, body.url),
  },
  'POST /api/outside-calendar/read': {
    who: provider,
    limit,
    run: ({ t, actor }) => readAgain(t, actor.id),
  },
  'DELETE /api/outside-calendar': {
    who: signedIn,
    run: ({ t, actor }) => forgetCalendar(t, actor.id),
  },
});
