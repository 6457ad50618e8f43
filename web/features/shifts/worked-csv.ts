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
  return [columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
}

const inDollars = (cents: number): string => (cents / 100).toFixed(2);

/** Quoted where it must be; words that a spreadsheet would run as a formula are kept as words. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
