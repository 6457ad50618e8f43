import { startTime, viewerZone } from './first-view/first-moment.ts';
import { noWrap } from './no-wrap.ts';

/**
 * Formats instants (ISO 8601) and wall times ('HH:MM') for people. `zone` is the IANA name of the place where
 * the work happens and defaults to the reader's own. A date, a time or a duration never wraps; a time range
 * may wrap after its dash. The year is added if it differs from `now`'s in the zone. A day without a time
 * ('2026-11-28') is the same day for every reader.
 */
const hour = 3_600_000;
const isDay = /^\d{4}-\d\d-\d\d$/;
const formats = new Map<string, Intl.DateTimeFormat>();

function format(at: string | Date, zone: string | undefined, options: Intl.DateTimeFormatOptions): string {
  const timeZone = typeof at === 'string' && isDay.test(at) ? 'UTC' : (zone ?? viewerZone());
  const key = `${timeZone} ${JSON.stringify(options)}`;
  let made = formats.get(key);
  if (!made) {
    made = new Intl.DateTimeFormat('en-US', { ...options, timeZone });
    formats.set(key, made);
  }
  // Engines disagree on the space before AM; server and browser must write the same.
  return noWrap(made.format(new Date(at)).replaceAll('\u202F', ' '));
}

/** Joins two formatted values as a range: 'Nov 23 – Dec 6'. */
export const span = (from: string, to: string): string => `${noWrap(`${from} –`)} ${to}`;

/** The year in the zone, if it differs from that of `now`. */
const otherYear = (at: string | Date, now: Date, zone?: string): string | undefined => {
  const year = format(at, zone, { year: 'numeric' });
  return year === format(now, zone, { year: 'numeric' }) ? undefined : year;
};

const withOtherYear = (
  at: string | Date,
  zone: string | undefined,
  now: Date,
  options: Intl.DateTimeFormatOptions,
): string => format(at, zone, otherYear(at, now, zone) ? { ...options, year: 'numeric' } : options);

/** 'Sat, Nov 28'; 'Sat, Jan 9, 2027' in another year. */
export const shortDate = (at: string | Date, zone?: string, now = startTime()): string =>
  withOtherYear(at, zone, now, { weekday: 'short', month: 'short', day: 'numeric' });

/** 'Sat, Nov 28', of a calendar day such as '2026-11-28'. */
export const dayInWords = (day: string): string => shortDate(noonOf(day), 'UTC');

/** 'today', 'Sat' of a day within a week, 'Dec 12' of a later one; `today` and `day` are calendar days. */
export function dayInShort(day: string, today: string): string {
  if (day === today) return 'today';
  const away = (Date.parse(day) - Date.parse(today)) / (24 * hour);
  return away > 0 && away < 7
    ? format(noonOf(day), 'UTC', { weekday: 'short' })
    : monthDay(noonOf(day), 'UTC');
}

/** An instant that has the same date in UTC. */
const noonOf = (day: string): string => `${day}T12:00:00Z`;

/** 'Nov 28'; 'Jan 9, 2027' in another year. */
export const monthDay = (at: string | Date, zone?: string, now = startTime()): string =>
  withOtherYear(at, zone, now, { month: 'short', day: 'numeric' });

/** 'Nov 28', for charts, whose last bar is this week. */
export const chartDay = (at: string | Date, zone?: string): string =>
  format(at, zone, { month: 'short', day: 'numeric' });

/** 'Nov 28, 2026' */
export const monthDayYear = (at: string | Date, zone?: string): string =>
  format(at, zone, { month: 'short', day: 'numeric', year: 'numeric' });

/** 'Nov 2026' */
export const monthYear = (at: string | Date, zone?: string): string =>
  format(at, zone, { month: 'short', year: 'numeric' });

/** 'November 28, 2026' */
export const fullDate = (at: string | Date, zone?: string): string =>
  format(at, zone, { month: 'long', day: 'numeric', year: 'numeric' });

/** '8:30 AM' */
export const clockTime = (at: string | Date, zone?: string): string =>
  format(at, zone, { hour: 'numeric', minute: '2-digit' });

