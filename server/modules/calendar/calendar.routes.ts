import { calendarApi } from '#contract/calendar/calendar.ts';
import { routes, signedIn } from '#server/modules/identity/index.ts';
import { hours } from '#server/platform/clock.ts';
import { getEntryFile, getFeed, getFeedState, renewFeed } from './ical-feed.ts';
import { deleteFeed } from './ical-feed.queries.ts';
import { getFirstBooking } from './get-first-booking.ts';
import { checkTime, getCalendar } from './get-calendar.ts';
import { changeTimeOff, removeTimeOff, takeTimeOff } from './time-off.ts';
import { getWorkingHours, setWorkingHours } from './working-hours.ts';

const limit = { name: 'calendar', max: 300, per: hours(1), by: 'account' } as const;

/** Needs no membership: people keep their own calendar after theirs has ended. */
export const calendarRoutes = routes(calendarApi, {
  'GET /api/calendar': {
    reads: ['applications', 'calendar', 'clients', 'offers', 'pets', 'requests', 'shifts', 'visits'],
    mayLag: ['businesses', 'groomers', 'profile'],
    who: signedIn,
    heavy: true,
    run: ({ sql, actor, query, platform }) => getCalendar(sql, actor.id, query, platform.clock.now()),
  },
  'GET /api/calendar/check': {
    reads: ['calendar', 'visits'],
    mayLag: ['businesses', 'groomers', 'profile'],
    who: signedIn,
    run: ({ sql, actor, query }) => checkTime(sql, actor.id, query),
  },
  'GET /api/calendar/first-booking': {
    reads: ['applications', 'clients', 'pets', 'price-changes', 'shifts', 'visits'],
    mayLag: ['businesses'],
    who: signedIn,
    run: ({ sql, actor, query, platform }) =>
      getFirstBooking(sql, actor.id, { as: query.as, now: platform.clock.now() }),
  },
  'GET /api/calendar/feed': {
    reads: ['calendar'],
    who: signedIn,
    run: ({ sql, actor, platform }) => getFeedState(sql, actor.id, platform.clock.now()),
  },
  'POST /api/calendar/feed': { who: signedIn, limit, run: ({ t, actor }) => renewFeed(t, actor.id) },
  'DELETE /api/calendar/feed': {
    who: signedIn,
    async run({ t, actor }) {
      await deleteFeed(t.sql, actor.id);
    },
  },
  'GET /calendar/:file': {
    who: 'everyone',
    limit: { name: 'calendar-feed', max: 600, per: hours(1), by: 'address' },
    run: ({ platform, params }) => getFeed(platform, params.file),
  },
  'GET /api/visits/:id/calendar-file': {
    who: signedIn,
    run: ({ platform, actor, params }) => getEntryFile(platform, actor.id, 'visit', params.id),
  },
  'GET /api/shifts/:id/calendar-file': {
    who: signedIn,
    run: ({ platform, actor, params }) => getEntryFile(platform, actor.id, 'shift', params.id),
  },
  'GET /api/working-hours': {
    reads: ['calendar'],
    mayLag: ['businesses', 'groomers', 'profile'],
    who: signedIn,
    run: ({ sql, actor }) => getWorkingHours(sql, actor.id),
  },
  'PUT /api/working-hours': {
    who: signedIn,
    limit,
    run: ({ t, actor, body }) => setWorkingHours(t, actor.id, body.spans),
  },
  'POST /api/time-off': {
    who: signedIn,
    limit,
    run: ({ t, actor, body }) => takeTimeOff(t, actor.id, body),
  },
  'PATCH /api/time-off/:id': {
    who: signedIn,
    limit,
    run: ({ t, actor, params, body }) => changeTimeOff(t, actor.id, params.id, body),
  },
  'DELETE /api/time-off/:id': {
    who: signedIn,
    run: ({ t, actor, params }) => removeTimeOff(t, actor.id, params.id),
  },
});
