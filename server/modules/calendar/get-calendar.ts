import type { Calendar, CalendarCheck, DuePet } from '#contract/calendar.ts';
import type { CoatCode, Species } from '#contract/pets/pet-codes.ts';
import { addDays } from '#reference/calendar-days.ts';
import { groomingDueOn } from '#reference/grooming-intervals.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { instantAt } from '#server/platform/wall-clock.ts';
import { findZone } from './hours.queries.ts';
import {
  findEvents,
  findGroomedPets,
  findOwnedVisits,
  findTables,
  findTimeOff,
  isOutsideHours,
} from './view.queries.ts';
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
  const [events, timeOff, duePets, tables] = await Promise.all([
    findEvents(sql, accountId, now, range),
    findTimeOff(sql, accountId, range),
    listDuePets(sql, accountId),
    findTables(sql, accountId),
  ]);
  return { ...hours, events, timeOff, duePets: duePets.filter(({ dueOn }) => dueOn <= to), tables };
}

/** Lists the days on which a person's pets are due for their next groom, whenever that is. */
export async function listDuePets(sql: Sql, ownerId: string): Promise<DuePet[]> {
  const pets = await findGroomedPets(sql, ownerId);
  return pets
    .flatMap(({ id, name, asked, booked, species, coat, lastGroomedAt, advisedWeeks }) => {
      const dueOn = groomingDueOn({
        species: species as Species,
        coat: (coat ?? 'smooth') as CoatCode,
        lastGroomedOn: lastGroomedAt.slice(0, 10),
        advisedWeeks: advisedWeeks ?? undefined,
      });
      return dueOn ? [{ id, name, asked, booked, dueOn }] : [];
    })
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
}

/** Says what in a person's own calendar speaks against a time without forbidding it. */
export async function checkTime(
  sql: Sql,
  accountId: string,
  { from, to, besides }: { from: string; to: string; besides?: string | undefined },
): Promise<CalendarCheck> {
  const range = { since: new Date(from), until: new Date(to) };
  const [timeZone, outsideHours, timeOff, visits] = await Promise.all([
    findZone(sql, accountId),
    isOutsideHours(sql, accountId, range),
    findTimeOff(sql, accountId, range),
    findOwnedVisits(sql, accountId, range, besides ?? null),
  ]);
  return { timeZone, outsideHours, timeOff, visits };
}
