import type { Favorite, FavoriteRole } from '#contract/favorites.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findFavorites, insertFavorite, isListed } from './favorites.queries.ts';

/**
 * Adds a listed groomer or business; who is a favorite already stays one.
 * @throws Problem `not_found`, `full` at the most favorites
 */
export async function addFavorite(
  t: Transaction,
  accountId: string,
  { as, userId }: { as: FavoriteRole; userId: string },
): Promise<Favorite> {
  if (!(await isListed(t.sql, accountId, { as, userId }))) throw notFound('person');
  await insertFavorite(t.sql, accountId, { as, userId }, t.now);
  const [favorite] = await findFavorites(t.sql, accountId, { as, userId });
  if (!favorite) throw notFound('person');
  return favorite;
}
