import { DateTime } from 'luxon';

/** The calendar day `2026-11-28` that an instant has in a zone. */
export const dayIn = (instant: string | Date, timeZone: string): string =>
  DateTime.fromJSDate(new Date(instant), { zone: timeZone }).toFormat('yyyy-MM-dd');

/** The instant at which the clock of a place shows a day and a time; an hour later where clocks skip it. */
export const instantAt = (day: string, time: string, timeZone: string): Date =>
  DateTime.fromISO(`${day}T${time}`, { zone: timeZone }).toJSDate();
