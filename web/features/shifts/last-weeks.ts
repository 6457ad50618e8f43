import { isoDay, chartDay } from '#web/lib/dates.ts';
import type { Bar } from '#web/ui/bars.tsx';

const weeksShown = 8;

/** Amounts of days ('2026-11-28'), added up by the week: the last eight, oldest first, each named by its Monday. */
export const lastWeeks = (days: readonly { day: string; amount: number }[], now: Date): Bar[] =>
  Array.from({ length: weeksShown }, (_, index) => {
    const from = mondayOf(now, index + 1 - weeksShown);
    const until = mondayOf(now, index + 2 - weeksShown);
    const ofWeek = days.filter(({ day }) => day >= isoDay(from) && day < isoDay(until));
    return {
      label: chartDay(from),
      value: sum(ofWeek.map(({ amount }) => amount)),
      now: index === weeksShown - 1,
    };
  });

/** Noon of the Monday of this week, or of one some weeks on. */
const mondayOf = (now: Date, weeksOn: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - ((now.getDay() + 6) % 7) + 7 * weeksOn, 12);

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);
