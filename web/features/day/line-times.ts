import type { ProviderDay } from '#contract/day/day.ts';
import { addDays } from '#reference/calendar-days.ts';
import { clockTime, timeRange } from '#web/lib/dates.ts';
import { instantAt } from '#web/lib/instant-at.ts';

type DayLine = ProviderDay['lines'][number];

/** When a line of a day is, seen from that day: '12:00 PM – 2:00 PM', 'Until 9:00 AM'. */
export function lineTimes(line: DayLine, { on, timeZone }: Pick<ProviderDay, 'on' | 'timeZone'>): string {
  const { kind, startsAt, endsAt } = line;
  if (takesDay(line, on, timeZone)) return kind === 'time_off' ? 'Time off' : 'All day';
  if (beginsBefore(line, on, timeZone)) return `Until ${clockTime(endsAt, line.timeZone)}`;
  // A night ends by the clock of the next day; time off may last for weeks.
  if (kind !== 'shift' && endsAfter(line, on, timeZone)) return `From ${clockTime(startsAt, line.timeZone)}`;
  return timeRange(startsAt, endsAt, line.timeZone);
}

/** Whether a line takes a whole day, from midnight to midnight. */
export const takesDay = (line: DayLine, day: string, timeZone: string): boolean =>
  beginsBefore(line, day, timeZone) && endsAfter(line, day, timeZone);

const midnight = (day: string, timeZone: string) => Date.parse(instantAt(day, '00:00', timeZone));
const beginsBefore = ({ startsAt }: DayLine, day: string, timeZone: string) =>
  Date.parse(startsAt) <= midnight(day, timeZone);
const endsAfter = ({ endsAt }: DayLine, day: string, timeZone: string) =>
  Date.parse(endsAt) >= midnight(addDays(day, 1), timeZone);
