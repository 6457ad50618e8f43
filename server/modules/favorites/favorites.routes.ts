import { favoritesApi } from '#contract/favorites.ts';
import { member, routes, signedIn } from '#server/modules/identity/index.ts';
import { hours } from '#server/platform/clock.ts';
import { notFound } from '#server/platform/problem.ts';
import { addFavorite } from './add-favorite.ts';
import { deleteFavorite, findFavorites } from './favorites.queries.ts';

const limit = { name: 'favorites', max: 600, per: hours(1), by: 'account' } as const;

export const favoritesRoutes = routes(favoritesApi, {
  'GET /api/favorites': {
    who: signedIn,
    reads: ['favorites'],
    // Names, pictures and towns.
    mayLag: ['account', 'profile', 'groomers', 'businesses', 'blocks'],
    run: ({ sql, actor }) => findFavorites(sql, actor.id),
  },
  'PUT /api/favorites/:as/:userId': {
    who: member(),
    limit,
    run: ({ t, actor, params }) => addFavorite(t, actor.id, params),
  },
  'DELETE /api/favorites/:as/:userId': {
    who: signedIn,
    async run({ t, actor, params }) {
      if (!(await deleteFavorite(t.sql, actor.id, params))) throw notFound('favorite');
    },
  },
});
