import type { VisitSeries } from '#contract/visit-series.ts';
import { shortDate } from '#web/lib/dates.ts';

/** 'Tue, Dec 8' */
export const dayInWords = (day: string) => shortDate(`${day}T12:00:00Z`, 'UTC');

/** How the client hears of a change; nothing where that is asked. */
export const toldIn = ({ toldBy, clientName }: VisitSeries) =>
  toldBy === 'account'
    ? `${clientName} is told once, with the days.`
    : toldBy === 'email'
      ? ''
      : `${clientName} is not told by itself: text the days afterwards.`;
