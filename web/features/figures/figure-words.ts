import type { Median, RatingsByTrade, Share } from '#contract/figures.ts';
import { chartDay, monthDayYear, shortDate } from '#web/lib/dates.ts';
import { dollars, exactPrice, sumPrice } from '#web/lib/money.ts';
import type { Period } from '#web/lib/periods.ts';
import type { ChartRow } from '#web/ui/data/chart-shapes.tsx';

/** '8 of 10', or 'None yet' */
export const shareOf = ({ count, of }: Share): string => (of === 0 ? 'None yet' : `${count} of ${of}`);

/** '80%' for a share that is large enough to say so. */
export const percentOf = ({ count, of }: Share): string | undefined =>
  of < 5 ? undefined : `${Math.round((100 * count) / of)}%`;

/** '45 min', '6 h', '3 days' */
export function tookOf({ minutes }: Median): string {
  if (minutes === null) return 'None yet';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}

/** Money on a chart, on phones too: whole dollars. */
export const wholeDollars = (cents: number): string => dollars(Math.round(cents / 100));
export const money = {
  short: wholeDollars,
  exact: exactPrice,
  cell: (cents: number): string => (cents / 100).toFixed(2),
};

const day = (text: string): string => `${text}T12:00Z`;
const isMonth = ({ from, to }: Period): boolean =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000 > 20 || (from.endsWith('-01') && to.slice(8) >= '28');
const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const monthOfYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The days of a period: 'Nov 1 – Nov 20, 2026' */
export const periodInWords = ({ from, to }: Period): string =>
  `${from.slice(0, 4) === to.slice(0, 4) ? chartDay(day(from), 'UTC') : monthDayYear(day(from), 'UTC')} to ${monthDayYear(day(to), 'UTC')}`;

/** The heading of the first column of a table by weeks or months. */
export const stepName = (steps: readonly Period[]): string => (steps.some(isMonth) ? 'Month' : 'Week');

/** Turns weeks or months into the rows of a chart. */
export function stepRows<Step extends Period>(
  steps: readonly Step[],
  valuesOf: (step: Step) => readonly number[],
): ChartRow[] {
  const byMonth = steps.some(isMonth);
  return steps.map((step) => ({
    label: byMonth ? monthName.format(new Date(day(step.from))) : chartDay(day(step.from), 'UTC'),
    name: byMonth ? monthOfYear.format(new Date(day(step.from))) : periodInWords(step),
    values: valuesOf(step),
  }));
}

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
export const weekdayRows = (weekdays: readonly number[]): ChartRow[] =>
  weekdays.map((jobs, index) => {
    const name = weekdayNames[index] ?? '';
    return { label: name.slice(0, 3), name, values: [jobs] };
  });

export const ratingRows = ({ shift, visit }: RatingsByTrade): ChartRow[] =>
  shift.stars.map((count, index) => ({
    label: `${index + 1} ★`,
    name: index === 0 ? '1 star' : `${index + 1} stars`,
    values: [count, visit.stars[index] ?? 0],
  }));

/** Says which pay is in no sum: that which waits for a yes, and that which is disputed. */
export const unsettled = ({ unconfirmed, disputed }: { unconfirmed: number; disputed: number }): string[] => [
  ...(unconfirmed > 0 ? [`plus ${sumPrice(unconfirmed)} to be confirmed`] : []),
  ...(disputed > 0 ? [`${sumPrice(disputed)} disputed, not counted`] : []),
];

/** 'next on Sat, Nov 28' */
export const nextOn = (at: string | null, zone?: string): string | undefined =>
  at === null ? undefined : `next on ${shortDate(at, zone)}`;

/** Numbers of a chart as they are. */
export const plainNumbers = { short: String, exact: String };
