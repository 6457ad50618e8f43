import type { OwnApplication } from '#contract/shift-applications.ts';
import { isoDay } from '#web/lib/dates.ts';
import type { Bar } from '#web/ui/bars.tsx';
import { lastWeeks, sum } from './last-weeks.ts';

/** Sums of worked shifts; money in cents. */
export type GroomerFigures = {
  shifts: number;
  dogs: number;
  /** Of this month, without what is disputed. */
  earnedThisMonth: number;
  /** Of all time, not yet confirmed or disputed. */
  unconfirmed: number;
  /** The last eight weeks, oldest first, without what is disputed; cents. */
  weeks: Bar[];
};

export type Worked = OwnApplication & { pay: NonNullable<OwnApplication['pay']> };

export const workedOnly = (applications: readonly OwnApplication[]): Worked[] =>
  applications.filter((application): application is Worked => application.pay !== null);

/** What the groomer worked and earned, by the day of the shift where it was. */
export function figuresOf(worked: readonly Worked[], now: Date): GroomerFigures {
  const days = worked.map(({ pay, shift }) => ({ day: isoDay(shift.shiftDate, shift.timeZone), pay }));
  const settled = days.filter(({ pay }) => pay.state !== 'disputed');
  const month = isoDay(now).slice(0, 7);
  return {
    shifts: worked.length,
    dogs: sum(worked.map(({ pay }) => pay.dogsGroomed)),
    earnedThisMonth: sum(settled.filter(({ day }) => day.startsWith(month)).map(({ pay }) => pay.pay)),
    unconfirmed: sum(days.filter(({ pay }) => pay.state === 'waiting').map(({ pay }) => pay.pay)),
    weeks: lastWeeks(
      settled.map(({ day, pay }) => ({ day, amount: pay.pay })),
      now,
    ),
  };
}
