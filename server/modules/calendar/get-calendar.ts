import type { Calendar, CalendarCheck, DuePet } from '#contract/calendar/calendar.ts';
import type { CoatCode, Species } from '#contract/pets/pet-codes.ts';
import { addDays } from '#reference/calendar-days.ts';
import { groomingDueOn } from '#reference/grooming-intervals.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { zoneOf } from '#server/platform/places/zone-of.queries.ts';
import { dayIn, instantAt } from '#server/platform/wall-clock.ts';
import {
  findBusyElsewhere,
  findEvents,
  findGroomedPets,
  findOwnedVisits,
  findTables,
  findTimeOff,
  isOutsideHours,
  mostClashes,
} from './view.queries.ts';
import { findShiftPlace, findTightTrips, findVisitPlace } from './travel.queries.ts';
import { calendarTitle } from './visit-title.ts';
import { getWorkingHours } from './working-hours.ts';

/** Reads a person's calendar for whole days of their own place, the last one included. */
export async function getCalendar(
  sql: Sql,
  accountId: string,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<Calendar> {
  const hours = await getWorkingHours(sql, accountId);
  const range = {
    since: instantAt(from, '00:00', hours.timeZone),
    until: instantAt(addDays(to, 1), '00:00', hours.timeZone),
  };
  const [events, timeOff, busyElsewhere, duePets, tables] = await Promise.all([
    findEvents(sql, accountId, now, range),
    findTimeOff(sql, accountId, range),
    findBusyElsewhere(sql, accountId, range),
    listDuePets(sql, accountId),
    findTables(sql, accountId),
  ]);
  return {
    ...hours,
    events: events.map(({ petNames, services, ...event }) => ({
      ...event,
      title: calendarTitle({ ...event, petNames, services }),
    })),
    timeOff,
    busyElsewhere,
    duePets: duePets.filter(({ dueOn }) => dueOn <= to),
    tables,
  };
}

/** Lists the days on which a person's pets are due for their next groom, whenever that is. */
export async function listDuePets(
  sql: Sql,
  ownerId: string,
): Promise<(DuePet & { changedAt: string; changes: number })[]> {
  const pets = await findGroomedPets(sql, ownerId);
  return pets
    .flatMap(
      ({ id, name, asked, booked, species, coat, lastGroomedAt, timeZone, advisedWeeks, ...changed }) => {
        const dueOn = groomingDueOn({
          species: species as Species,
          coat: (coat ?? 'smooth') as CoatCode,
          lastGroomedOn: dayIn(lastGroomedAt, timeZone),
          advisedWeeks: advisedWeeks ?? undefined,
        });
        return dueOn ? [{ id, name, asked, booked, dueOn, ...changed }] : [];
      },
    )
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
}

type Asked = { from: string; to: string; besides?: string | undefined; shiftId?: string | undefined };

/** Whether the calendar that an account keeps elsewhere has something within a time. */
export async function isBusyElsewhere(
  sql: Sql,
  accountId: string,
  range: { since: Date; until: Date },
): Promise<boolean> {
  return (await findBusyElsewhere(sql, accountId, range, 1)).length > 0;
}

/** Says what in a person's own calendar speaks against a time without forbidding it. */
export async function checkTime(
  sql: Sql,
  accountId: string,
  { from, to, besides, shiftId }: Asked,
): Promise<CalendarCheck> {
  const range = { since: new Date(from), until: new Date(to) };
  const [timeZone, outsideHours, timeOff, busyElsewhere, visits, at] = await Promise.all([
    zoneOf(sql, accountId),
    isOutsideHours(sql, accountId, range),
    findTimeOff(sql, accountId, range, mostClashes),
    findBusyElsewhere(sql, accountId, range, mostClashes),
    findOwnedVisits(sql, accountId, range, besides ?? null),
    shiftId ? findShiftPlace(sql, shiftId) : besides ? findVisitPlace(sql, besides, accountId) : undefined,
  ]);
  const travel = at
    ? await findTightTrips(sql, { accountId, from, to, at, besides: besides ?? shiftId })
    : [];
  return { timeZone, outsideHours, timeOff, busyElsewhere, visits, travel };
}
