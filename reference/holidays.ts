import { addDays } from './calendar-days.ts';

/** Holidays on which most shops in the US are closed. Their dates are those of 5 U.S.C. § 6103(a). */
const rules: readonly [name: string, dayOf: (year: number) => string][] = [
  ['New Year’s Day', (year) => `${year}-01-01`],
  ['Memorial Day', (year) => lastMonday(`${year}-05-31`)],
  ['Independence Day', (year) => `${year}-07-04`],
  ['Labor Day', (year) => lastMonday(`${year}-09-07`)],
  ['Thanksgiving Day', (year) => addDays(lastMonday(`${year}-11-25`), 3)],
  ['Christmas Day', (year) => `${year}-12-25`],
];

/** The Monday on or before a day. */
const lastMonday = (day: string): string =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The name of the holiday on a day like '2026-12-25', if it is one. */
export const holidayOn = (day: string): string | undefined =>
  rules.find(([, dayOf]) => dayOf(Number(day.slice(0, 4))) === day)?.[0];

/** The holidays from one day to another, both included, in their order. */
export function holidaysBetween(from: string, to: string): { day: string; name: string }[] {
  const years = [...new Set([from, to].map((day) => Number(day.slice(0, 4))))];
  return years
    .flatMap((year) => rules.map(([name, dayOf]) => ({ day: dayOf(year), name })))
    .filter(({ day }) => from <= day && day <= to)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}
