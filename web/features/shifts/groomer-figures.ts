import type { OwnApplication } from '#contract/shift-applications.ts';
import { isoDay } from '#web/lib/dates.ts';
import type { Bar } from '#web/ui/bars.tsx';
import { lastWeeks, sum } from './last-weeks.ts';

/** Sums of worked shifts and of visits; money in cents. */
export type GroomerFigures = {
  shifts: number;
  /** Groomed on shifts. */
  dogs: number;
  visits: number;
  /** Groomed at visits. */
  pets: number;
  /** Of this month, on shifts and at visits, without what is disputed. */
  earnedThisMonth: number;
  /** The part of it that comes from visits. */
  atVisitsThisMonth: number;
  /** Of all time, not yet confirmed or disputed. */
  unconfirmed: number;
  /** The last eight weeks, oldest first, without what is disputed; cents. */
  weeks: Bar[];
};

export type Worked = OwnApplication & { pay: NonNullable<OwnApplication['pay']> };

/** A completed visit: the day where it was, for whom, and its agreed price. */
export type Groomed = { day: string; owner: string; title: string; pets: number; pay: number };

export const workedOnly = (applications: readonly OwnApplication[]): Worked[] =>
  applications.filter((application): application is Worked => application.pay !== null);

/** What the groomer worked and earned, by the day where it was. */
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
