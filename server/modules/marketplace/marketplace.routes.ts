import { marketplaceApi } from '#contract/marketplace.ts';
import { member, mustBeSelf, routes } from '#server/modules/identity/index.ts';
import { allOffers } from './all-offers.ts';

export const marketplaceRoutes = routes(marketplaceApi, {
  'GET /api/marketplace/all-offers': {
    who: member(),
    async run({ platform, actor, query }) {
      mustBeSelf(actor, query.userId);
      return allOffers(platform, actor.id);
    },
  },
});
