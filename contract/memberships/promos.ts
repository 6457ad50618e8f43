import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { AnyPlan } from './plans.ts';
import { plainCode } from '../text/typed-text.ts';
import { Cents, Id, Instant, PageLimit, Params, line, searchText } from '../values.ts';

/** A new code: letters, digits, `-` and `_`, stored in capitals. */
const Code = z
  .string()
  .overwrite(plainCode)
  .toUpperCase()
  .regex(/^[A-Z0-9_-]{3,40}$/, 'Use 3 to 40 letters, digits, - or _');

const percentOff = z.int().min(1, 'From 1 to 100').max(100, 'From 1 to 100').nullable();
const amountOff = z.int().min(1, 'At least one cent').max(100_000_000).nullable();
const uses = z.int().min(1, 'At least one').max(1_000_000);

const fields = {
  note: line(200).nullable(),
  percentOff,
  /** Cents off the first payment, at most its price. */
  amountOff,
  /** Empty: every plan. */
  plans: z.array(AnyPlan).max(5),
  startsAt: Instant.nullable(),
  endsAt: Instant.nullable(),
  maxUses: uses.nullable(),
  usesPerAccount: uses.nullable(),
  active: z.boolean(),
};

/** Exactly one of `percentOff` and `amountOff` is required; other fields left out mean no limit. */
export const NewPromoCode = z.strictObject({
  code: Code,
  note: fields.note.default(null),
  percentOff: percentOff.default(null),
  amountOff: amountOff.default(null),
  plans: fields.plans.default([]),
  startsAt: fields.startsAt.default(null),
  endsAt: fields.endsAt.default(null),
  maxUses: fields.maxUses.default(null),
  usesPerAccount: fields.usesPerAccount.default(1),
  active: z.boolean().default(true),
});
export type NewPromoCode = z.output<typeof NewPromoCode>;

/** The code itself cannot change because it may be in print. */
export const PromoCodeChange = z.strictObject(fields).partial();
export type PromoCodeChange = z.output<typeof PromoCodeChange>;

export const PromoCode = z.object({
  id: Id,
  code: z.string(),
  ...fields,
  /** Whether a checkout would accept it now, or why not. */
  state: z.enum(['usable', 'off', 'not_yet', 'ended', 'used_up']),
  uses: z.int(),
  /** The total discount of its uses, in cents. */
  revenueGivenUp: z.int(),
  createdAt: Instant,
});
export type PromoCode = z.output<typeof PromoCode>;

export const PromoUse = z.object({
  id: Id,
  accountId: Id,
  name: z.string(),
  email: z.string(),
  plan: AnyPlan,
  amountOff: Cents,
  usedAt: Instant,
});
export type PromoUse = z.output<typeof PromoUse>;

/** These endpoints respond to everyone but admins as an unknown path does. */
export const promosApi = {
  'GET /api/admin/promo-codes': {
    summary: 'Codes with uses and discounts given, newest first',
    query: z.strictObject({ q: searchText(100).optional(), cursor: Id.optional(), limit: PageLimit }),
    reply: z.array(PromoCode),
  },
  'POST /api/admin/promo-codes': {
    summary: 'Create a code',
    body: NewPromoCode,
    reply: PromoCode,
    status: 201,
  },
  'PATCH /api/admin/promo-codes/:id': {
    summary: 'Edit a code, or switch it off with `active: false`',
    params: Params,
    body: PromoCodeChange,
    reply: PromoCode,
  },
  'GET /api/admin/promo-codes/:id/uses': {
    summary: 'Who used it, newest first',
    params: Params,
    query: z.strictObject({ cursor: Id.optional(), limit: PageLimit }),
    reply: z.array(PromoUse),
  },
  'GET /api/admin/promo-codes-csv': {
    summary: 'All codes as CSV to download (link to it; it is no JSON)',
    reply: null,
    status: 200,
    mediaType: 'text/csv',
  },
} as const satisfies EndpointTable;
