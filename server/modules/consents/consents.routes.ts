import { consentsApi } from '#contract/consents/consents.ts';
import { actingByLink, readingByLink } from '#server/modules/client-links/index.ts';
import { routes, signedIn, withRole } from '#server/modules/identity/index.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import { consentsOfClient, consentsOfLink, consentsOfVisit } from './show-consents.ts';
import { signByLink, signConsent } from './sign-consent.ts';
import { withdrawByLink, withdrawConsent } from './withdraw-consent.ts';

const writes = { name: 'consents', max: 300, per: hours(1), by: 'account' } as const;

/** What is booked is also cared for after a membership has ended. */
export const consentsRoutes = routes(consentsApi, {
  'GET /api/visits/:id/consents': {
    who: signedIn,
    reads: ['check-in', 'consents', 'visits', 'price-changes'],
    mayLag: [
      'cancellation-policies',
      'visit-series',
      'blocks',
      'pets',
      'account',
      'clients',
      'staff',
      'profile',
      'businesses',
      'requests',
      'groomers',
      'bills',
      'reviews',
    ],
    run: ({ sql, actor, params, platform }) =>
      consentsOfVisit({ sql, now: platform.clock.now() }, actor, params.id),
  },
  'POST /api/visits/:id/consents': {
    who: signedIn,
    limit: writes,
    run: ({ t, actor, params, body }) => signConsent(t, actor, params.id, body),
  },
  'GET /api/clients/:id/consents': {
    who: withRole('groomer', 'owner'),
    reads: ['consents'],
    mayLag: ['clients', 'pets', 'businesses', 'groomers', 'profile'],
    run: ({ sql, actor, params, platform }) =>
      consentsOfClient({ sql, now: platform.clock.now() }, actor.id, params.id),
  },
  'POST /api/consents/:id/withdraw': {
    who: signedIn,
    limit: writes,
    run: ({ t, actor, params }) => withdrawConsent(t, actor, params.id),
  },
  'GET /api/client-links/:secret/consents': {
    who: 'everyone',
    limit: readingByLink,
    run: ({ sql, params, platform }) => consentsOfLink({ sql, now: platform.clock.now() }, params.secret),
  },
  'POST /api/client-links/:secret/consents': {
    who: 'everyone',
    limit: { name: 'client-link-consents', max: 200, per: minutes(5), by: 'address' },
    run: ({ t, params, body }) => signByLink(t, params.secret, body),
  },
  'POST /api/client-links/:secret/consents/:id/withdraw': {
    who: 'everyone',
    limit: actingByLink,
    run: ({ t, params }) => withdrawByLink(t, params.secret, params.id),
  },
});
