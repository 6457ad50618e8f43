import { DateTime, IANAZone } from 'luxon';
import { addDays } from '#reference/calendar-days.ts';

/** Returns the calendar day `2026-11-28` of an instant in a time zone. */
export const dayIn = (instant: string | Date, timeZone: string): string =>
  DateTime.fromJSDate(new Date(instant), { zone: timeZone }).toFormat('yyyy-MM-dd');

/** Returns the time `09:30` that the clocks of a time zone show at an instant. */
export const timeIn = (instant: string | Date, timeZone: string): string =>
  DateTime.fromJSDate(new Date(instant), { zone: timeZone }).toFormat('HH:mm');

/** Whether this names a time zone that the program knows. */
export const isTimeZone = (name: string): boolean => IANAZone.isValidZone(name);

const localTime = (instant: string | Date, timeZone: string): DateTime =>
  DateTime.fromJSDate(new Date(instant), { zone: timeZone }).setLocale('en-US');

/**
 * Formats 'Sat, Nov 28' in a place's time zone; 'Sat, Jan 9, 2027' if the year differs from that of `now`.
 */
export function dayInWords(instant: string | Date, timeZone: string, now: Date): string {
  const day = localTime(instant, timeZone);
  return day.toFormat(day.year === localTime(now, timeZone).year ? 'ccc, LLL d' : 'ccc, LLL d, yyyy');
}

/** 'Tuesday' */
export const weekdayInWords = (instant: string | Date, timeZone: string): string =>
  localTime(instant, timeZone).toFormat('cccc');

/** 'Sat, Nov 28, 9:00 AM' */
export const momentInWords = (instant: string | Date, timeZone: string, now: Date): string =>
  `${dayInWords(instant, timeZone, now)}, ${clockInWords(instant, timeZone)}`;

/** '9:00 AM' */
export const clockInWords = (instant: string | Date, timeZone: string): string =>
  localTime(instant, timeZone).toFormat('h:mm a');

/** The name of a time zone at an instant: 'Central Standard Time'. */
export const zoneInWords = (instant: string | Date, timeZone: string): string =>
  localTime(instant, timeZone).offsetNameLong ?? timeZone;

/** Formats the end of work: '4:30 PM', or '6:00 AM next day' if it ends on another day. */
export function endInWords(startsAt: string, endsAt: string, timeZone: string): string {
  const end = localTime(endsAt, timeZone);
  return `${end.toFormat('h:mm a')}${end.hasSame(localTime(startsAt, timeZone), 'day') ? '' : ' next day'}`;
}

/** Returns the instant of a local day and time; an hour later if daylight saving skips that time. */
export const instantAt = (day: string, time: string, timeZone: string): Date =>
  DateTime.fromISO(`${day}T${time}`, { zone: timeZone }).toJSDate();

/** Returns a day from midnight to midnight, by the clocks of a time zone. */
export const wholeDay = (day: string, timeZone: string): { since: Date; until: Date } => ({
  since: instantAt(day, '00:00', timeZone),
  until: instantAt(addDays(day, 1), '00:00', timeZone),
});

/** Returns the next instant at which the clocks of a time zone show this time. */
export function timeNext(time: string, now: Date, timeZone: string): Date {
  const today = dayIn(now, timeZone);
  const at = instantAt(today, time, timeZone);
  return at > now ? at : instantAt(addDays(today, 1), time, timeZone);
}

/** Formats a wall time: '16:30' → '4:30 PM'. */
export function inWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * Formats wall times: '08:30', '16:30' → '8:30 AM to 4:30 PM'; an end that is not later is on the next day.
 */
export const hoursInWords = (from: string, to: string): string =>
  `${inWords(from)} to ${inWords(to)}${to <= from ? ' next day' : ''}`;
