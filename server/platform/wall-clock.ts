import { DateTime } from 'luxon';

/** The calendar day `2026-11-28` that an instant has in a zone. */
export const dayIn = (instant: string | Date, timeZone: string): string =>
  DateTime.fromJSDate(new Date(instant), { zone: timeZone }).toFormat('yyyy-MM-dd');

/** 'Sat, Nov 28' by the calendar of a place. */
export const dayInWords = (instant: string | Date, timeZone: string): string =>
  DateTime.fromJSDate(new Date(instant), { zone: timeZone }).toFormat('ccc, LLL d', { locale: 'en-US' });

/** The instant at which the clock of a place shows a day and a time; an hour later where clocks skip it. */
export const instantAt = (day: string, time: string, timeZone: string): Date =>
  DateTime.fromISO(`${day}T${time}`, { zone: timeZone }).toJSDate();

/** A wall time as people say it: '16:30' → '4:30 PM'. */
export function inWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
