import type { OwnShift } from '#contract/shifts/shifts.ts';
import { toCsv } from '#web/lib/csv.ts';
import { isoDay } from '#web/lib/dates.ts';
import type { Bar } from '#web/ui/data/bar-chart.tsx';
import { lastWeeks, sum } from './last-weeks.ts';

/** A completed shift with recorded pay. */
export type WorkedShift = OwnShift & { pay: NonNullable<OwnShift['pay']> };

/** Totals of worked shifts. Money is in cents. */
export type OwnerStats = {
  shifts: number;
  dogs: number;
  revenue: number;
  /** Pay without disputed amounts. */
  paid: number;
  disputed: number;
  /** Revenue of the shifts in each of the last eight weeks. */
  weeks: Bar[];
};

export const workedShifts = (shifts: readonly OwnShift[]): WorkedShift[] =>
  shifts.filter((shift): shift is WorkedShift => shift.pay !== null);

export const ownerStats = (worked: readonly WorkedShift[], now: Date): OwnerStats => ({
  shifts: worked.length,
  dogs: sum(worked.map(({ pay }) => pay.dogsGroomed)),
  revenue: sum(worked.map(({ pay }) => pay.revenue)),
  paid: sum(worked.filter(({ pay }) => pay.state !== 'disputed').map(({ pay }) => pay.pay)),
  disputed: worked.filter(({ pay }) => pay.state === 'disputed').length,
  weeks: lastWeeks(
    worked.map(({ shiftDate, timeZone, pay }) => ({ day: isoDay(shiftDate, timeZone), amount: pay.revenue })),
    now,
  ),
});

const columns = ['Date', 'Shift', 'Groomer', 'Dogs', 'Revenue', 'Commission %', 'Bonus', 'Pay', 'State'];

/** Worked shifts as CSV. Amounts are in dollars. */
export const ownerCsv = (worked: readonly WorkedShift[]): string =>
  toCsv([
    columns,
    ...worked.map(({ pay, ...shift }) => [
      isoDay(shift.shiftDate, shift.timeZone),
      shift.title,
      shift.groomer?.name ?? '',
      pay.dogsGroomed,
      inDollars(pay.revenue),
      shift.payPercentage,
      inDollars(pay.bonus),
      inDollars(pay.pay),
      pay.state,
    ]),
  ]);

const inDollars = (cents: number): string => (cents / 100).toFixed(2);
