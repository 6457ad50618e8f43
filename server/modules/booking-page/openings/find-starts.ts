import { isOpenOn } from '#contract/profiles/opening-hours.ts';
import type { OpeningHours } from '#contract/profiles/opening-hours.ts';
import type { PublicRole } from '#contract/profiles/public-pages.ts';
import { addDays } from '#reference/calendar-days.ts';
import { findFreeTimesOf, findTrips } from '#server/modules/calendar/index.ts';
import { findProviderFactsOf } from '#server/modules/grooming-requests/index.ts';
import { getFactsOf } from '#server/modules/profiles/index.ts';
import {
  findHousesOf,
  findPeopleWithinOf,
  findStaffFreeTimesOf,
  peopleOfDay,
  timesWithoutPeople,
} from '#server/modules/staff/index.ts';
import { after, days, hours, minutes as minutesLong } from '#server/platform/clock.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { LatLon } from '#server/platform/places/distance.ts';
import { dayIn, instantAt } from '#server/platform/wall-clock.ts';
import { findBusyTimes } from '../booking-page.queries.ts';
import type { PageRow, Timetable } from '../booking-page.queries.ts';

type Wanted = {
  from: string;
  /** The day after the last one. */
  until: string;
  minutes: number;
  /** How many animals come. */
  pets: number;
  /** Where the client is, if the provider comes to them. */
  at: LatLon | undefined;
};

/** A possible start, with the staff member who does the work; null for a provider without staff. */
export type Start = { at: Date; staffId: string | null };

/** Finds when work of some length can begin on a page: every half hour of a free time, with time for the way. */
export const findStarts = async (
  sql: Sql,
  page: PageRow & { as: PublicRole },
  wanted: Wanted,
  now: Date,
): Promise<Start[]> =>
  (await findStartsOf(sql, page.as, [{ page, ...wanted }], now)).get(page.accountId) ?? [];

type Asked = Wanted & { page: Timetable };
type Person = { id: string; accountId: string; role: string; fromDay: string; toDay: string | null };
type FreeTime = { accountId: string; startsAt: string; endsAt: string; staff?: { id: string } };

/** Finds the starts on several pages of a role, in as many statements as for one, where no way is asked for. */
export async function findStartsOf(
  sql: Sql,
  as: PublicRole,
  asked: readonly Asked[],
  now: Date,
): Promise<Map<string, Start[]>> {
  if (asked.length === 0) return new Map();
  const accountIds = asked.map(({ page }) => page.accountId);
  const factsOf = await findProviderFactsOf(sql, accountIds, as);
  const lists = await getFactsOf(sql, accountIds, as);
  const pages = asked.map(({ page, ...wanted }) => {
    const { accountId, timeZone, leadHours } = page;
    const range = {
      since: instantAt(wanted.from, '00:00', timeZone),
      until: instantAt(wanted.until, '00:00', timeZone),
    };
    return {
      ...wanted,
      page,
      accountId,
      range,
      as,
      days: Math.round((range.until.getTime() - range.since.getTime()) / days(1)),
      since: after(now, hours(leadHours)),
      ...factsOf(accountId),
    };
  });
  const people: readonly Person[] = as === 'business' ? await findPeopleWithinOf(sql, rangesOf(pages)) : [];
  const peopleOf = Map.groupBy(people, ({ accountId }) => accountId);
  const ofPeople = Map.groupBy(await freeTimesOfPeople(sql, pages, peopleOf), ({ accountId }) => accountId);
  const wanted = pages.map(({ accountId, from, days: many, dogsAtOnce, minutes, since }) => ({
    accountId,
    from,
    days: many,
    dogsAtOnce,
    minutes,
    since,
    as,
  }));
  const alone = Map.groupBy(await findFreeTimesOf(sql, wanted), ({ accountId }) => accountId);
  const starts = pages.map(async ({ accountId, page, range, mobile, at, minutes }) => {
    // On days before its first person comes, a business is booked as a whole.
    const free: FreeTime[] = [
      ...(ofPeople.get(accountId) ?? []),
      ...timesWithoutPeople(alone.get(accountId) ?? [], peopleOf.get(accountId) ?? [], page.timeZone),
    ];
    const around = { since: after(range.since, -hours(12)), until: after(range.until, hours(12)) };
    const trips = mobile && at ? await findTrips(sql, { accountId, ...around, at }) : [];
    const open = lists.get(accountId)?.hours ?? null;
    return [
      accountId,
      startsWithin(free, { page, hours: open, trips, work: minutesLong(minutes) }, now),
    ] as const;
  });
  return new Map(await Promise.all(starts));
}

const rangesOf = (pages: readonly { accountId: string; from: string; until: string }[]) =>
  pages.map(({ accountId, from, until }) => ({ accountId, from, until }));

type Trip = Awaited<ReturnType<typeof findTrips>>[number];

