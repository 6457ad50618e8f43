import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { cancelTerms } from '../shifts/cancel-terms.ts';
import { payModels } from '../shifts/pay-model.ts';
import { bathings, payTimes } from '../shifts/shift-customs.ts';
import { Id, Instant, Params, WallTime } from '../values.ts';

/** The terms of a shift as they were when it was filled; amounts in the units of the shift. */
export const AgreedTerms = z.object({
  title: z.string(),
  description: z.string().nullable(),
  businessName: z.string(),
  address: z.string(),
  shiftDate: Instant,
  endsAt: Instant,
  startTime: WallTime,
  endTime: WallTime,
  timeZone: z.string(),
  dogCount: z.int(),
  payPercentage: z.int(),
  /** Missing in agreements made before there was one. */
  hourlyRate: z.int().nullish(),
  /** Missing in agreements that were signed for the hours agreed. */
  hoursPaid: z.literal('worked').nullish(),
  estimatedPayMin: z.int().nullable(),
  estimatedPayMax: z.int().nullable(),
  /** The lowest estimated pay in cents: what a late cancellation is a part of. */
  estimate: z.int(),
  bonusInfo: z.string().nullable(),
  bonusAmount: z.int().nullable(),
  requirements: z.array(z.string()),
  payModel: z.enum(payModels),
  /** Missing in agreements from before it could be said. */
  boothRent: z.int().nullish(),
  paidWhen: z.enum(payTimes),
  bathing: z.enum(bathings),
  cancelTerms: z.enum(cancelTerms),
});
export type AgreedTerms = z.output<typeof AgreedTerms>;

/**
 * How it came about: an application was accepted, an invitation was, the groomer took the shift at once, or both agreed on
 * other terms later.
 */
export const AgreementKind = z.enum(['applied', 'invited', 'instant', 'changed']);
export type AgreementKind = z.output<typeof AgreementKind>;

export const Agreement = z.object({
  id: Id,
  shiftId: Id,
  /** Counts the agreements of a shift; the highest holds. */
  number: z.int(),
  how: AgreementKind,
  terms: AgreedTerms,
  owner: z.object({ name: z.string(), signedAt: Instant }),
  /** `signedAt` is null until the groomer agrees to what changed after they applied. */
  groomer: z.object({ name: z.string(), signedAt: Instant.nullable() }),
  /** Those changes, one line each: 'Pay: 60% → 50%'. */
  unseen: z.array(z.string()),
  createdAt: Instant,
  /** The other agreements of this shift between the two, the latest first. */
  others: z.array(z.object({ id: Id, number: z.int(), createdAt: Instant })),
  /** `sign`: the viewer's signature is missing. */
  actions: z.array(z.enum(['sign'])),
});
export type Agreement = z.output<typeof Agreement>;

export const shiftAgreementsApi = {
  'GET /api/shifts/:id/agreement': {
    summary: 'What the two sides of a filled shift agreed on last',
    params: Params,
    reply: Agreement,
  },
  'GET /api/shift-agreements/:id': {
    summary: 'One agreement, as it was signed',
    params: Params,
    reply: Agreement,
  },
  'GET /api/shift-agreements/:id/pdf': {
    summary: 'An agreement as PDF',
    params: Params,
    reply: null,
    status: 200,
    mediaType: 'application/pdf',
  },
  'POST /api/shift-agreements/:id/sign': {
    summary: 'The groomer agrees to terms that changed after they applied',
    params: Params,
    reply: Agreement,
  },
} as const satisfies EndpointTable;

type ShiftAgreementEvents = {
  /** The groomer agreed to the changed terms. */
  'agreement.signed': { agreementId: string };
};

export type ShiftAgreements = { api: typeof shiftAgreementsApi; events: ShiftAgreementEvents };
