import { savedSearchesApi } from '#contract/saved-searches.ts';
import { member, routes, signedIn } from '#server/modules/identity/index.ts';
import { hours } from '#server/platform/clock.ts';
import { editSavedSearch, removeSavedSearch, saveSearch } from './save-search.ts';
import { findSavedSearches } from './saved-searches.queries.ts';

const limit = { name: 'saved-searches', max: 120, per: hours(1), by: 'account' } as const;

export const savedSearchesRoutes = routes(savedSearchesApi, {
  'GET /api/saved-searches': {
    who: signedIn,
    reads: ['saved-searches'],
    run: ({ sql, actor }) => findSavedSearches(sql, actor.id),
  },
  'POST /api/saved-searches': {
    who: member(),
    limit,
    run: ({ t, platform, actor, body }) => saveSearch(t, platform, actor, body),
  },
  'PATCH /api/saved-searches/:id': {
    who: signedIn,
    limit,
    run: ({ t, actor, params, body }) => editSavedSearch(t, actor.id, { ...params, ...body }),
  },
  'DELETE /api/saved-searches/:id': {
    who: signedIn,
    run: ({ t, actor, params }) => removeSavedSearch(t, actor.id, params.id),
  },
});
