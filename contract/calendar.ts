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

export const calendarApi = {
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
