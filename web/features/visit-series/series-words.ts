import type { VisitSeries } from '#contract/visit-series.ts';
import { shortDate } from '#web/lib/dates.ts';

/** 'Tue, Dec 8' */
export const dayInWords = (day: string) => shortDate(`${day}T12:00:00Z`, 'UTC');

/** How the client hears of a change; nothing where that is asked. */
export function toldIn({ toldBy, canText, clientName }: VisitSeries): string {
  if (toldBy === 'account') return `We’ll tell ${clientName} once, with the days.`;
  if (toldBy === 'email') return '';
  return `We won’t tell ${clientName}: ${canText ? 'text them' : 'tell them'} the days afterwards.`;
}
