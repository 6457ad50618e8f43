import type { PublicRole, TownCard } from '#contract/profiles/public-pages.ts';
import { lowestPrice } from '#reference/prices/price-book.ts';
import { serviceLabel } from '#reference/service-labels.ts';
import { findShownDaysOf, nextFreeOf } from '#server/modules/booking-page/index.ts';
import { getShownFactsOf } from '#server/modules/profiles/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { TownRow } from './public-pages.queries.ts';

/** A card has room for a line of them. */
const mostAreas = 3;

/** Adds to the rows of a town's list what visitors decide by: the lowest price, the next free day, and how to book. */
export async function townCards(
  sql: Sql,
  as: PublicRole,
  rows: readonly TownRow[],
  now: Date,
): Promise<TownCard[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const factsOf = await getShownFactsOf(sql, ids, as);
  const shownDays = await findShownDaysOf(sql, as, ids, now);
  return rows.map(({ id, ...card }) => {
    const facts = factsOf.get(id);
    const lowest = facts && lowestPrice(facts);
    return {
      ...card,
      areas: facts?.areas.slice(0, mostAreas) ?? [],
      lowest: lowest ? { ...lowest, service: serviceLabel(lowest.service) } : null,
      nextFree: nextFreeOf(shownDays.get(id)),
      booksOnline: shownDays.get(id)?.booksOnline ?? false,
    };
  });
}
