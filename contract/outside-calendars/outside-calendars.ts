import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { Instant } from '../values.ts';
import { addressProblem } from './calendar-address.ts';
import { readFailureCodes } from './read-failures.ts';

/** After so many failing days a calendar is no longer read. */
export const failingDays = 7;
/** The days ahead that are read, and the most entries of them. */
export const daysRead = 90;
export const mostEntries = 2000;

/** A calendar that one keeps elsewhere. Its address is a secret: it is never shown again. */
export const OutsideCalendar = z.object({
  /** The name of its server. */
  host: z.string(),
  addedAt: Instant,
  /** When it was last read in full; null if it was not yet. */
  lastReadAt: Instant.nullable(),
  /** Why the latest attempt failed; null if it did not. */
  failure: z.enum(readFailureCodes).nullable(),
  failingSince: Instant.nullable(),
  /** When reading ended, after seven failing days. */
  stoppedAt: Instant.nullable(),
  /** The busy times of the coming 90 days; overlapping ones count once. */
  busyTimes: z.int(),
  /** Whether there were more entries than are read. */
  cut: z.boolean(),
});
export type OutsideCalendar = z.output<typeof OutsideCalendar>;

export const OutsideCalendarDraft = z.strictObject({
  url: z
    .string()
    .max(2000, 'At most 2,000 characters')
    .superRefine((typed, context) => {
      const message = addressProblem(typed);
      if (message) context.addIssue({ code: 'custom', message });
    }),
});

/** A time that is taken in a calendar kept elsewhere. Nothing else of an entry is stored. */
export const BusyTime = z.object({ startsAt: Instant, endsAt: Instant });
export type BusyTime = z.output<typeof BusyTime>;

const reply = z.object({ calendar: OutsideCalendar.nullable() });

export const outsideCalendarsApi = {
  'GET /api/outside-calendar': {
    summary: 'The calendar that one keeps elsewhere, and how reading it goes',
    reply,
  },
  'PUT /api/outside-calendar': {
    summary: 'Name the address of the calendar that one keeps elsewhere; an earlier one is no longer read',
    body: OutsideCalendarDraft,
    reply,
  },
  'POST /api/outside-calendar/read': {
    summary: 'Read it now, also after reading it had ended',
    idempotent: true,
    reply,
  },
  'DELETE /api/outside-calendar': {
    summary: 'Stop reading it, and forget its address and its busy times',
    reply: null,
  },
} as const satisfies EndpointTable;

export type OutsideCalendars = {
  api: typeof outsideCalendarsApi;
  events: { 'outside_calendar.stopped': { accountId: string } };
};
