import { hoursBetween, inHours, monthDay } from '#web/lib/dates.ts';
import type { Bar } from '#web/ui/bars.tsx';
import type { OwnerFigures } from './applicants.api.ts';

type Week = OwnerFigures['hoursToFill'][number];
type FilledWeek = { weekOf: string; hours: number };

/** How long shifts took to fill: the first and the latest week in which any was, and all of them as bars. */
export function timeToFill(
  weeks: readonly Week[],
): { first: FilledWeek; latest: FilledWeek; bars: Bar[] } | undefined {
  const filled = weeks.flatMap(({ weekOf, hours }) =>
    hours === null ? [] : [{ weekOf, hours: rounded(hours) }],
  );
  const [first] = filled;
  const latest = filled.at(-1);
  if (!first || !latest) return undefined;
  return {
    first,
    latest,
    bars: weeks.map(({ weekOf, hours }) => ({
      label: monthDay(`${weekOf}T12:00Z`, 'UTC'),
      value: rounded(hours ?? 0),
      ...(hours === null ? { spoken: 'none filled' } : {}),
      now: weekOf === latest.weekOf,
      ...(weekOf === first.weekOf || weekOf === latest.weekOf ? { text: inHours(rounded(hours ?? 0)) } : {}),
    })),
  };
}

const rounded = (hours: number): number => (hours < 10 ? Math.round(hours * 2) / 2 : Math.round(hours));

/** 'less than an hour', '19 hours', '3 days' */
export function waitingSince(since: string, now: Date): string {
  const hours = Math.floor(hoursBetween(since, now));
  if (hours < 1) return 'less than an hour';
  if (hours < 48) return hours === 1 ? '1 hour' : `${hours} hours`;
  return `${Math.floor(hours / 24)} days`;
}
