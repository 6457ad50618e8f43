import type { OwnApplication } from '#contract/shifts/shift-applications.ts';
import { isoDay } from '#web/lib/dates.ts';
import type { Bar } from '#web/ui/data/bar-chart.tsx';
import { lastWeeks, sum } from './last-weeks.ts';

/** Totals of worked shifts and completed visits. Money is in cents. */
export type GroomerFigures = {
  shifts: number;
  /** Dogs groomed on shifts. */
  dogs: number;
  visits: number;
  /** Pets groomed at visits. */
  pets: number;
  /** Earnings of this month from shifts and visits, without disputed pay. */
  earnedThisMonth: number;
  /** Part of this month's earnings that comes from visits. */
  atVisitsThisMonth: number;
  /** Unconfirmed or disputed pay of all time. */
  unconfirmed: number;
  /** Earnings of the last eight weeks in cents, oldest first, without disputed pay. */
  weeks: Bar[];
};

export type Worked = OwnApplication & { pay: NonNullable<OwnApplication['pay']> };

/** A completed visit with its local date, pet parent and agreed price. */
export type Groomed = { day: string; owner: string; title: string; pets: number; pay: number };

export const workedOnly = (applications: readonly OwnApplication[]): Worked[] =>
  applications.filter((application): application is Worked => application.pay !== null);

/** Computes what the groomer worked and earned, by the local date of each job. */
export function figuresOf(worked: readonly Worked[], groomed: readonly Groomed[], now: Date): GroomerFigures {
  const days = worked.map(({ pay, shift }) => ({ day: isoDay(shift.shiftDate, shift.timeZone), pay }));
  const settled = days.filter(({ pay }) => pay.state !== 'disputed');
  const onShifts = settled.map(({ day, pay }) => ({ day, amount: pay.pay }));
  const atVisits = groomed.map(({ day, pay }) => ({ day, amount: pay }));
  const month = isoDay(now).slice(0, 7);
  const ofMonth = (earned: typeof onShifts) =>
    sum(earned.filter(({ day }) => day.startsWith(month)).map(({ amount }) => amount));
  return {
    shifts: worked.length,
    dogs: sum(worked.map(({ pay }) => pay.dogsGroomed)),
    visits: groomed.length,
    pets: sum(groomed.map(({ pets }) => pets)),
    earnedThisMonth: ofMonth([...onShifts, ...atVisits]),
    atVisitsThisMonth: ofMonth(atVisits),
    unconfirmed: sum(days.filter(({ pay }) => pay.state === 'waiting').map(({ pay }) => pay.pay)),
    weeks: lastWeeks([...onShifts, ...atVisits], now),
  };
}
