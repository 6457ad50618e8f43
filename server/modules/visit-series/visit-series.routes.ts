import { visitSeriesApi } from '#contract/visit-series.ts';
import { member, routes, withRole } from '#server/modules/identity/index.ts';
import { hours } from '#server/platform/clock.ts';
import { pageById } from '#server/platform/http/requests/paging.ts';
import { changeSeries } from './change-series.ts';
import { countToRepeat } from './proposals.queries.ts';
import { proposeSeries } from './propose-series.ts';
import { finishSeries, pauseSeries, putAside, repeatVisit, resumeSeries } from './repeat-visit.ts';
import { setUpSeries } from './set-up-series.ts';
import { findSeries } from './visit-series.queries.ts';

/** What is booked is read and ended without a membership, too; a series is begun and goes on with one. */
const provider = withRole('groomer', 'owner');
const settingUp = { name: 'series-proposals', max: 30, per: hours(1), by: 'account' } as const;
const limit = { name: 'visit-series', max: 300, per: hours(1), by: 'account' } as const;

export const visitSeriesRoutes = routes(visitSeriesApi, {
  'GET /api/visit-series': {
    who: provider,
    reads: ['visit-series', 'visits'],
    // Names.
    mayLag: ['clients', 'pets'],
    run: async ({ sql, actor, query, platform, request, reply }) =>
      pageById(request, reply, query.limit, await findSeries(sql, actor.id, query, platform.clock.now())),
  },
  'POST /api/visit-series': {
    who: member('groomer', 'owner'),
    limit,
    run: ({ t, actor, body }) => repeatVisit(t, actor, body),
  },
  'GET /api/visit-series/proposals': {
    who: provider,
    heavy: true,
    reads: ['visit-series', 'visits', 'clients', 'pets', 'calendar', 'staff', 'shifts', 'applications'],
    // Places of work, the time zone, and the gap between visits.
    mayLag: ['businesses', 'groomers', 'profile', 'booking-page'],
    run: ({ sql, actor, platform }) => proposeSeries(sql, actor, platform.clock.now()),
  },
  'GET /api/visit-series/proposals/count': {
    who: provider,
    reads: ['visit-series', 'clients', 'pets'],
    run: async ({ sql, actor }) => ({ total: await countToRepeat(sql, actor.id) }),
  },
  'POST /api/visit-series/proposals': {
    who: member('groomer', 'owner'),
    limit: settingUp,
    runOutsideTransaction: ({ platform, actor, body }) => setUpSeries(platform, actor, body.series),
  },
  'POST /api/visit-series/:id/pause': {
    who: provider,
    limit,
    run: ({ t, actor, params, body }) => pauseSeries(t, actor, params.id, body),
  },
  'POST /api/visit-series/:id/resume': {
    who: member('groomer', 'owner'),
    limit,
    run: ({ t, actor, params }) => resumeSeries(t, actor, params.id),
  },
  'POST /api/visit-series/:id/change': {
    who: member('groomer', 'owner'),
    limit,
    run: ({ t, actor, params, body }) => changeSeries(t, actor, params.id, body),
  },
  'POST /api/visit-series/:id/end': {
    who: provider,
    limit,
    run: ({ t, actor, params, body }) => finishSeries(t, actor, params.id, body ?? {}),
  },
  'DELETE /api/visit-series/:id/gaps/:day': {
    who: provider,
    run: ({ t, actor, params }) => putAside(t, actor, params),
  },
});
