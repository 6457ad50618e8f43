import type { FavoriteRole } from '#contract/favorites.ts';
import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertFavorite } from './favorites.queries.ts';

/** Adds a favorite, by default a new groomer or business. */
export async function makeFavorite(
  t: Transaction,
  accountId: string,
  { as = 'groomer', userId }: { as?: FavoriteRole; userId?: string } = {},
) {
  const person = userId ?? (await (as === 'groomer' ? makeGroomer(t) : makeBusiness(t))).id;
  await insertFavorite(t.sql, accountId, { as, userId: person }, t.now);
  return { as, userId: person };
}
