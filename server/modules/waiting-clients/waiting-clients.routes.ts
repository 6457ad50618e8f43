import { waitingClientsApi } from '#contract/waiting-clients.ts';
import { member, routes, withRole } from '#server/modules/identity/index.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import { listFreedTimes, offerFreedTime } from './fill-freed-time.ts';
import { waitOnPage } from './wait-on-page.ts';
import { showEarlier, waitByLink } from './wait-by-link.ts';
import { stopWaiting, waitForOpening } from './wait-for-opening.ts';
import { findWaiting } from './waiting-clients.queries.ts';

/** What is booked is cared for without a membership, too; new wishes need one. */
const provider = withRole('groomer', 'owner');
const reads = ['clients', 'visits', 'pets'] as const;

export const waitingClientsRoutes = routes(waitingClientsApi, {
  'GET /api/waiting-clients': {
    who: provider,
    reads: [...reads],
    mayLag: ['account', 'businesses', 'groomers', 'profile'],
    run: ({ sql, actor, platform }) => findWaiting(sql, actor.id, platform.clock.now()),
  },
  'POST /api/waiting-clients': {
    who: member('groomer', 'owner'),
    limit: { name: 'waiting-clients', max: 600, per: hours(1), by: 'account' },
    run: ({ t, actor, body }) => waitForOpening(t, actor.id, body),
  },
  'DELETE /api/waiting-clients/:id': {
    who: provider,
    run: ({ t, actor, params }) => stopWaiting(t, actor.id, params.id),
  },
  'GET /api/waiting-clients/freed-times': {
    who: provider,
    reads: [...reads, 'calendar', 'requests', 'shifts'],
    mayLag: ['account', 'businesses', 'groomers', 'profile'],
    run: ({ sql, actor, platform }) => listFreedTimes(sql, actor.id, platform.clock.now()),
  },
  'POST /api/waiting-clients/:id/offer': {
    who: provider,
    limit: { name: 'offer-freed-time', max: 300, per: hours(1), by: 'account' },
    run: ({ t, actor, params, body }) => offerFreedTime(t, actor.id, params.id, body.startsAt),
  },
  'GET /api/client-links/:secret/earlier': {
    who: 'everyone',
    limit: { name: 'client-links', max: 300, per: minutes(5), by: 'address' },
    run: ({ sql, params, platform }) => showEarlier(sql, params.secret, platform.clock.now()),
  },
  'PUT /api/client-links/:secret/earlier': {
    who: 'everyone',
    limit: { name: 'client-link-acts', max: 60, per: minutes(5), by: 'address' },
    run: ({ t, params, body }) => waitByLink(t, params.secret, body),
  },
  'POST /api/book/:as/:slug/wait': {
    who: 'everyone',
    limit: { name: 'page-bookings', max: 60, per: hours(1), by: 'address' },
    run: ({ t, params, body }) => waitOnPage(t, params, body),
  },
});
