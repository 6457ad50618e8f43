import { DateTime } from 'luxon';

/** The calendar day `2026-11-28` that an instant has in a zone. */
export const dayIn = (instant: string | Date, timeZone: string): string =>
  DateTime.fromJSDate(new Date(instant), { zone: timeZone }).toFormat('yyyy-MM-dd');

const localTime = (instant: string | Date, timeZone: string): DateTime =>
  DateTime.fromJSDate(new Date(instant), { zone: timeZone }).setLocale('en-US');

/** 'Sat, Nov 28' by the calendar of a place; 'Sat, Jan 9, 2027' in another year than that of `now`. */
export function dayInWords(instant: string | Date, timeZone: string, now: Date): string {
  const day = localTime(instant, timeZone);
  return day.toFormat(day.year === localTime(now, timeZone).year ? 'ccc, LLL d' : 'ccc, LLL d, yyyy');
}

/** 'Sat, Nov 28, 9:00 AM' */
export const momentInWords = (instant: string | Date, timeZone: string, now: Date): string =>
  `${dayInWords(instant, timeZone, now)}, ${localTime(instant, timeZone).toFormat('h:mm a')}`;

/** The end of work, '4:30 PM'; '6:00 AM next day' where it ends on another day. */
export function endInWords(startsAt: string, endsAt: string, timeZone: string): string {
  const end = localTime(endsAt, timeZone);
  return `${end.toFormat('h:mm a')}${end.hasSame(localTime(startsAt, timeZone), 'day') ? '' : ' next day'}`;
}

/** The instant at which the clock of a place shows a day and a time; an hour later where clocks skip it. */
export const instantAt = (day: string, time: string, timeZone: string): Date =>
  DateTime.fromISO(`${day}T${time}`, { zone: timeZone }).toJSDate();

/** A wall time as people say it: '16:30' → '4:30 PM'. */
export function inWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Wall times '08:30', '16:30' → '8:30 AM to 4:30 PM'; an end that is not later belongs to the next day. */
export const hoursInWords = (from: string, to: string): string =>
  `${inWords(from)} to ${inWords(to)}${to <= from ? ' next day' : ''}`;
