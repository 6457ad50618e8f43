import { isoDay } from './dates.ts';

export type PeriodName = 'month' | 'quarter' | 'year' | 'last-year' | 'custom';
export type Period = { from: string; to: string };

export const periodNames: Record<PeriodName, string> = {
  month: 'This month',
  quarter: 'Last 3 months',
  year: 'This year',
  'last-year': 'Last year',
  custom: 'Choose days',
};

/** The days of a named period. The running ones end today. */
export function periodOf(name: Exclude<PeriodName, 'custom'>, now: Date): Period {
  const today = isoDay(now);
  const year = Number(today.slice(0, 4));
  if (name === 'last-year') return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  if (name === 'year') return { from: `${year}-01-01`, to: today };
  if (name === 'month') return { from: `${today.slice(0, 7)}-01`, to: today };
  const [, month = 1] = today.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 3, 1));
  return { from: isoDay(first, 'UTC'), to: today };
}

/** The longest period in days that figures are computed for. */
const longest = 1096;

/** Whether two days are a period that figures are computed for. */
export const isPeriod = ({ from, to }: Period): boolean =>
  from <= to && (Date.parse(to) - Date.parse(from)) / 86_400_000 < longest;
