import { openingDays } from '#contract/booking-page.ts';
import type { PublicRole } from '#contract/profiles/public-pages.ts';
import { addDays } from '#reference/calendar-days.ts';
import { findProviderFactsOf } from '#server/modules/grooming-requests/index.ts';
import { getFactsOf } from '#server/modules/profiles/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { findPagesWithDays } from '../booking-page.queries.ts';
import type { Timetable } from '../booking-page.queries.ts';
import { findStartsOf } from './find-starts.ts';
import { firstVisitMinutes } from './first-visit.ts';

/** The days of two weeks, and whether clients find a time on them; none if the provider has not told their hours. */
export type ShownDays = { booksOnline: boolean; days: { day: string; free: boolean }[] };

export const nextFreeOf = (shown: ShownDays | undefined): string | null =>
  shown?.days.find(({ free }) => free)?.day ?? null;

/** Finds the free days of several accounts' pages. They are those of the booking page, also where it takes no bookings. */
export async function findShownDaysOf(
  sql: Sql,
  as: PublicRole,
  accountIds: readonly string[],
  now: Date,
): Promise<Map<string, ShownDays>> {
  const pages = await findPagesWithDays(sql, as, accountIds);
  const lists = await getFactsOf(sql, accountIds, as);
  const factsOf = await findProviderFactsOf(sql, accountIds, as);
  const asked = pages.flatMap((page) => {
    const list = lists.get(page.accountId);
    if (!list || !(page.hasHours || list.hours)) return [];
    const { mobile } = factsOf(page.accountId);
    return [{ page, minutes: firstVisitMinutes({ ...list, atHome: mobile }) }];
  });
  const starts = await startsOf(sql, as, asked, now);
  return new Map(
    pages.map(({ accountId, timeZone, booksOnline }) => {
      const ofPage = starts.get(accountId);
      const free = new Set(ofPage?.map(({ at }) => dayIn(at, timeZone)));
      const today = dayIn(now, timeZone);
      const days = Array.from({ length: ofPage ? openingDays : 0 }, (_, nth) => addDays(today, nth));
      return [accountId, { booksOnline, days: days.map((day) => ({ day, free: free.has(day) })) }];
    }),
  );
}

/** What a page shows before anything is asked: so many times on each of so many days. */
const shown = { days: 3, ofDay: 3 } as const;

/** Finds the first day of two weeks on which clients can book on an open page, null if there is none, and a few of its first times. */
export async function findFirstTimes(
  sql: Sql,
  page: Timetable & { as: PublicRole },
  minutes: number,
  now: Date,
): Promise<{ nextFree: string | null; firstTimes: string[] }> {
  const starts = (await startsOf(sql, page.as, [{ page, minutes }], now)).get(page.accountId) ?? [];
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

/** Finds the starts within two weeks for one animal; public pages and an unanswered booking page show the same. */
const startsOf = (
  sql: Sql,
  as: PublicRole,
  asked: readonly { page: Timetable; minutes: number }[],
  now: Date,
) =>
  findStartsOf(
    sql,
    as,
    asked.map(({ page, minutes }) => {
      const from = dayIn(now, page.timeZone);
      return { page, from, until: addDays(from, openingDays), minutes, pets: 1, at: undefined };
    }),
    now,
  );
