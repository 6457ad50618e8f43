import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { Day, Id, Instant, Params, WallTime, line } from './values.ts';

const span = { weekday: z.int().min(1).max(7), from: WallTime, to: WallTime };
/** Hours of work on a weekday, by the clock of the person's own place; 1 is Monday. */
export const WorkingSpan = z.object(span);
export type WorkingSpan = z.output<typeof WorkingSpan>;

const overlaps = (spans: readonly WorkingSpan[]) =>
  spans.some((one, i) =>
    spans.some(
      (other, k) => k > i && one.weekday === other.weekday && one.from < other.to && other.from < one.to,
    ),
  );

export const WorkingHoursDraft = z.strictObject({
  /** All of them; none means that the person has not said when they work. */
  spans: z
    .array(
      z.strictObject(span).refine(({ from, to }) => to > from, {
        message: 'The end comes after the start',
        path: ['to'],
      }),
    )
    .max(21, 'At most 21 spans')
    .refine((spans) => !overlaps(spans), 'Two of these hours overlap'),
});

/** `timeZone` is that of the person's own place. */
export const WorkingHours = z.object({ timeZone: z.string(), spans: z.array(WorkingSpan) });
export type WorkingHours = z.output<typeof WorkingHours>;

export const TimeOff = z.object({
  id: Id,
  startsAt: Instant,
  endsAt: Instant,
  allDay: z.boolean(),
  timeZone: z.string(),
  note: z.string().nullable(),
});
export type TimeOff = z.output<typeof TimeOff>;

const timeOff = {
  from: Day,
  /** The last day, included. */
  to: Day,
  /** Left out for whole days. */
  startTime: WallTime.nullish(),
  endTime: WallTime.nullish(),
  note: line(200).nullish(),
};

/** Time off by the clock of the person's own place. */
export const TimeOffDraft = z.strictObject(timeOff);
export type TimeOffDraft = z.output<typeof TimeOffDraft>;

/** The longest range of days that one call reads. */
const mostDays = 62;

export const CalendarEvent = z.object({
  /** An application and an offer wait for an answer; a proposal is the new time that one side has asked for. */
  kind: z.enum(['shift', 'application', 'visit', 'proposal', 'offer']),
  /** Of the shift, the visit or, for an offer, the request. */
  id: Id,
  as: z.enum(['groomer', 'business', 'pet_owner']),
  state: z.enum(['booked', 'tentative', 'done']),
  title: z.string(),
  /** The other side, where there is one to be named. */
  withName: z.string().nullable(),
  place: z.string().nullable(),
  startsAt: Instant,
  endsAt: Instant,
  /** That of the place of the work. */
  timeZone: z.string(),
});
export type CalendarEvent = z.output<typeof CalendarEvent>;

export const DuePet = z.object({
  id: Id,
  name: z.string(),
  dueOn: Day,
  /** Whether a request or a visit for it is open. */
  asked: z.boolean(),
  /** Whether a visit is booked. */
  booked: z.boolean(),
});
export type DuePet = z.output<typeof DuePet>;

/** `timeZone`, `spans` and `timeOff` are by the person's own place. */
export const Calendar = WorkingHours.extend({
  events: z.array(CalendarEvent),
  timeOff: z.array(TimeOff),
  /** One's pets that are due by the last day, overdue ones included. */
  duePets: z.array(DuePet),
  /** The tables of one's own business. */
  tables: z.int().nullable(),
});
export type Calendar = z.output<typeof Calendar>;

/** Warnings about a time, which do not forbid it. */
export const CalendarCheck = z.object({
  timeZone: z.string(),
  outsideHours: z.boolean(),
  timeOff: z.array(TimeOff),
  /** One's own visits as a pet parent. */
  visits: z.array(CalendarEvent.pick({ title: true, startsAt: true, endsAt: true, timeZone: true })),
});
export type CalendarCheck = z.output<typeof CalendarCheck>;

/** When the secret address was made; null if there is none. */
export const CalendarFeed = z.object({ createdAt: Instant.nullable() });

const calendarFile = { reply: null, status: 200, mediaType: 'text/calendar' } as const;

export const calendarApi = {
  'GET /api/calendar': {
    summary: 'One’s shifts, visits, waiting work, time off and pets due, for a range of days',
    query: z
      .strictObject({ from: Day, to: Day })
      .refine(({ from, to }) => to >= from, { message: 'The last day comes before the first', path: ['to'] })
      .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < mostDays * 86_400_000, {
        message: `At most ${mostDays} days`,
        path: ['to'],
      }),
    reply: Calendar,
  },
  'GET /api/calendar/check': {
    summary: 'Whether a time is outside of one’s hours, in time off or beside another visit',
    query: z
      .strictObject({ from: Instant, to: Instant, besides: Id.optional().describe('a visit to leave out') })
      .refine(({ from, to }) => Date.parse(to) > Date.parse(from), {
        message: 'The end comes after the start',
        path: ['to'],
      })
      .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= mostDays * 86_400_000, {
        message: `At most ${mostDays} days`,
        path: ['to'],
      }),
    reply: CalendarCheck,
  },
  'GET /api/calendar/feed': { summary: 'Whether one’s calendar has a secret address', reply: CalendarFeed },
  'POST /api/calendar/feed': {
    summary: 'Make a secret address for calendar programs; an earlier one ends. It is shown only now',
    idempotent: true,
    reply: z.object({ path: z.string(), createdAt: Instant }),
  },
  'DELETE /api/calendar/feed': { summary: 'End the secret address', reply: null },
  'GET /calendar/:file': {
    summary: 'The calendar of the person who made the secret address, as iCalendar',
    params: z.strictObject({
      file: z.string().regex(/^[\w-]{10,50}(\.ics)?$/, 'This address is incomplete'),
    }),
    ...calendarFile,
  },
  'GET /api/visits/:id/calendar-file': {
    summary: 'One visit as iCalendar',
    params: Params,
    ...calendarFile,
  },
  'GET /api/shifts/:id/calendar-file': {
    summary: 'One booked shift as iCalendar',
    params: Params,
    ...calendarFile,
  },
  'GET /api/working-hours': { summary: 'When one works', reply: WorkingHours },
  'PUT /api/working-hours': {
    summary: 'Say when one works; replaces all hours',
    body: WorkingHoursDraft,
    reply: WorkingHours,
  },
  'POST /api/time-off': { summary: 'Take time off', body: TimeOffDraft, reply: TimeOff, status: 201 },
  'PATCH /api/time-off/:id': {
    summary: 'Change all of one’s time off',
    params: Params,
    body: TimeOffDraft,
    reply: TimeOff,
  },
  'DELETE /api/time-off/:id': { summary: 'Work after all', params: Params, reply: null },
} as const satisfies EndpointTable;
