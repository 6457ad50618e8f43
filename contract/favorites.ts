import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { Id, Instant } from './values.ts';

/** An account keeps so many. */
const maxFavorites = 200;

const FavoriteRole = z.enum(['groomer', 'business']);
export type FavoriteRole = z.output<typeof FavoriteRole>;

/** A groomer or a business that one wants to work with again. */
export const Favorite = z.object({
  userId: Id,
  as: FavoriteRole,
  name: z.string(),
  imageUrl: z.string().nullable(),
  /** The town, if it is known. */
  town: z.string().nullable(),
  since: Instant,
});
export type Favorite = z.output<typeof Favorite>;

const Person = z.strictObject({ as: FavoriteRole, userId: Id });

export const favoritesApi = {
  'GET /api/favorites': {
    summary: `One’s own favorites, the latest first; at most ${maxFavorites}`,
    reply: z.array(Favorite),
  },
  'PUT /api/favorites/:as/:userId': {
    summary: 'Add a groomer or a business to one’s favorites',
    params: Person,
    reply: Favorite,
  },
  'DELETE /api/favorites/:as/:userId': {
    summary: 'Remove someone from one’s favorites',
    params: Person,
    reply: null,
  },
} as const satisfies EndpointTable;

export type Favorites = { api: typeof favoritesApi; events: object };
