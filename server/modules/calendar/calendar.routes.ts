import { calendarApi } from '#contract/calendar.ts';
import { routes, signedIn } from '#server/modules/identity/index.ts';
import { hours } from '#server/platform/clock.ts';
import { changeTimeOff, removeTimeOff, takeTimeOff } from './time-off.ts';
import { getWorkingHours, setWorkingHours } from './working-hours.ts';

const limit = { name: 'calendar', max: 300, per: hours(1), by: 'account' } as const;

/** Needs no membership: people keep their own calendar after theirs has ended. */
export const calendarRoutes = routes(calendarApi, {
  'GET /api/working-hours': { who: signedIn, run: ({ sql, actor }) => getWorkingHours(sql, actor.id) },
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
