import type { OwnApplication } from '#contract/shift-applications.ts';
import { isoDay, monthDay } from '#web/lib/dates.ts';
import type { Bar } from '#web/ui/bars.tsx';

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

const weeksShown = 8;

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
    weeks: Array.from({ length: weeksShown }, (_, index) => {
      const from = mondayOf(now, index + 1 - weeksShown);
      const until = mondayOf(now, index + 2 - weeksShown);
      return {
        label: monthDay(from),
        value: sum(
          settled.filter(({ day }) => day >= isoDay(from) && day < isoDay(until)).map(({ pay }) => pay.pay),
        ),
        now: index === weeksShown - 1,
      };
    }),
  };
}

/** Noon of the Monday of this week, or of one some weeks on. */
const mondayOf = (now: Date, weeksOn: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - ((now.getDay() + 6) % 7) + 7 * weeksOn, 12);

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
