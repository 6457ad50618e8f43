import { clockTime24, isoDay, timeRange } from '#web/lib/dates.ts';
import type { WeekDay, WeekSlot } from './week-strip.tsx';

const daysShown = 7;
const dayLength = 86_400_000;
export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** Work on one day, '2026-11-28' in the calendar of its place. */
export type DayOfWork = WeekSlot & { date: string };

/** The seven days from today, each with its work, in the given zone or the reader's own. */
export function sevenDays(
  work: readonly DayOfWork[],
  now: Date,
  zone?: string,
  timeOff: readonly TimeAway[] = [],
): WeekDay[] {
  const today = new Date(isoDay(now, zone));
  return Array.from({ length: daysShown }, (_, ahead) => {
    const date = new Date(today.getTime() + ahead * dayLength);
    return {
      date: isoDay(date, 'UTC'),
      weekday: weekdays[date.getUTCDay()] ?? '',
      day: date.getUTCDate(),
      today: ahead === 0,
      ...daysOff(isoDay(date, 'UTC'), timeOff),
      slots: [
        ...work.filter((each) => each.date === isoDay(date, 'UTC')),
        ...hoursOff(isoDay(date, 'UTC'), timeOff),
      ],
    };
  });
}

/** Whole days off, and hours off by the clock of the own place. */
export type TimeAway = { id: string; startsAt: string; endsAt: string; allDay: boolean; timeZone: string };

const daysOff = (day: string, timeOff: readonly TimeAway[]): Pick<WeekDay, 'off'> =>
  timeOff.some(
    ({ allDay, startsAt, endsAt, timeZone }) =>
      allDay && isoDay(startsAt, timeZone) <= day && day < isoDay(endsAt, timeZone),
  )
    ? { off: 'Time off' }
    : {};

const hoursOff = (day: string, timeOff: readonly TimeAway[]): WeekSlot[] =>
  timeOff
    .filter(
      ({ allDay, startsAt, endsAt, timeZone }) =>
        !allDay && isoDay(startsAt, timeZone) <= day && day <= isoDay(endsAt, timeZone),
    )
    .map(({ id, startsAt, endsAt, timeZone }) => ({
      id,
      from: isoDay(startsAt, timeZone) < day ? 0 : hourOf(clockTime24(startsAt, timeZone)),
      to: isoDay(endsAt, timeZone) > day ? 24 : hourOf(clockTime24(endsAt, timeZone)),
      kind: 'off' as const,
      label: `Time off, ${timeRange(startsAt, endsAt, timeZone)}`,
    }));

/**
 * Converts wall times '08:30', '16:30' to hours of the day; work that ends on the next day fills the first to
 * midnight.
 */
export function hoursOf(startTime: string, endTime: string): Pick<WeekSlot, 'from' | 'to'> {
  const [from, to] = [hourOf(startTime), hourOf(endTime)];
  return { from, to: to > from ? to : 24 };
}

function hourOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour + minute / 60;
}
