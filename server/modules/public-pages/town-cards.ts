import type { PublicRole, TownCard } from '#contract/profiles/public-pages.ts';
import { lowestPrice } from '#reference/prices/price-book.ts';
import { serviceLabel } from '#reference/service-labels.ts';
import { findBookableDays, findOpenPages } from '#server/modules/booking-page/index.ts';
import { getShownFactsOf } from '#server/modules/profiles/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { daysShown, isOpenOn, nextDays } from './get-public-page.ts';
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
  const booksOnline = new Set(open.map(({ accountId }) => accountId));
  const asked = rows.map(({ id, slug, atOnce, timeZone }) => {
    const hours = factsOf.get(id)?.hours ?? null;
    const days = nextDays(dayIn(now, timeZone)).filter((day) => isOpenOn(hours, day));
    return { id, slug, atOnce, days, told: hours !== null };
  });
  const [firstFree, firstBookable] = await Promise.all([
    findFirstFree(
      sql,
      as,
      asked.filter(({ id }) => !booksOnline.has(id)),
      now,
    ),
    findFirstBookable(
      sql,
      as,
      asked.filter(({ id }) => booksOnline.has(id)),
      now,
    ),
  ]);
  return rows.map(({ id, timeZone: _zone, atOnce: _atOnce, ...card }) => {
    const facts = factsOf.get(id);
    const lowest = facts && lowestPrice(facts);
    return {
      ...card,
      lowest: lowest ? { ...lowest, service: serviceLabel(lowest.service) } : null,
      nextFree: firstFree.get(id) ?? firstBookable.get(id) ?? null,
      booksOnline: booksOnline.has(id),
    };
  });
}

/** The first day of each open booking page on which it has a time. */
async function findFirstBookable(
  sql: Sql,
  as: PublicRole,
  pages: readonly { id: string; slug: string; days: string[] }[],
  now: Date,
): Promise<Map<string, string>> {
  const found = await Promise.all(
    pages.map(async ({ id, slug, days }) => {
      const [from] = days;
      const bookable = from && (await findBookableDays(sql, { as, slug }, { from, days: daysShown }, now));
      const day = bookable && days.find((each) => bookable.has(each));
      return day ? [[id, day] as const] : [];
    }),
  );
  return new Map(found.flat());
}