function startsWithin(
  free: readonly FreeTime[],
  {
    page,
    hours: open,
    trips,
    work,
  }: { page: Timetable; hours: OpeningHours | null; trips: readonly Trip[]; work: number },
  now: Date,
): Start[] {
  const { daysAhead, timeZone } = page;
  const end = instantAt(addDays(dayIn(now, timeZone), daysAhead + 1), '00:00', timeZone);
  const starts = free
    .flatMap((time) => startsIn(time, work).map((start) => ({ start, staffId: time.staff?.id ?? null })))
    .filter(({ start }) => start < end.getTime() && isOpenOn(open, dayIn(new Date(start), timeZone)))
    .filter(({ start }) =>
      trips.every(
        (trip) =>
          start >= Date.parse(trip.endsAt) + minutesLong(trip.minutes) ||
          start + work <= Date.parse(trip.startsAt) - minutesLong(trip.minutes),
      ),
    )
    .toSorted((one, other) => one.start - other.start);
  // The first person who is free at a time does it.
  return starts
    .filter(({ start }, index) => starts[index - 1]?.start !== start)
    .map(({ start, staffId }) => ({ at: new Date(start), staffId }));
}

/** Who groom on a day, or all people of that day if no one grooms. */
function peopleOn(people: readonly Person[], day: string): readonly Person[] {
  const there = peopleOfDay(people, day);
  const groomers = there.filter(({ role }) => role === 'groomer');
  return groomers.length > 0 ? groomers : there;
}

type PageAsked = Asked & {
  accountId: string;
  range: { since: Date; until: Date };
  days: number;
  since: Date;
};

/** The free times of people by the day, with the gap before and after other bookings. */
async function freeTimesOfPeople(
  sql: Sql,
  pages: readonly PageAsked[],
  peopleOf: ReadonlyMap<string, readonly Person[]>,
): Promise<FreeTime[]> {
  const staffed = pages.filter(({ accountId }) => peopleOf.has(accountId));
  if (staffed.length === 0) return [];
  const houses = await findHousesOf(
    sql,
    staffed.map(({ accountId }) => accountId),
  );
  const houseOf = new Map(houses.map((house) => [house.accountId, house]));
  const free = await findStaffFreeTimesOf(
    sql,
    staffed.flatMap(({ accountId, from, days: many, minutes, pets, since }) => {
      const house = houseOf.get(accountId);
      return house
        ? [{ ...house, accountId, from, days: many, minutes, pets, since, staffId: undefined }]
        : [];
    }),
  );
  const gaps = new Map(staffed.map(({ accountId, page }) => [accountId, minutesLong(page.gapMinutes)]));
  const busy = await findBusyBeside(sql, staffed, peopleOf);
  const zones = new Map(staffed.map(({ accountId, page }) => [accountId, page.timeZone]));
  return free
    .filter(({ accountId, staff, startsAt }) => {
      const day = dayIn(startsAt, zones.get(accountId) ?? 'UTC');
      return peopleOn(peopleOf.get(accountId) ?? [], day).some(({ id }) => id === staff.id);
    })
    .map((time) => {
      const gap = gaps.get(time.accountId) ?? 0;
      const own = busy.get(time.staff.id) ?? [];
      const [start, end] = [Date.parse(time.startsAt), Date.parse(time.endsAt)];
      return {
        ...time,
        startsAt: new Date(
          start + (own.some(({ endsAt }) => Date.parse(endsAt) === start) ? gap : 0),
        ).toISOString(),
        endsAt: new Date(
          end - (own.some(({ startsAt }) => Date.parse(startsAt) === end) ? gap : 0),
        ).toISOString(),
      };
    });
}

/** When the people of those businesses are booked that keep a gap between visits, by person. */
async function findBusyBeside(
  sql: Sql,
  pages: readonly PageAsked[],
  peopleOf: ReadonlyMap<string, readonly Person[]>,
) {
  const apart = pages.filter(({ page }) => page.gapMinutes > 0);
  if (apart.length === 0) return new Map<string, { startsAt: string; endsAt: string }[]>();
  const busy = await findBusyTimes(
    sql,
    apart.flatMap(({ accountId }) => (peopleOf.get(accountId) ?? []).map(({ id }) => id)),
    {
      since: new Date(Math.min(...apart.map(({ range }) => range.since.getTime()))),
      until: new Date(Math.max(...apart.map(({ range }) => range.until.getTime()))),
    },
  );
  return Map.groupBy(busy, ({ subjectId }) => subjectId);
}

/** The first quarter hour of a free time, and each half hour after it. */
function startsIn({ startsAt, endsAt }: FreeTime, work: number): number[] {
  const first = Math.ceil(Date.parse(startsAt) / minutesLong(15)) * minutesLong(15);
  const last = Date.parse(endsAt) - work;
  const starts = [];
  for (let start = first; start <= last; start += minutesLong(30)) starts.push(start);
  return starts;
}
