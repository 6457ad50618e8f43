import type { OwnApplication } from '#contract/shifts/shift-applications.ts';
import { clockTime24, isoDay } from '#web/lib/dates.ts';
import { hoursOf, weekdays } from '#web/ui/data/seven-days.ts';
import type { DayOfWork } from '#web/ui/data/seven-days.ts';
import type { WeekDay, WeekSlot } from '#web/ui/data/week-strip.tsx';
import { shiftTimes } from './shift-words.ts';
import { listed } from '#web/lib/words.ts';

export const isBooked = ({ status }: OwnApplication): boolean => status === 'accepted';
/** True if the groomer was ever booked, also if one side left later. */
export const wasBooked = ({ status, leftAt }: OwnApplication): boolean =>
  leftAt !== null || ['accepted', 'completed', 'no_show'].includes(status);
/**
 * True if the application is pending and the shift still open. A waiting list place does not claim the day.
 */
export const isWaiting = ({ status, shift }: OwnApplication): boolean =>
  status === 'pending' && shift.status === 'posted';

/** A groomer's days: accepted shifts as booked, applications as waiting. */
export const workOf = (applications: readonly OwnApplication[]): DayOfWork[] =>
  applications
    .filter((each) => isBooked(each) || isWaiting(each) || each.status === 'completed')
    .map((each) =>
      onItsDay(
        each.shift,
        isWaiting(each) ? 'waiting' : 'booked',
        `${each.shift.business.businessName}, ${shiftTimes(each.shift)}, ${isWaiting(each) ? 'waiting for an answer' : 'booked'}`,
      ),
    );

type TimedShift = Pick<OwnApplication['shift'], 'id' | 'shiftDate' | 'timeZone' | 'startTime' | 'endTime'>;

/** Converts a shift to an entry of the week strip. */
export const onItsDay = (shift: TimedShift, kind: WeekSlot['kind'], label: string): DayOfWork => ({
  id: shift.id,
  date: isoDay(shift.shiftDate, shift.timeZone),
  ...hoursOf(shift.startTime, shift.endTime),
  kind,
  label,
});

/** The accepted shift that is in progress or comes next. */
export const nextShift = (applications: readonly OwnApplication[], now: Date): OwnApplication | undefined =>
  applications
    .filter((application) => isBooked(application) && Date.parse(application.shift.endsAt) > now.getTime())
    .toSorted((a, b) => Date.parse(a.shift.shiftDate) - Date.parse(b.shift.shiftDate))[0];

/**
 * 'Nothing is booked on Fri and Sat.' It does not call a day free, and leaves out time off and the days on which one does
 * not work.
 */
export function freeDays(days: readonly WeekDay[], hours: readonly { weekday: number }[] = []): string {
  const week = days.filter(
    ({ weekday, slots = [] }) =>
      hours.length === 0 || slots.length > 0 || hours.some((span) => weekdays[span.weekday % 7] === weekday),
  );
  const free = week.filter(({ off, slots = [] }) => !off && slots.length === 0).map(({ weekday }) => weekday);
  if (week.length < days.length && free.length === 0)
    return 'Each of your working days has work or time off.';
  if (week.length < days.length && free.length === week.length) return 'All of your working days are open.';
  const away = week.some(({ off, slots = [] }) => off || slots.some(({ kind }) => kind === 'off'));
  if (free.length === 0)
    return away
      ? 'Each of the next seven days has work or time off.'
      : 'Each of the next seven days has work.';
  if (free.length === week.length) return 'The next seven days are open.';
  return `Nothing is booked on ${free.length > 4 ? `${free.length} of ${week.length < days.length ? 'your working days' : 'the next seven days'}` : listed(free)}.`;
}

/** 'Morning', 'Afternoon', 'Evening', or by night 'Hello', in a time zone; the reader's own if none is given. */
export function timeOfDay(now: Date, zone?: string): string {
  const hour = Number(clockTime24(now, zone).slice(0, 2));
  if (hour < 4 || hour >= 23) return 'Hello';
  if (hour < 12) return 'Morning';
  return hour < 17 ? 'Afternoon' : 'Evening';
}
