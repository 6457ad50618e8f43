import { z } from 'zod';
import { crossesMidnight, isEmpty, minutesIn } from '../calendar/time-spans.ts';
import { EndTime, WallTime } from '../values.ts';

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

export const weekdayNames: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** An end that is not later than the start is on the next day. */
const Span = z.strictObject({ from: WallTime, to: EndTime });
export type Span = z.output<typeof Span>;

/** A day without spans is closed, unless it is by appointment. */
const DayHours = z.strictObject({
  spans: z.array(Span).max(3, 'At most 3 times a day'),
  byAppointment: z.boolean(),
});
export type DayHours = z.output<typeof DayHours>;

/** The opening hours of each weekday, in the time zone of the business. */
export const OpeningHours = z
  .strictObject({
    mon: DayHours,
    tue: DayHours,
    wed: DayHours,
    thu: DayHours,
    fri: DayHours,
    sat: DayHours,
    sun: DayHours,
  })
  .superRefine((hours, context) => {
    for (const day of weekdays) {
      const message = dayProblem(day, hours[day], hours[before(day)]);
      if (message) context.addIssue({ code: 'custom', path: [day], message });
    }
  });
export type OpeningHours = z.output<typeof OpeningHours>;

const before = (day: Weekday): Weekday => weekdays[(weekdays.indexOf(day) + 6) % 7] ?? day;

/** Says what is wrong with a day: its times must follow each other, and the night of the day before. */
export function dayProblem(day: Weekday, { spans }: DayHours, dayBefore: DayHours): string | undefined {
  const night = dayBefore.spans.find(crossesMidnight);
  const first = spans[0];
  if (night && first && first.from < night.to)
    return `${weekdayNames[day]} opens before the night before has ended`;
  for (const [index, span] of spans.entries()) {
    if (isEmpty(span)) return `${weekdayNames[day]} closes when it opens`;
    const earlier = spans[index - 1];
    if (earlier && minutesIn(span).from <= minutesIn(earlier).to)
      return `${weekdayNames[day]} opens again before it has closed`;
  }
  return undefined;
}

/** '8:00 AM' */
export function clockWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** '8:00 AM – 5:00 PM', 'By appointment' or 'Closed'. */
export function dayWords({ spans, byAppointment }: DayHours): string {
  const times = spans.map(({ from, to }) => `${clockWords(from)} – ${clockWords(to)}`).join(', ');
  if (!times) return byAppointment ? 'By appointment' : 'Closed';
  return byAppointment ? `${times}, by appointment` : times;
}

/** A business with opening hours takes no pets on days, such as '2026-11-24', on which it is closed. */
export function isOpenOn(hours: OpeningHours | null, day: string): boolean {
  // The contract's week begins on Monday, JavaScript's on Sunday.
  const name = weekdays[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7];
  const { spans, byAppointment } = hours?.[name ?? 'mon'] ?? { spans: [], byAppointment: true };
  return spans.length > 0 || byAppointment;
}

const short = (day: Weekday) => weekdayNames[day].slice(0, 3);

/** One line of all open days: 'Tue–Sat 8:00 AM – 5:00 PM; Sun By appointment'. */
export function hoursLine(hours: OpeningHours): string {
  const runs: { first: Weekday; last: Weekday; words: string }[] = [];
  for (const day of weekdays) {
    const words = dayWords(hours[day]);
    const run = runs.at(-1);
    if (run?.words === words) run.last = day;
    else runs.push({ first: day, last: day, words });
  }
  const open = runs.filter(({ words }) => words !== 'Closed');
  if (open.length === 0) return 'Closed';
  return open.map(({ first, last, words }) => `${daysOf(first, last)} ${words}`).join('; ');
}

function daysOf(first: Weekday, last: Weekday): string {
  if (first === 'mon' && last === 'sun') return 'Every day';
  return first === last ? short(first) : `${short(first)}–${short(last)}`;
}

export type OpenState =
  | { is: 'open'; until: string }
  | { is: 'by_appointment' }
  | { is: 'closed'; opens: { day: Weekday; at: string; inDays: number } | undefined };

const reachesMidnight = (span: Span): boolean => minutesIn(span).to >= 24 * 60;

/** Whether it is open at a local weekday and time 'HH:MM', and until or from when. */
export function openState(hours: OpeningHours, day: Weekday, time: string): OpenState {
  const lastNight = hours[before(day)];
  const still = lastNight.spans.find((span) => crossesMidnight(span) && time < span.to);
  if (still && !lastNight.byAppointment) return { is: 'open', until: still.to };
  const now = hours[day].spans.find((span) => span.from <= time && (time < span.to || reachesMidnight(span)));
  if (now) return hours[day].byAppointment ? { is: 'by_appointment' } : { is: 'open', until: now.to };
  if (hours[day].byAppointment && hours[day].spans.length === 0) return { is: 'by_appointment' };
  const today = weekdays.indexOf(day);
  for (let inDays = 0; inDays <= 7; inDays++) {
    const next = weekdays[(today + inDays) % 7] ?? day;
    const span = hours[next].spans.find(({ from }) => inDays > 0 || from > time);
    if (span) return { is: 'closed', opens: { day: next, at: span.from, inDays } };
  }
  return { is: 'closed', opens: undefined };
}
