import { offersApi } from '#contract/grooming/offers.ts';
import { member, routes, withRole } from '#server/modules/identity/index.ts';
import { hours } from '#server/platform/clock.ts';
import { linkNext } from '#server/platform/http/requests/paging.ts';
import { checkOffer } from './check-offer.ts';
import { confirmOffer } from './confirm-offer.ts';
import { declineOffer } from './decline-offer.ts';
import { listOffers, listSentOffers } from './list-offers.ts';
import { sendOffer } from './send-offer.ts';
import { withdrawOffer } from './withdraw-offer.ts';

const petOwner = withRole('pet_owner');
const provider = withRole('groomer', 'owner');

export const offersRoutes = routes(offersApi, {
  'POST /api/applications/grooming-request': {
    who: member('groomer', 'owner'),
    limit: { name: 'send-offer', max: 300, per: hours(1), by: 'account' },
    run: ({ t, actor, body }) => sendOffer(t, actor, body),
  },
  'GET /api/grooming-requests/:id/offers': {
    reads: ['blocks', 'offers', 'price-changes', 'reviews', 'visits'],
    readsAll: ['requests'],
    mayLag: ['applications', 'businesses', 'certifications', 'groomers', 'shifts'],
    who: petOwner,
    run: ({ sql, actor, params, platform }) => listOffers(sql, actor, params.id, platform.clock.now()),
  },
  'GET /api/offers/sent': {
    reads: ['blocks', 'offers', 'pets', 'requests', 'reviews', 'visits'],
    mayLag: ['businesses', 'groomers', 'profile'],
    who: provider,
    async run({ sql, actor, query, platform, request, reply }) {
      const { offers, next } = await listSentOffers(sql, actor, query, platform.clock.now());
      linkNext(request, reply, next);
      return offers;
    },
  },
  'GET /api/grooming-requests/:id/offer-check': {
    reads: ['pets', 'blocks', 'offers', 'price-changes', 'shifts', 'visits'],
    readsAll: ['requests'],
    mayLag: ['businesses', 'groomers', 'profile'],
    who: member('groomer', 'owner'),
    run: ({ sql, actor, params, query, platform }) =>
      checkOffer(sql, actor, params.id, query, platform.clock.now()),
  },
  'POST /api/offers/:id/decline': {
    who: petOwner,
    run: ({ t, actor, params }) => declineOffer(t, actor, params.id),
  },
  'POST /api/offers/:id/withdraw': {
    who: provider,
    run: ({ t, actor, params }) => withdrawOffer(t, actor, params.id),
  },
  'POST /api/offers/:id/confirm': {
    who: provider,
    run: ({ t, actor, params, body }) => confirmOffer(t, actor, params.id, body ?? {}),
  },
});
