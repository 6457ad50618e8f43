import { addDays } from './calendar-days.ts';

export type Rhythm = { startsOn: string; everyWeeks: number; until: string | null };

/** So many dates are always booked, however far ahead they are; none is more than a year ahead. */
export const alwaysAhead = 2;
const furthest = 365;

/** The last day for which dates are booked on a day: half a year ahead, or a year where that would be too few. */
export const lastDayToBook = (today: string, ahead: number, weeksAhead: number): string =>
  addDays(today, ahead < alwaysAhead ? furthest : weeksAhead * 7);

/** The dates of a series until a day. */
export function* datesOf({ startsOn, everyWeeks, until }: Rhythm, last: string): Generator<string> {
  const end = until !== null && until < last ? until : last;
  for (let day = startsOn; day <= end; day = addDays(day, everyWeeks * 7)) yield day;
}

/** The dates of a series that begins after a day, as far as they are booked. */
export function datesAhead(rhythm: Rhythm, today: string, weeksAhead: number): string[] {
  const all = [...datesOf(rhythm, lastDayToBook(today, 0, weeksAhead))];
  const soon = lastDayToBook(today, alwaysAhead, weeksAhead);
  return all.filter((day, index) => day <= soon || index < alwaysAhead);
}
