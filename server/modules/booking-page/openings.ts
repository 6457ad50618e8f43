import { openingDays } from '#contract/booking-page.ts';
import type { Openings } from '#contract/booking-page.ts';
import { addDays } from '#reference/calendar-days.ts';
import { findFreeTimes, findTrips } from '#server/modules/calendar/index.ts';
import { findProviderFacts } from '#server/modules/grooming-requests/index.ts';
import {
  findHouse,
  findPeopleWithin,
  findStaffFreeTimes,
  peopleOfDay,
  timesWithoutPeople,
} from '#server/modules/staff/index.ts';
import { after, days, hours, minutes as minutesLong } from '#server/platform/clock.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { LatLon } from '#server/platform/places/distance.ts';
import type { Platform } from '#server/platform/platform.ts';
import { dayIn, instantAt } from '#server/platform/wall-clock.ts';
import { findBusyTimes, findPlaceOfClient } from './booking-page.queries.ts';
import { clientOfTicket } from './client-of-ticket.ts';
import { requireOpenPage } from './page.ts';
import type { Address, OpenPage } from './page.ts';

type Asked = { ticket: string; minutes: number; from?: string | undefined; zip?: string | undefined };

/** Lists the times that can be booked, in parts of two weeks. @throws Problem `link_expired`, `not_offered` */
export async function listOpenings(
  { sql, clock, places }: Platform,
  address: Address,
  { ticket, minutes, from, zip }: Asked,
): Promise<Openings> {
  const now = clock.now();
  const page = await requireOpenPage(sql, address);
  const { client, refusal } = await clientOfTicket(sql, page, ticket, now);
  const today = dayIn(now, page.timeZone);
  const last = addDays(today, page.daysAhead);
  const first = from && from > today ? from : today;
  const next = addDays(first, openingDays);
  if (refusal || first > last) return { timeZone: page.timeZone, days: [], next: null };
  const place = client && (await findPlaceOfClient(sql, client.id));
  const at =
    place && place.lat !== null && place.lon !== null ? { lat: place.lat, lon: place.lon } : undefined;
  const starts = await findStarts(
    sql,
    page,
    {
      from: first,
      until: next > last ? addDays(last, 1) : next,
      minutes,
      pets: 1,
      at: at ?? (zip ? places.find(zip) : undefined),
    },
    now,
  );
  const byDay = Map.groupBy(starts, ({ at: start }) => dayIn(start, page.timeZone));
  return {
    timeZone: page.timeZone,
    days: [...byDay].map(([day, each]) => ({ day, startsAt: each.map((start) => start.at.toISOString()) })),
    next: next > last ? null : next,
  };
}

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

/** Finds when work of some length can begin: every half hour of a free time, with time for the way. */
export async function findStarts(
  sql: Sql,
  page: OpenPage,
  { from, until, minutes, pets, at }: Wanted,
  now: Date,
): Promise<Start[]> {
  const { accountId, as, leadHours, daysAhead, timeZone } = page;
  const { mobile, dogsAtOnce } = await findProviderFacts(sql, accountId, as);
  const range = { since: instantAt(from, '00:00', timeZone), until: instantAt(until, '00:00', timeZone) };
  const wanted = {
    accountId,
    from,
    days: Math.round((range.until.getTime() - range.since.getTime()) / days(1)),
    minutes,
    since: after(now, hours(leadHours)),
  };
  const people = as === 'business' ? await findPeopleWithin(sql, accountId, { from, until }) : [];
  const free: FreeTime[] =
    people.length > 0 ? await freeTimesOfPeople(sql, page, { ...wanted, pets }, range, people) : [];
  // On days before its first person comes, a business is booked as a whole.
  const alone = await findFreeTimes(sql, { ...wanted, as, dogsAtOnce });
  free.push(...timesWithoutPeople(alone, people, timeZone));
  const around = { since: after(range.since, -hours(12)), until: after(range.until, hours(12)) };
  const trips = mobile && at ? await findTrips(sql, { accountId, ...around, at }) : [];
  const end = instantAt(addDays(dayIn(now, timeZone), daysAhead + 1), '00:00', timeZone);
  const work = minutesLong(minutes);
  const starts = free
    .flatMap((time) => startsIn(time, work).map((start) => ({ start, staffId: time.staff?.id ?? null })))
    .filter(({ start }) => start < end.getTime())
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

type FreeTime = { startsAt: string; endsAt: string; staff?: { id: string } | null };

type Person = { id: string; role: string; fromDay: string; toDay: string | null };

/** Who groom on a day, or all people of that day if no one grooms. */
function peopleOn(people: readonly Person[], day: string): readonly Person[] {
  const there = peopleOfDay(people, day);
  const groomers = there.filter(({ role }) => role === 'groomer');
  return groomers.length > 0 ? groomers : there;
}

/** The free times of people by the day, with the gap before and after other bookings. */
async function freeTimesOfPeople(
  sql: Sql,
  { accountId, gapMinutes, timeZone }: OpenPage,
  wanted: { accountId: string; from: string; days: number; minutes: number; since: Date; pets: number },
  range: { since: Date; until: Date },
  people: readonly Person[],
): Promise<FreeTime[]> {
  const ids = people.map(({ id }) => id);
  const free = await findStaffFreeTimes(
    sql,
    { ...wanted, staffId: undefined },
    await findHouse(sql, accountId),
  );
  const busy = gapMinutes > 0 ? await findBusyTimes(sql, ids, range) : [];
  const gap = minutesLong(gapMinutes);
  return free
    .filter(({ staff, startsAt }) =>
      peopleOn(people, dayIn(startsAt, timeZone)).some(({ id }) => id === staff.id),
    )
    .map((time) => {
      const own = busy.filter(({ subjectId }) => subjectId === time.staff?.id);
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

/** The first quarter hour of a free time, and each half hour after it. */
function startsIn({ startsAt, endsAt }: FreeTime, work: number): number[] {
  const first = Math.ceil(Date.parse(startsAt) / minutesLong(15)) * minutesLong(15);
  const last = Date.parse(endsAt) - work;
  const starts = [];
  for (let start = first; start <= last; start += minutesLong(30)) starts.push(start);
  return starts;
}
