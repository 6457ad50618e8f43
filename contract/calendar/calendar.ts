import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { VisitStanding } from '../visits/visit-standing.ts';
import { BusyTime } from '../outside-calendars/outside-calendars.ts';
import { isEmpty, overlapInWeek } from './time-spans.ts';
import { Day, EndTime, Id, Instant, Params, WallTime, line } from '../values.ts';

const weekday = z.int().min(1).max(7);
/**
 * Hours of work on a weekday, by the clock of the person's own place; 1 is Monday. An end that is not later than the start
 * is on the next day.
 */
export const WorkingSpan = z.object({ weekday, from: WallTime, to: WallTime });
export type WorkingSpan = z.output<typeof WorkingSpan>;

const overlaps = (spans: readonly WorkingSpan[]) =>
  spans.some((one, i) => spans.some((other, k) => k > i && overlapInWeek(one, other)));

export const WorkingHoursDraft = z.strictObject({
  /** All of them; none means that the person has not said when they work. */
  spans: z
    .array(
      z.strictObject({ weekday, from: WallTime, to: EndTime }).refine((span) => !isEmpty(span), {
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

/** The only work or visit that an account was ever booked for in a role, while it lies ahead. */
export const FirstBooking = z.object({
  kind: z.enum(['shift', 'visit']),
  id: Id,
  title: z.string(),
  /** The other side; its account is null where a provider's client has none. */
  withName: z.string().nullable(),
  withId: Id.nullable(),
  place: z.string().nullable(),
  /** Whether the caller goes there, and the other side does not come to them. */
  travels: z.boolean(),
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
  /** What a visit costs, in cents; null for a shift, and where no price was said. */
  price: z.int().nullable(),
  /** What a shift pays; null for a visit. */
  pay: z.object({ payPercentage: z.int(), hourlyRate: z.int().nullable() }).nullable(),
});
export type FirstBooking = z.output<typeof FirstBooking>;

/** The longest range of days that one call reads. */
const mostDays = 62;

export const CalendarEvent = z.object({
  /** An application and an offer wait for an answer; a proposal is the new time that one side has asked for. */
  kind: z.enum(['shift', 'application', 'visit', 'proposal', 'offer']),
  /** Of the shift, the visit or, for an offer, the request. */
  id: Id,
  as: z.enum(['groomer', 'business', 'pet_owner']),
  /** What one of the two did not come to was missed. */
  state: z.enum(['booked', 'in_progress', 'tentative', 'done', 'missed', 'contested', 'not_closed']),
  title: z.string(),
  /** The other side, where there is one to be named. */
  withName: z.string().nullable(),
  /** How many wait for an answer to their application for one's own open shift. */
  applied: z.int().nullable(),
  place: z.string().nullable(),
  startsAt: Instant,
  endsAt: Instant,
  /** That of the place of the work. */
  timeZone: z.string(),
  /** Only a visit has it. */
  visit: VisitStanding.nullable(),
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
  /** By the calendar that one keeps elsewhere. */
  busyElsewhere: z.array(BusyTime),
  /** One's pets that are due by the last day, overdue ones included. */
  duePets: z.array(DuePet),
  /** The tables of one's own business. */
  tables: z.int().nullable(),
});
export type Calendar = z.output<typeof Calendar>;

/** Other work that is too far away to get from one to the other in time. */
export const TightTrip = CalendarEvent.pick({
  title: true,
  startsAt: true,
  endsAt: true,
  timeZone: true,
}).extend({
  /** By road. */
  miles: z.number(),
  /** For the drive, with one's own minutes between two places. */
  minutesNeeded: z.int(),
  minutesBetween: z.int(),
});
export type TightTrip = z.output<typeof TightTrip>;

/** Warnings about a time, which do not forbid it. */
export const CalendarCheck = z.object({
  timeZone: z.string(),
  outsideHours: z.boolean(),
  timeOff: z.array(TimeOff),
  /** Times that are taken in the calendar that one keeps elsewhere. */
  busyElsewhere: z.array(BusyTime),
  /** One's own visits as a pet parent. */
  visits: z.array(CalendarEvent.pick({ title: true, startsAt: true, endsAt: true, timeZone: true })),
  /** Work from which, or to which, the way is too long. Empty where the place is not told. */
  travel: z.array(TightTrip),
});
export type CalendarCheck = z.output<typeof CalendarCheck>;

/** The kinds of such warnings, the one that weighs most first; the way from other work left aside. */
export const CalendarReason = z.enum(['time_off', 'busy_elsewhere', 'own_visit', 'outside_hours']);
export type CalendarReason = z.output<typeof CalendarReason>;

/** A secret address that no program reads for so long ends. */
export const feedDays = 90;

/** When the secret address was made and last read; null if there is none, and if it was not read yet. */
export const CalendarFeed = z.object({ createdAt: Instant.nullable(), lastReadAt: Instant.nullable() });

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
      .strictObject({
        from: Instant,
        to: Instant,
        besides: Id.optional().describe('a visit to leave out, which would be at this time'),
        shiftId: Id.optional().describe('the shift that would be at this time, for the way there'),
      })
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
  'GET /api/calendar/first-booking': {
    summary: 'What one is booked for in a role for the first time, until it begins or another one is booked',
    query: z.strictObject({ as: CalendarEvent.shape.as }),
    reply: z.object({ booking: FirstBooking.nullable() }),
  },
  'GET /api/calendar/feed': { summary: 'Whether one’s calendar has a secret address', reply: CalendarFeed },
  'POST /api/calendar/feed': {
    summary: 'Make a secret address for calendar apps; an earlier one ends. It is shown only now',
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
