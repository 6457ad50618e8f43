import { z } from 'zod';
import { feeKinds } from '../bills/fee-kinds.ts';
import type { EndpointTable } from '../endpoint.ts';
import { Id, Instant, PageLimit, Params, text } from '../values.ts';
import { maxReason } from '../text/limits.ts';

const percent = z.int().min(0, 'Use 0 to 100 percent').max(100, 'Use 0 to 100 percent');

export const PolicyTerms = z.object({
  cancelHours: z.int().min(0, 'Use 0 to 168 hours').max(168, 'Use 0 to 168 hours'),
  lateCancelPercent: percent,
  noShowPercent: percent,
});

/** Null: there is none, and nothing is owed. */
export const CancellationPolicy = z.object({ policy: PolicyTerms.nullable() });

const FeeKind = z.enum(feeKinds);

export const Fee = z.object({
  id: Id,
  visitId: Id,
  clientId: Id.nullable(),
  clientName: z.string(),
  title: z.string(),
  kind: FeeKind,
  /** Cents. */
  amount: z.int(),
  state: z.enum(['owed', 'paid', 'waived']),
  createdAt: Instant,
  waiveReason: z.string().nullable(),
  /** Where the client can pay the provider. */
  paymentLinks: z.array(z.string()),
  zelle: z.string(),
  actions: z.array(z.enum(['pay', 'waive'])),
});
export type Fee = z.output<typeof Fee>;

export const cancellationPoliciesApi = {
  'GET /api/cancellation-policy': { summary: 'One’s own cancellation policy', reply: CancellationPolicy },
  'PUT /api/cancellation-policy': {
    summary: 'Set the policy of visits that are booked from now on',
    body: z.strictObject(PolicyTerms.shape),
    reply: CancellationPolicy,
  },
  'GET /api/cancellation-policies/:id': {
    summary: 'The policy of a provider, by their account',
    params: Params,
    reply: CancellationPolicy,
  },
  'GET /api/visits/:id/cancellation-fee': {
    summary: 'What a visit’s client would owe for cancelling it now, by the policy it was booked under',
    params: Params,
    reply: z.object({
      policy: PolicyTerms.nullable(),
      /** Until when cancelling is free, itself included; null without a policy. */
      freeUntil: Instant.nullable(),
      /** Cents. */
      fee: z.int(),
    }),
  },
  'GET /api/fees': {
    summary: 'Fees that one is owed or owes, newest first',
    query: z.strictObject({
      visitId: Id.optional(),
      clientId: Id.optional(),
      limit: PageLimit.optional(),
      cursor: Id.optional(),
    }),
    reply: z.array(Fee),
  },
  'POST /api/visits/:id/fees': {
    summary: 'Owe the fee of a client who cancelled by phone or text, as the policy counts it',
    params: Params,
    reply: Fee,
    status: 201,
  },
  'POST /api/fees/:id/waive': {
    summary: 'Waive a fee',
    params: Params,
    body: z.strictObject({ reason: text(maxReason).pipe(z.string().min(1, 'Say why')) }),
    reply: Fee,
  },
} as const satisfies EndpointTable;
