import { isoDay, chartDay } from '#web/lib/dates.ts';
import type { Bar } from '#web/ui/data/bar-chart.tsx';

const weeksShown = 8;

/**
 * Sums of daily amounts ('2026-11-28') for each of the last eight weeks, oldest first. Each week is named by
 * its Monday.
 */
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

/** Noon on the Monday of this week, shifted by a number of weeks. */
const mondayOf = (now: Date, weeksOn: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - ((now.getDay() + 6) % 7) + 7 * weeksOn, 12);

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);
