import { z } from 'zod';
import { maxReason } from '../text/limits.ts';
import type { EndpointTable } from '../endpoint.ts';
import { Id, Instant, Params, text } from '../values.ts';

/** 'On my way' and 'running late' can be said from so many hours before the start. */
export const onMyWayHours = 6;
/** Extra dogs or time can be claimed until so many hours after the end. */
export const extrasHours = 72;
/** They are agreed to if the owner does not answer for this long. */
export const extrasSilenceHours = 72;

/** `silent`: agreed because the owner did not answer in time. */
export const ExtraState = z.enum(['claimed', 'agreed', 'silent', 'declined']);
export type ExtraState = z.output<typeof ExtraState>;

const ShiftExtra = z.object({
  id: Id,
  dogs: z.int(),
  minutes: z.int(),
  note: z.string().nullable(),
  state: ExtraState,
  createdAt: Instant,
  answerBy: Instant,
  answeredAt: Instant.nullable(),
  /** For the owner, while it is open. */
  actions: z.array(z.enum(['agree', 'decline'])),
});
export type ShiftExtra = z.output<typeof ShiftExtra>;

/** `arrive`: with the code or by a tap, for the side that has not said it. */
const ShiftDayAction = z.enum([
  'on_my_way',
  'late',
  'arrive',
  'leave_early',
  'answer_leaving',
  'claim_extras',
]);
export type ShiftDayAction = z.output<typeof ShiftDayAction>;

/** The day of a filled shift, as both sides see it. */
export const ShiftDay = z.object({
  /** Four digits that the groomer types on arrival; only the owner sees them. */
  code: z.string().nullable(),
  onMyWayAt: Instant.nullable(),
  lateMinutes: z.int().nullable(),
  groomerArrivedAt: Instant.nullable(),
  ownerArrivedAt: Instant.nullable(),
  /** When both said so, or the groomer had the code. */
  arrivedAt: Instant.nullable(),
  byCode: z.boolean(),
  leftAt: Instant.nullable(),
  leftNote: z.string().nullable(),
  leftAllowed: z.boolean().nullable(),
  extras: z.array(ShiftExtra),
  actions: z.array(ShiftDayAction),
});
export type ShiftDay = z.output<typeof ShiftDay>;

const note = text(maxReason).nullish();
const act = { params: Params, reply: ShiftDay };

export const shiftDaysApi = {
  'GET /api/shifts/:id/day': { summary: 'What both sides said about the day of a filled shift', ...act },
  'POST /api/shifts/:id/day/on-my-way': { summary: 'The groomer is on the way', ...act },
  'POST /api/shifts/:id/day/late': {
    summary: 'The groomer runs late',
    ...act,
    body: z.strictObject({
      minutes: z.int().min(5, 'At least 5 minutes').max(240, 'At most 240 minutes'),
    }),
  },
  'POST /api/shifts/:id/day/arrive': {
    summary: 'The groomer is there: by the code of the owner, or once both say so',
    ...act,
    body: z
      .strictObject({
        code: z
          .string()
          .regex(/^\d{4}$/, 'Use the four digits')
          .optional(),
      })
      .nullish(),
  },
  'POST /api/shifts/:id/day/leave-early': {
    summary: 'The groomer leaves before the end; the owner says whether they may',
    ...act,
    body: z.strictObject({ note }).nullish(),
  },
  'POST /api/shifts/:id/day/answer-leaving': {
    summary: 'The owner says whether the groomer left early with permission',
    ...act,
    body: z.strictObject({ allowed: z.boolean() }),
  },
  'POST /api/shifts/:id/extras': {
    summary: 'The groomer claims extra dogs or time; silence agrees',
    ...act,
    body: z
      .strictObject({
        dogs: z.int().min(0, 'At least 0').max(20, 'At most 20 dogs'),
        minutes: z.int().min(0, 'At least 0').max(480, 'At most 480 minutes'),
        note,
      })
      .refine(({ dogs, minutes }) => dogs + minutes > 0, { message: 'Say what was extra', path: ['dogs'] }),
    status: 201,
  },
  'POST /api/shift-extras/:id/agree': { summary: 'The owner agrees to extra dogs or time', ...act },
  'POST /api/shift-extras/:id/decline': { summary: 'The owner does not agree', ...act },
} as const satisfies EndpointTable;

type AboutDay = { shiftId: string; groomerId: string };
type ShiftDayEvents = {
  'shift_day.on_my_way': AboutDay;
  'shift_day.late': AboutDay;
  'shift_day.left': AboutDay;
  'shift_extra.claimed': { extraId: string };
  'shift_extra.answered': { extraId: string };
};

export type ShiftDays = { api: typeof shiftDaysApi; events: ShiftDayEvents };
