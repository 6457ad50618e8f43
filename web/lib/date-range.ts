import { isoDay, monthDay, span } from './dates.ts';
import { noWrap } from './no-wrap.ts';

/** First and last day, 'YYYY-MM-DD'; either may be missing. */
export type DateRange = { from?: string | undefined; to?: string | undefined };

const day = (text: string) => monthDay(text, 'UTC');

/** 'Nov 23 – Dec 6', 'From Nov 23', 'Until Dec 6', 'Any day' */
export function dateRangeLabel({ from, to }: DateRange): string {
  if (from && to) return from === to ? day(from) : span(day(from), day(to));
  if (from) return noWrap(`From ${day(from)}`);
  return to ? noWrap(`Until ${day(to)}`) : 'Any day';
}

/** The preset spans, counted from today. A week ends on Saturday, a weekend on Sunday. */
export function presetRanges(now = new Date()): { label: string; from: string; to: string }[] {
  const inDays = (ahead: number) =>
    isoDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead, 12));
  const untilSaturday = 6 - now.getDay();
  const untilSunday = (7 - now.getDay()) % 7;
  const weekend = now.getDay() === 0 ? 0 : untilSaturday;
  return [
    { label: 'This week', from: inDays(0), to: inDays(untilSaturday) },
    { label: 'This weekend', from: inDays(weekend), to: inDays(untilSunday) },
    { label: 'Next 2 weeks', from: inDays(0), to: inDays(13) },
  ];
}
