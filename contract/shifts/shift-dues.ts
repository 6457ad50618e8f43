import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { cancelTerms } from './cancel-terms.ts';
import { Id, Instant, PageLimit, Params } from '../values.ts';

export const DueState = z.enum(['owed', 'paid', 'waived']);
export type DueState = z.output<typeof DueState>;

/** Why a groomer asks for nothing: the weather made the way unsafe for both, or another reason. */
const WaivedBecause = z.enum(['weather', 'other']);
export type WaivedBecause = z.output<typeof WaivedBecause>;

/** What a business owes a groomer for calling a filled shift off late. Wagwell records it and moves no money. */
export const ShiftDue = z.object({
  id: Id,
  shiftId: Id,
  title: z.string(),
  shiftDate: Instant,
  timeZone: z.string(),
  /** Who owes it, and to whom. */
  businessName: z.string(),
  groomerName: z.string(),
  cancelTerms: z.enum(cancelTerms),
  /** Cents. */
  amount: z.int(),
  /** Whether the business said that the weather was the reason. */
  weather: z.boolean(),
  state: DueState,
  createdAt: Instant,
  /** When the business said that it has paid. */
  saidPaidAt: Instant.nullable(),
  settledAt: Instant.nullable(),
  waivedBecause: WaivedBecause.nullable(),
  /** `receive`, `waive`: for the groomer. `say_paid`: for the business. */
  actions: z.array(z.enum(['receive', 'waive', 'say_paid'])),
});
export type ShiftDue = z.output<typeof ShiftDue>;

export const shiftDuesApi = {
  'GET /api/shift-dues': {
    summary: 'What one owes or is owed for shifts that were called off late, newest first',
    query: z.strictObject({ shiftId: Id.optional(), cursor: Id.optional(), limit: PageLimit.optional() }),
    reply: z.array(ShiftDue),
  },
  'POST /api/shift-dues/:id/receive': {
    summary: 'The groomer has been paid it',
    params: Params,
    reply: ShiftDue,
  },
  'POST /api/shift-dues/:id/waive': {
    summary: 'The groomer asks for nothing',
    params: Params,
    body: z.strictObject({ because: WaivedBecause }),
    reply: ShiftDue,
  },
  'POST /api/shift-dues/:id/say-paid': {
    summary: 'The business says that it has paid; the groomer confirms it',
    params: Params,
    reply: ShiftDue,
  },
} as const satisfies EndpointTable;

type ShiftDueEvents = {
  'shift_due.owed': { dueId: string };
  'shift_due.said_paid': { dueId: string };
  'shift_due.settled': { dueId: string };
};

export type ShiftDues = { api: typeof shiftDuesApi; events: ShiftDueEvents };
