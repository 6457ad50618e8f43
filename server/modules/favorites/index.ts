import type { Module } from '#server/platform/module.ts';
import { favoriteNotices } from './favorites.notices.ts';
import { exportFavorites } from './favorites.queries.ts';
import { favoritesRoutes } from './favorites.routes.ts';

export const favorites: Module = {
  name: 'favorites',
  routes: favoritesRoutes,
  notices: favoriteNotices,
  tables: {
    favorites: {
      of: ['account_id', 'person_id'],
      announced: { by: "note_row('account_id')" },
      what: 'Favorite groomers and businesses',
      because: 'To find them again, and to let them see a shift first.',
      until: 'until removed',
      archive: { list: 'favorites', rows: exportFavorites },
      closed: 'deleted',
    },
  },
};