/** '08:30', the value format of inputs. */
export const clockTime24 = (at: string | Date, zone?: string): string =>
  format(at, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** '8:30 AM – 4:30 PM'; '10:00 PM – 6:00 AM next day' when it ends on another day. */
export const timeRange = (from: string | Date, to: string | Date, zone?: string): string =>
  nightSpan(clockTime(from, zone), clockTime(to, zone), isoDay(to, zone) > isoDay(from, zone));

const nightSpan = (from: string, to: string, overnight: boolean): string =>
  span(from, overnight ? `${to} ${noWrap('next day')}` : to);

/**
 * The parts of a calendar leaf: { weekday: 'Sat', day: '28', month: 'Nov' }, and the year if it is not the
 * current one.
 */
export const dayLeaf = (at: string | Date, zone?: string, now = startTime()) => ({
  weekday: format(at, zone, { weekday: 'short' }),
  day: format(at, zone, { day: 'numeric' }),
  month: format(at, zone, { month: 'short' }),
  year: otherYear(at, now, zone),
});

/** The calendar day in the zone: '2026-11-28'. */
export function isoDay(at: string | Date, zone?: string): string {
  const [month, day, year] = format(at, zone, { year: 'numeric', month: '2-digit', day: '2-digit' }).split(
    '/',
  );
  return `${year}-${month}-${day}`;
}

/** Wall time '16:30' → '4:30 PM' */
export const wallTime = (time: string): string => clockTime(`2000-01-01T${time}Z`, 'UTC');

/**
 * Wall times '08:30', '16:30' → '8:30 AM – 4:30 PM'; an end that is not after the start is on the next day.
 */
export const wallTimeRange = (from: string, to: string): string =>
  nightSpan(wallTime(from), wallTime(to), to <= from);

/** Hours between two wall times; an end that is not after the start is on the next day. */
export function wallHours(from: string, to: string): number {
  const hours = (Date.parse(`2000-01-01T${to}Z`) - Date.parse(`2000-01-01T${from}Z`)) / hour;
  return hours > 0 ? hours : hours + 24;
}

/** Hours between two moments. */
export const hoursBetween = (from: string | Date, to: string | Date): number =>
  (new Date(to).getTime() - new Date(from).getTime()) / hour;

/** 8 → '8 h', 6.5 → '6.5 h' */
export const inHours = (hours: number): string => noWrap(`${Math.round(hours * 100) / 100} h`);

/** 135 → '2 h 15 min', 45 → '45 min' */
export function inMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`];
  return noWrap(parts.filter(Boolean).join(' '));
}

/** Whole calendar days from `at` to `now` in the zone: 0 is today, negative is in the future. */
export const daysSince = (at: string | Date, now: string | Date = startTime(), zone?: string): number =>
  Math.round((Date.parse(isoDay(now, zone)) - Date.parse(isoDay(at, zone))) / (24 * hour));

/** 'Today', 'Yesterday', '63 days ago' */
export function daysAgo(at: string | Date, now: string | Date = startTime(), zone?: string): string {
  const days = daysSince(at, now, zone);
  if (days <= 0) return 'Today';
  return days === 1 ? 'Yesterday' : `${days} days ago`;
}

/** Formats the start of upcoming work: 'Tomorrow at 8:00 AM', or 'Now, until 4:30 PM' while it lasts. */
export function whenNext(startsAt: string, endsAt: string, now: Date, zone?: string): string {
  if (Date.parse(startsAt) <= now.getTime())
    return `Now, until ${clockTime(endsAt, zone)}${daysSince(endsAt, now, zone) < 0 ? ' tomorrow' : ''}`;
  const days = -daysSince(startsAt, now, zone);
  const day = days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : shortDate(startsAt, zone, now);
  return `${day} at ${clockTime(startsAt, zone)}`;
}

/** Formats the time of a message: 'Just now' within the hour, a clock time until midnight, 'Yesterday', then 'Nov 28'. */
export function messageTime(at: string | Date, now: string | Date = startTime(), zone?: string): string {
  if (hoursBetween(at, now) < 1) return 'Just now';
  const days = daysSince(at, now, zone);
  if (days <= 0) return clockTime(at, zone);
  return days === 1 ? 'Yesterday' : monthDay(at, zone, new Date(now));
}

/** The days of a week in short, from Monday. */
export const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The weekday in the zone, 0 for Monday. */
export const weekdayOf = (at: string | Date, zone?: string): number =>
  dayNames.indexOf(format(at, zone, { weekday: 'short' }));

/** 'CST': the zone's short name at an instant. */
export const zoneName = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** The device's zone where an account has no place; undefined where it has, and while a page is drawn in the server's. */
export const zoneWithoutPlace = (zone: string | undefined): string | undefined =>
  zone === 'UTC' && !viewerZone() ? new Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
