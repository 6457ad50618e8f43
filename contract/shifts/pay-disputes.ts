import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { Cents, Id, Instant, PageLimit, Params, text } from '../values.ts';
import { maxReason } from '../text/limits.ts';
import { HoursWorked } from './shifts.ts';

const Person = z.object({ id: Id, name: z.string() });

/** The disputed pay of a worked shift, as admins read it; amounts in cents. */
export const PayDispute = z.object({
  /** The shift. */
  id: Id,
  title: z.string(),
  shiftDate: Instant,
  timeZone: z.string(),
  dogCount: z.int(),
  endsAt: Instant,
  payPercentage: z.int(),
  hourlyRate: z.int().nullable(),
  bonusInfo: z.string().nullable(),
  owner: Person,
  groomer: Person,
  dogsGroomed: z.int(),
  /** The hours worked; the agreed hours if none were recorded. */
  hours: z.number(),
  revenue: z.int(),
  bonus: z.int(),
  pay: z.int(),
  disputeReason: z.string(),
  /** What the owner wrote with the figures, if anything. */
  ownerWords: z.string().nullable(),
  disputedAt: Instant,
});
export type PayDispute = z.output<typeof PayDispute>;

export const PayDecision = z.strictObject({
  dogsGroomed: z.int().min(0, 'At least 0').max(200, 'At most 200 dogs'),
  /** As recorded if left out, as is the revenue. */
  hours: HoursWorked.nullish(),
  revenue: Cents.nullish(),
  bonus: Cents.optional(),
  reason: text(maxReason).pipe(z.string().min(1, 'Please give a reason')),
});

export const payDisputesApi = {
  'GET /api/admin/pay-disputes': {
    summary: 'Disputed pay that waits for an admin, oldest shift first',
    query: z.strictObject({ cursor: Id.optional(), limit: PageLimit }),
    reply: z.array(PayDispute),
  },
  'POST /api/admin/pay-disputes/:id/decide': {
    summary: 'Decide on the figures of a worked shift, with a reason that both sides read',
    params: Params,
    body: PayDecision,
    reply: null,
  },
} as const satisfies EndpointTable;
