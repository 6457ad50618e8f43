import { toCsv } from '#web/lib/csv.ts';
import { isoDay } from '#web/lib/dates.ts';
import type { Groomed, Worked } from './groomer-figures.ts';

const columns = ['Date', 'Kind', 'For', 'Title', 'Pets', 'Revenue', 'Commission %', 'Bonus', 'Pay', 'State'];

/** Worked shifts and visits as CSV, latest first. Amounts are in dollars. */
export function workedCsv(worked: readonly Worked[], groomed: readonly Groomed[]): string {
  const shifts = worked.map(({ shift, pay }) => [
    isoDay(shift.shiftDate, shift.timeZone),
    'Shift',
    shift.business.businessName,
    shift.title,
    pay.dogsGroomed,
    inDollars(pay.revenue),
    shift.payPercentage,
    inDollars(pay.bonus),
    inDollars(pay.pay),
    pay.state,
  ]);
  const visits = groomed.map(({ day, owner, title, pets, pay }) => [
    day,
    'Visit',
    owner,
    title,
    pets,
    inDollars(pay),
    '',
    '',
    inDollars(pay),
    'agreed price',
  ]);
  const rows = [...shifts, ...visits].toSorted(([one], [other]) => String(other).localeCompare(String(one)));
  return toCsv([columns, ...rows]);
}

const inDollars = (cents: number): string => (cents / 100).toFixed(2);
