import { reliabilityRules } from '#contract/reliability.ts';
import type { Consequence, FactKind, Figure, FigureName } from '#contract/reliability.ts';
import { monthDay } from '#web/lib/dates.ts';

/** 'Kept 24 of 25 bookings' */
export const figureWords: Record<FigureName, (figure: Figure) => string> = {
  bookings: ({ kept, of }) => `Kept ${kept} of ${of} bookings`,
  pay: ({ kept, of }) => `Recorded pay in time for ${kept} of ${of} shifts`,
  answers: ({ kept, of }) => `Answered ${kept} of ${of} in time`,
};

export const kindWords: Record<FactKind, string> = {
  kept: 'Kept',
  withdrawn_late: 'Late withdrawal',
  cancelled_late: 'Late cancellation',
  no_show: 'No-show',
  paid_in_time: 'Pay recorded in time',
  paid_late: 'Pay recorded late',
  answered_in_time: 'Answered in time',
  answered_late: 'Answered late or not at all',
};

const { lateHours, secondThoughtsMinutes } = reliabilityRules;
type Of = keyof typeof lateHours;

/** What leaving counts as, in a sentence; undefined without a booking. */
export function consequenceWords(
  { countsAs, until, because }: Consequence,
  of: Of,
  timeZone?: string,
): string | undefined {
  if (countsAs !== 'nothing' && until)
    return `This will count as a ${kindWords[countsAs].toLowerCase()} until ${monthDay(until, timeZone)}.`;
  if (because === 'in_time')
    return `This does not count against you: the start is more than ${lateHours[of]} hours away.`;
  if (because === 'just_booked')
    return `This does not count against you: it was booked less than ${secondThoughtsMinutes} minutes ago.`;
  return undefined;
}
