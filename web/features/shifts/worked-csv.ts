import { csvOf } from '#web/lib/csv.ts';
import { isoDay } from '#web/lib/dates.ts';
import type { Worked } from './groomer-figures.ts';

const columns = ['Date', 'Business', 'Shift', 'Dogs', 'Revenue', 'Commission %', 'Bonus', 'Pay', 'State'];

/** Worked shifts as a table for a spreadsheet; amounts in dollars. */
export function workedCsv(worked: readonly Worked[]): string {
  const rows = worked.map(({ shift, pay }) => [
    isoDay(shift.shiftDate, shift.timeZone),
    shift.business.businessName,
    shift.title,
    pay.dogsGroomed,
    inDollars(pay.revenue),
    shift.payPercentage,
    inDollars(pay.bonus),
    inDollars(pay.pay),
    pay.state,
  ]);
  return csvOf([columns, ...rows]);
}

const inDollars = (cents: number): string => (cents / 100).toFixed(2);
