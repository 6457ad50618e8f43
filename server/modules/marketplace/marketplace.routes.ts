import { marketplaceApi } from '#contract/marketplace.ts';
import { member, requireSelf, routes } from '#server/modules/identity/index.ts';
import { searchMarketplace } from './search-marketplace.ts';

export const marketplaceRoutes = routes(marketplaceApi, {
  'GET /api/marketplace/all-offers': {
    reads: ['applications', 'blocks', 'favorites', 'offers', 'pets', 'profile', 'reviews'],
    readsAll: ['businesses', 'groomers', 'requests', 'shifts'],
    mayLag: ['certifications', 'portfolio', 'reliability', 'visits'],
    who: member(),
    limit: 'opening',
    async run({ platform, actor, query }) {
      requireSelf(actor, query.userId);
      return searchMarketplace(platform, actor.id, query.userType);
    },
  },
});
