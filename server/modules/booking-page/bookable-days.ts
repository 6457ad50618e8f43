import { openingDays } from '#contract/booking-page.ts';
import type { ProviderFacts } from '#contract/profiles/facts.ts';
import { addDays } from '#reference/calendar-days.ts';
import { getFacts } from '#server/modules/profiles/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { findPage } from './booking-page.queries.ts';
import { findStarts } from './openings.ts';
import { takesBookings } from './page.ts';
import type { Address } from './page.ts';

/** How long a visit is where no price says so, as in the SQL function `is_free_on`. */
const usualMinutes = 60;

/**
 * Finds the days of a range on which clients can book the shortest service on the page, by the rules of its openings.
 * @returns undefined while the page takes no bookings
 */
export async function findBookableDays(
  sql: Sql,
  address: Address,
  { from, days }: { from: string; days: number },
  now: Date,
): Promise<ReadonlySet<string> | undefined> {
  const page = await findPage(sql, address.as, address.slug);
  if (!page || !(await takesBookings(sql, page))) return undefined;
  const starts = await findStarts(
    sql,
    { ...page, as: address.as, isOpen: true },
    {
      from,
      until: addDays(from, days),
      minutes: shortestOf(await getFacts(sql, page.accountId, address.as)),
      pets: 1,
      at: undefined,
    },
    now,
  );
  return new Set(starts.map(({ at }) => dayIn(at, page.timeZone)));
}

/** Finds the first day of two weeks on which clients can book; null if there is none. */
export async function findNextFree(
  sql: Sql,
  address: Address,
  from: string,
  now: Date,
): Promise<string | null> {
  const days = await findBookableDays(sql, address, { from, days: openingDays }, now);
  return [...(days ?? [])].toSorted()[0] ?? null;
}

function shortestOf({ prices, breedPrices }: Pick<ProviderFacts, 'prices' | 'breedPrices'>): number {
  const told = [...prices, ...breedPrices].flatMap(({ minutes }) => minutes ?? []);
  return told.length > 0 ? Math.min(...told) : usualMinutes;
}
