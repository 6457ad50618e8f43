import { isoDay } from '#web/lib/dates.ts';
import type { WeekDay, WeekSlot } from './week-strip.tsx';

const daysShown = 7;
const dayLength = 86_400_000;
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** Work on one day, '2026-11-28' in the calendar of its place. */
export type DayOfWork = WeekSlot & { date: string };

/** The seven days from today, each with its work, in the given zone or the reader's own. */
export function sevenDays(work: readonly DayOfWork[], now: Date, zone?: string): WeekDay[] {
  const today = new Date(isoDay(now, zone));
  return Array.from({ length: daysShown }, (_, ahead) => {
    const date = new Date(today.getTime() + ahead * dayLength);
    return {
      weekday: weekdays[date.getUTCDay()] ?? '',
      day: date.getUTCDate(),
      today: ahead === 0,
      slots: work.filter((each) => each.date === isoDay(date, 'UTC')),
    };
  });
}

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
