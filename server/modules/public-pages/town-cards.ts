import type { PublicRole, TownCard } from '#contract/profiles/public-pages.ts';
import { lowestPrice } from '#reference/prices/price-book.ts';
import { serviceLabel } from '#reference/service-labels.ts';
import { findBookableDaysOf } from '#server/modules/booking-page/index.ts';
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
  const factsOf = await getShownFactsOf(sql, ids, as);
  const asked = rows.map(({ id, atOnce, timeZone }) => {
    const hours = factsOf.get(id)?.hours ?? null;
    const days = nextDays(dayIn(now, timeZone)).filter((day) => isOpenOn(hours, day));
    return { id, atOnce, days, told: hours !== null };
  });
  const bookable = await findBookableDaysOf(
    sql,
    as,
    new Map(rows.map(({ id, timeZone }) => [id, { from: dayIn(now, timeZone), days: daysShown }])),
    now,
  );
  const firstFree = await findFirstFree(
    sql,
    as,
    asked.filter(({ id }) => !bookable.has(id)),
    now,
  );
  const nextFree = new Map(
    asked.map(({ id, days }) => [
      id,
      firstFree.get(id) ?? days.find((day) => bookable.get(id)?.has(day)) ?? null,
    ]),
  );
  return rows.map(({ id, timeZone: _zone, atOnce: _atOnce, ...card }) => {
    const facts = factsOf.get(id);
    const lowest = facts && lowestPrice(facts);
    return {
      ...card,
      lowest: lowest ? { ...lowest, service: serviceLabel(lowest.service) } : null,
      nextFree: nextFree.get(id) ?? null,
      booksOnline: bookable.has(id),
    };
  });
}
