import type { Opening } from '#contract/day/day.ts';
import { addDays } from '#reference/calendar-days.ts';
import { findFreeTimes, findTrips } from '#server/modules/calendar/index.ts';
import { findPlaceOfClient } from '#server/modules/clients/index.ts';
import { findProviderFacts } from '#server/modules/grooming-requests/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import {
  findHouse,
  findPeopleWithin,
  findStaffFreeTimes,
  findWorker,
  timesWithoutPeople,
} from '#server/modules/staff/index.ts';
import { after, hours, minutes as minutesLong } from '#server/platform/clock.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { LatLon } from '#server/platform/places/distance.ts';
import { zoneOf } from '#server/platform/places/zone-of.queries.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { dayIn, instantAt } from '#server/platform/wall-clock.ts';

type FreeTime = { startsAt: string; endsAt: string; staff?: Opening['staff'] };
type Asked = {
  minutes: number;
  from?: string | undefined;
  near?: string | undefined;
  staffId?: string | undefined;
  pets?: number | undefined;
  /** Whom it is for: a provider who drives there needs the time for the way. */
  clientId?: string | undefined;
  /** The place it is for, instead of a client. */
  at?: LatLon | undefined;
};

const [mostOpenings, mostWithStaff] = [6, 12];
const mostADay = 2;
/** How many days are looked through; fewer where there are several people. */
const [daysAhead, daysOfStaff] = [28, 14];
/** Before the day that was wished, so many are looked through as well. */
const daysBefore = 6;
/** Two openings of one free time are this far apart. */
const apart = hours(3);

/** Finds the next times that are free for some minutes, on the quarter hour: at most two a day and person. With `near`, the nearest come first. */
export async function findOpenings(
  sql: Sql,
  actor: Pick<Actor, 'id' | 'roles'>,
  { minutes, from: asked, near, staffId, pets = 1, clientId, at }: Asked,
  now: Date,
) {
  const timeZone = await zoneOf(sql, actor.id);
  const as = actor.roles.includes('owner') ? ('business' as const) : ('groomer' as const);
  const today = dayIn(now, timeZone);
  const from = asked ?? (near && addDays(dayIn(near, timeZone), -daysBefore));
  const first = from && from > today ? from : today;
  const wanted = { accountId: actor.id, from: first, minutes, since: now };
  const people =
    as === 'business'
      ? await findPeopleWithin(sql, actor.id, { from: first, until: addDays(first, daysAhead) })
      : [];
  if (staffId && !(await findWorker(sql, actor.id, staffId)))
    throw fieldProblem('staffId', 'Not one of your people.');
  const hasStaff = people.length > 0 || staffId !== undefined;
  const { dogsAtOnce, mobile } = await findProviderFacts(sql, actor.id, as);
  const free: FreeTime[] = [];
  if (hasStaff)
    free.push(
      ...(await findStaffFreeTimes(
        sql,
        { ...wanted, staffId, pets, days: staffId ? daysAhead : daysOfStaff },
        await findHouse(sql, actor.id),
      )),
    );
  if (staffId === undefined) {
    const whole = await findFreeTimes(sql, { ...wanted, days: daysAhead, as, dogsAtOnce });
    free.push(...timesWithoutPeople(whole, people, timeZone));
  }
  const { lat = null, lon = null } =
    at ?? ((mobile && clientId && (await findPlaceOfClient(sql, actor.id, clientId))) || {});
  const range = {
    since: instantAt(first, '00:00', timeZone),
    until: instantAt(addDays(first, daysAhead + 1), '00:00', timeZone),
  };
  const trips =
    lat !== null && lon !== null
      ? await findTrips(sql, { accountId: actor.id, ...range, at: { lat, lon } })
      : [];
  const found = free.flatMap((time) =>
    startsIn(withoutTheWay(time, trips), minutes, near).map((start) => ({
      startsAt: start.toISOString(),
      endsAt: after(start, minutesLong(minutes)).toISOString(),
      staff: time.staff ?? null,
    })),
  );
  const order = ({ startsAt }: Opening) =>
    near ? Math.abs(Date.parse(startsAt) - Date.parse(near)) : Date.parse(startsAt);
  const perDay = Map.groupBy(found, ({ startsAt, staff }) => `${dayIn(startsAt, timeZone)} ${staff?.id}`);
  const openings: Opening[] = [...perDay.values()]
    .flatMap((starts) => starts.toSorted((one, other) => order(one) - order(other)).slice(0, mostADay))
    .toSorted((one, other) => order(one) - order(other))
    .slice(0, hasStaff ? mostWithStaff : mostOpenings);
  return { timeZone, openings };
}

type Trip = Awaited<ReturnType<typeof findTrips>>[number];

/** What is left of a free time once the way from the work before it, and to the work after it, is taken off. */
function withoutTheWay({ startsAt, endsAt }: FreeTime, trips: readonly Trip[]) {
  let [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  const free = { start, end };
  for (const trip of trips) {
    const way = minutesLong(trip.minutes);
    const [from, to] = [Date.parse(trip.startsAt), Date.parse(trip.endsAt)];
    if (to <= free.start) start = Math.max(start, to + way);
    if (from >= free.end) end = Math.min(end, from - way);
  }
  return { startsAt: new Date(start).toISOString(), endsAt: new Date(end).toISOString() };
}

/** The first quarter hour of a free time, and another one some hours later; or the start that is nearest to a wished one. */
function startsIn(
  { startsAt, endsAt }: Pick<FreeTime, 'startsAt' | 'endsAt'>,
  minutes: number,
  near?: string,
) {
  const quarter = minutesLong(15);
  const start = Math.ceil(Date.parse(startsAt) / quarter) * quarter;
  const last = Date.parse(endsAt) - minutesLong(minutes);
  if (near !== undefined) {
    const wished = Date.parse(near);
    if (wished >= Date.parse(startsAt) && wished <= last) return [new Date(wished)];
    const nearest = wished < start ? start : Math.floor(last / quarter) * quarter;
    return nearest >= start && nearest <= last ? [new Date(nearest)] : [];
  }
  return [start, start + apart].filter((at) => at <= last).map((at) => new Date(at));
}
