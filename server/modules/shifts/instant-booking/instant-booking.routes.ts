import { instantBookingApi } from '#contract/shifts/instant-booking.ts';
import { member, routes } from '#server/modules/identity/index.ts';
import { hours } from '#server/platform/clock.ts';
import { allowTaking, takeAtOnce } from './instant-booking.ts';

export const instantBookingRoutes = routes(instantBookingApi, {
  'PUT /api/shifts/:id/instant-booking': {
    who: member('owner'),
    run: ({ t, actor, params, body }) => allowTaking(t, actor, params.id, body.who),
  },
  'POST /api/shifts/:id/take': {
    who: member('groomer'),
    limit: { name: 'take-shift', max: 120, per: hours(1), by: 'account' },
    run: ({ t, actor, params, body }) => takeAtOnce(t, actor, params.id, body.termsVersion),
  },
});
