import { openingDays } from '#contract/booking-page.ts';
import { sizeCodes } from '#contract/pets/pet-codes.ts';
import type { AnyService } from '#contract/pets/pet-codes.ts';
import type { PublicRole } from '#contract/profiles/public-pages.ts';
import { addDays } from '#reference/calendar-days.ts';
import type { PriceList } from '#reference/prices/price-book.ts';
import { getFacts, getFactsOf } from '#server/modules/profiles/index.ts';
import { usualLength } from '#server/modules/visits/index.ts';
import type { Prices } from '#server/modules/visits/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { findOpenPages, findPage } from './booking-page.queries.ts';
import type { PageRow } from './booking-page.queries.ts';
import { findStartsOf } from './find-starts.ts';
import { takesBookings } from './page.ts';
import type { Address } from './page.ts';

/** How long a visit is where no price says so, as in the SQL function `is_free_on`. */
const usualMinutes = 60;

type Range = { from: string; days: number };

/**
 * Finds the days of a range on which clients can book the shortest service on the page, by the rules of its openings.
 * @returns undefined while the page takes no bookings
 */
export async function findBookableDays(
  sql: Sql,
  address: Address,
  range: Range,
  now: Date,
): Promise<ReadonlySet<string> | undefined> {
  const page = await findPage(sql, address.as, address.slug);
  if (!page || !(await takesBookings(sql, page))) return undefined;
  const list = await getFacts(sql, page.accountId, address.as);
  return (await daysOf(sql, address.as, [{ page, minutes: shortestOf(list), ...range }], now)).get(
    page.accountId,
  );
}

/** Finds the bookable days of several accounts whose page takes bookings, each in a range of its own. */
export async function findBookableDaysOf(
  sql: Sql,
  as: PublicRole,
  ranges: ReadonlyMap<string, Range>,
  now: Date,
): Promise<Map<string, ReadonlySet<string>>> {
  const pages = await findOpenPages(sql, as, [...ranges.keys()]);
  if (pages.length === 0) return new Map();
  const lists = await getFactsOf(
    sql,
    pages.map(({ accountId }) => accountId),
    as,
  );
  const asked = pages.flatMap((page) => {
    const [list, range] = [lists.get(page.accountId), ranges.get(page.accountId)];
    return list && range ? [{ page, minutes: shortestOf(list), ...range }] : [];
  });
  return daysOf(sql, as, asked, now);
}

/** What a page shows before anything is asked: so many times on each of so many days. */
const shown = { days: 3, ofDay: 3 } as const;

/**
 * Finds the first day of two weeks on which clients can book a service on an open page, null if there is none, and a few of its
 * first times, each long enough for any pet.
 */
export async function findFirstTimes(
  sql: Sql,
  page: PageRow & { as: PublicRole },
  work: { service: AnyService; prices: Prices },
  now: Date,
): Promise<{ nextFree: string | null; firstTimes: string[] }> {
  const range = { from: dayIn(now, page.timeZone), days: openingDays };
  const asked = [{ page, minutes: longestOf(work), ...range }];
  const starts = (await startsOf(sql, page.as, asked, now)).get(page.accountId) ?? [];
  const days = [...Map.groupBy(starts, ({ at }) => dayIn(at, page.timeZone))].toSorted(([one], [other]) =>
    one.localeCompare(other),
  );
  return {
    nextFree: days[0]?.[0] ?? null,
    firstTimes: days
      .slice(0, shown.days)
      .flatMap(([, ofDay]) => spreadOver(ofDay).map(({ at }) => at.toISOString())),
  };
}

/** The first, a middle and the last one. */
function spreadOver<Item>(items: readonly Item[]): Item[] {
  if (items.length <= shown.ofDay) return [...items];
  return items.filter((_, nth) => [0, Math.floor(items.length / 2), items.length - 1].includes(nth));
}

type Asked = Range & { page: PageRow; minutes: number };

const startsOf = (sql: Sql, as: PublicRole, asked: readonly Asked[], now: Date) =>
  findStartsOf(
    sql,
    as,
    asked.map(({ page, minutes, from, days }) => ({
      page,
      from,
      until: addDays(from, days),
      minutes,
      pets: 1,
      at: undefined,
    })),
    now,
  );

async function daysOf(
  sql: Sql,
  as: PublicRole,
  asked: readonly Asked[],
  now: Date,
): Promise<Map<string, ReadonlySet<string>>> {
  const starts = await startsOf(sql, as, asked, now);
  return new Map(
    asked.map(({ page: { accountId, timeZone } }) => [
      accountId,
      new Set((starts.get(accountId) ?? []).map(({ at }) => dayIn(at, timeZone))),
    ]),
  );
}

function shortestOf({ prices, breedPrices }: PriceList): number {
  const told = [...prices, ...breedPrices].flatMap(({ minutes }) => minutes ?? []);
  return told.length > 0 ? Math.min(...told) : usualMinutes;
}

/** How long a service takes on the animals that the list prices it for, or on any dog, at the longest. */
function longestOf({ service, prices }: { service: AnyService; prices: Prices }): number {
  const listed = prices.prices.filter((row) => row.service === service).map(({ size }) => size);
  const ofBreeds = prices.breedPrices
    .filter((row) => row.service === service)
    .map(({ minutes }) => minutes ?? 0);
  const ofSizes = (listed.length > 0 ? listed : sizeCodes).map((size) => {
    const animal =
      size === 'cat' ? ({ species: 'cat', size: 'small' } as const) : ({ species: 'dog', size } as const);
    return usualLength({ ...animal, coat: null, breed: null }, [service], prices);
  });
  return Math.max(...ofSizes, ...ofBreeds);
}
