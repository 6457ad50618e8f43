import type { OwnApplication } from '#contract/shift-applications.ts';
import { clockTime, daysSince, isoDay, shortDate } from '#web/lib/dates.ts';
import type { WeekDay, WeekSlot } from '#web/ui/week-strip.tsx';
import { shiftTimes } from './shift-words.ts';

const daysShown = 7;
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const list = new Intl.ListFormat('en-US');

export const isBooked = ({ status }: OwnApplication): boolean => status === 'accepted';
/** Sent, and the shift is still to be had. On a waiting list nothing is asked of that day yet. */
export const isWaiting = ({ status, shift }: OwnApplication): boolean =>
  status === 'pending' && shift.status === 'posted';

/** The seven days from today: accepted shifts as booked, applications as waiting. */
export const weekOf = (applications: readonly OwnApplication[], now: Date): WeekDay[] =>
  sevenDays(
    applications
      .filter((each) => isBooked(each) || isWaiting(each) || each.status === 'completed')
      .map((each) => ({
        shift: each.shift,
        kind: isWaiting(each) ? 'waiting' : 'booked',
        label: `${each.shift.business.businessName}, ${shiftTimes(each.shift)}, ${isWaiting(each) ? 'waiting for an answer' : 'booked'}`,
      })),
    now,
  );

/** A shift on the strip. */
type Drawn = Pick<WeekSlot, 'kind' | 'label'> & {
  shift: Pick<OwnApplication['shift'], 'shiftDate' | 'timeZone' | 'startTime' | 'endTime'>;
};

/** The seven days from today by the reader's calendar, each with the shifts whose day it is where they are. */
export const sevenDays = (drawn: readonly Drawn[], now: Date): WeekDay[] =>
  Array.from({ length: daysShown }, (_, ahead) => {
    const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead, 12);
    return {
      weekday: weekdays[date.getDay()] ?? '',
      day: date.getDate(),
      today: ahead === 0,
      slots: drawn
        .filter(({ shift }) => isoDay(shift.shiftDate, shift.timeZone) === isoDay(date))
        .map(({ shift, kind, label }) => ({ ...hoursOf(shift), kind, label })),
    };
  });

function hoursOf({ startTime, endTime }: Drawn['shift']): Pick<WeekSlot, 'from' | 'to'> {
  const [from, to] = [hourOf(startTime), hourOf(endTime)];
  return { from, to: to > from ? to : 24 };
}

function hourOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour + minute / 60;
}

/** The accepted shift that is under way or comes next. */
export const nextShift = (applications: readonly OwnApplication[], now: Date): OwnApplication | undefined =>
  applications
    .filter((application) => isBooked(application) && Date.parse(application.shift.endsAt) > now.getTime())
    .toSorted((a, b) => Date.parse(a.shift.shiftDate) - Date.parse(b.shift.shiftDate))[0];

/** 'Tomorrow at 8:00 AM', 'Now, until 4:30 PM' */
export function whenNext({ shiftDate, endsAt, timeZone }: OwnApplication['shift'], now: Date): string {
  if (Date.parse(shiftDate) <= now.getTime()) return `Now, until ${clockTime(endsAt, timeZone)}`;
  const days = -daysSince(shiftDate, now, timeZone);
  const day = days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : shortDate(shiftDate, timeZone);
  return `${day} at ${clockTime(shiftDate, timeZone)}`;
}

/** 'Fri and Sat are still free.' */
export function freeDays(week: readonly WeekDay[]): string {
  const free = week.filter(({ slots = [] }) => slots.length === 0).map(({ weekday }) => weekday);
  if (free.length === 0) return 'The next seven days are full.';
  if (free.length === week.length) return 'The next seven days are free.';
  if (free.length > 4) return `${free.length} of the next seven days are still free.`;
  return `${list.format(free)} ${free.length === 1 ? 'is' : 'are'} still free.`;
}

/** 'Morning', 'Afternoon', 'Evening' */
export function timeOfDay(now: Date): string {
  const hour = now.getHours();
  if (hour >= 4 && hour < 12) return 'Morning';
  return hour >= 12 && hour < 17 ? 'Afternoon' : 'Evening';
}
