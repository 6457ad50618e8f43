import { hoursBetween, inHours, chartDay } from '#web/lib/dates.ts';
import type { Bar } from '#web/ui/data/bar-chart.tsx';
import type { OwnerFigures } from './applicants.api.ts';

type Week = OwnerFigures['hoursToFill'][number];
/** `took`: '6 h', 'under an hour' */
type FilledWeek = { weekOf: string; took: string };

/**
 * Time that shifts took to fill: the first and the latest week with a filled shift, and all weeks as bars.
 */
export function timeToFill(
  weeks: readonly Week[],
): { first: FilledWeek; latest: FilledWeek; bars: Bar[] } | undefined {
  const filled = weeks.flatMap(({ weekOf, hours }) =>
    hours === null ? [] : [{ weekOf, took: inRoundHours(hours) }],
  );
  const [first] = filled;
  const latest = filled.at(-1);
  if (!first || !latest) return undefined;
  return {
    first,
    latest,
    bars: weeks.map(({ weekOf, hours }) => ({
      label: chartDay(`${weekOf}T12:00Z`, 'UTC'),
      // A few minutes still get a short bar; without it the week would look as if no shift was filled.
      value: hours === null ? 0 : Math.max(shortestBar, rounded(hours)),
      spoken: hours === null ? 'none filled' : inRoundHours(hours),
      now: weekOf === latest.weekOf,
    })),
  };
}

const shortestBar = 0.5;
const rounded = (hours: number): number => (hours < 10 ? Math.round(hours * 2) / 2 : Math.round(hours));
const inRoundHours = (hours: number): string => (hours < 1 ? 'under an hour' : inHours(rounded(hours)));

/** 'less than an hour', '19 hours', '3 days' */
export function waitingSince(since: string, now: Date): string {
  const hours = Math.floor(hoursBetween(since, now));
  if (hours < 1) return 'less than an hour';
  if (hours < 48) return hours === 1 ? '1 hour' : `${hours} hours`;
  return `${Math.floor(hours / 24)} days`;
}
