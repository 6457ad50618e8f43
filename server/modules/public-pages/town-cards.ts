import type { PublicPage, PublicRole, TownCard } from '#contract/profiles/public-pages.ts';
import { findOpenPages } from '#server/modules/booking-page/index.ts';
import { getShownFactsOf } from '#server/modules/profiles/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { isOpenOn, nextDays } from './get-public-page.ts';
import { priceGuide } from './price-guide.ts';
import { findFirstFree } from './public-pages.queries.ts';
import type { TownRow } from './public-pages.queries.ts';

/** Adds to the rows of a town's list what visitors decide by: the lowest price, the next free day, and how to book. */
export async function townCards(
  sql: Sql,
  as: PublicRole,
  rows: readonly TownRow[],
  now: Date,
): Promise<TownCard[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [factsOf, open] = await Promise.all([getShownFactsOf(sql, ids, as), findOpenPages(sql, as, ids)]);
  const asked = rows.map(({ id, atOnce, timeZone }) => {
    const hours = factsOf.get(id)?.hours ?? null;
    const days = nextDays(dayIn(now, timeZone)).filter((day) => isOpenOn(hours, day));
    return { id, atOnce, days, told: hours !== null };
  });
  const firstFree = await findFirstFree(sql, as, asked, now);
  const booksOnline = new Set(open.map(({ accountId }) => accountId));
  return rows.map(({ id, timeZone: _zone, atOnce: _atOnce, ...card }) => {
    const facts = factsOf.get(id);
    return {
      ...card,
      lowest: facts ? lowestOf(priceGuide(facts)) : null,
      nextFree: firstFree.get(id) ?? null,
      booksOnline: booksOnline.has(id),
    };
  });
}

/** As the head of a public page says it: of the first service, whatever the size or breed. */
function lowestOf([first]: PublicPage['priceGuide']): TownCard['lowest'] {
  if (!first) return null;
  return {
    service: first.service,
    from: Math.min(...[...first.prices, ...first.byBreed].map(({ from }) => from)),
  };
}
