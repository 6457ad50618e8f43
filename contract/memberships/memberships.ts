import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { AdminInvoice, Invoice } from './invoices.ts';
import { membershipActions, membershipStates } from './membership-lifecycle.ts';
import { AnyPlan, ProcessorName } from './plans.ts';
import { plainCode } from '../text/typed-text.ts';
import { Cents, Id, Instant, PageLimit, Params, line, searchText } from '../values.ts';

/** A promo code as typed: any case, spaces around it. */
export const PromoCodeText = z
  .string()
  .overwrite(plainCode)
  .toUpperCase()
  .min(1, 'Type a code')
  .max(40, 'At most 40 characters');

/**
 * A card of the test processor: 4242 4242 4242 4242 pays; 4000 0000 0000 0002 is declined; 4000 0000 0000
 * 0341 pays now and fails at renewal; 4000 0025 0000 3155 requires confirmation. Other numbers are refused,
 * and no number is stored.
 */
export const TestCard = z.strictObject({
  number: z
    .string()
    .max(30, 'Check the card number')
    .transform((digits) => digits.replaceAll(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{12,19}$/, 'Check the card number')),
  expMonth: z.int().min(1, 'Use a month from 1 to 12').max(12, 'Use a month from 1 to 12'),
  /** Two or four digits. */
  expYear: z
    .int()
    .min(0)
    .max(2100)
    .transform((year) => (year < 100 ? 2000 + year : year)),
  cvc: z.string().regex(/^\d{3,4}$/, 'Use the 3 or 4 digits of the card'),
});
export type TestCard = z.output<typeof TestCard>;

/** `elsewhere`: redirect to `url`, a page of the processor that leads back. */
export const PaymentResult = z.object({
  status: z.enum(['paid', 'declined', 'requires_confirmation', 'elsewhere']),
  /** A user-facing sentence if it was declined. */
  detail: z.string().nullable(),
  url: z.string().nullable(),
});
export type PaymentResult = z.output<typeof PaymentResult>;

/** What the checkout page shows. All amounts in cents; the same arithmetic charges the card. */
export const CheckoutSession = z.object({
  id: Id,
  plan: AnyPlan,
  planName: z.string(),
  processor: ProcessorName,
  /** `open` can be paid; `processing` was sent to the processor; `paid` and `expired` are final. */
  status: z.enum(['open', 'processing', 'paid', 'expired']),
  /** The first term, then the promo code's discount if there is one: they add up to `amountToday`. */
  lines: z.array(
    z.object({
      kind: z.enum(['term', 'discount']),
      amount: z.int(),
      from: Instant.nullable(),
      until: Instant.nullable(),
    }),
  ),
  amountToday: Cents,
  /** `description`: '20% off the first payment'. */
  promo: z.object({ code: z.string(), description: z.string(), amountOff: Cents }).nullable(),
  renewal: z.object({ at: Instant, amount: Cents, everyMonths: z.int() }),
  /** Null if the plan has no minimum beyond its first term. `total` includes today's discounted payment. */
  minimum: z.object({ months: z.int(), until: Instant, total: Cents }).nullable(),
  /** The time zone for dates: the member's own, or UTC if unknown. */
  timeZone: z.string(),
  expiresAt: Instant,
});
export type CheckoutSession = z.output<typeof CheckoutSession>;

/** One membership of the caller. */
export const Membership = z.object({
  id: Id,
  plan: AnyPlan,
  planName: z.string(),
  status: z.enum(membershipStates),
  /** The time zone for dates: the member's own, or UTC if unknown. */
  timeZone: z.string(),
  startedAt: Instant,
  paidUntil: Instant,
  minimumUntil: Instant,
  /** The end of access; a failed renewal extends the paid time by seven days. */
  accessUntil: Instant,
  /** The next charge, or null if none follows. */
  renewal: z.object({ at: Instant, amount: Cents }).nullable(),
  /**
   * The next charge if the membership is resumed. `agreement`: during free days the renewal terms must be
   * accepted again.
   */
  resumption: z
    .object({ at: Instant, amount: Cents, everyMonths: z.int(), agreement: z.boolean() })
    .nullable(),
  /** The end of the current free days. */
  freeUntil: Instant.nullable(),
  cancellationRequested: z.boolean(),
  /** When it ends after a cancellation. */
  endsAt: Instant.nullable(),
  /** Premium whose access has ended unpaid: its benefits rest until the member joins again. */
  resting: z.boolean(),
  /** After a failed renewal: the amount due, since when, and the next retry. */
  pastDue: z.object({ amount: Cents, since: Instant, nextTryAt: Instant.nullable() }).nullable(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  actions: z.array(z.enum(membershipActions)),
  /** The plans that `change_plan` allows. */
  changesTo: z.array(AnyPlan),
});
export type Membership = z.output<typeof Membership>;

/** `status`, `plan` and `paidUntil` summarize `access`; `none` means that the person never joined. */
export const MembershipOverview = z.object({
  hasMembership: z.boolean(),
  status: z.enum([...membershipStates, 'none']),
  plan: AnyPlan.nullable(),
  paidUntil: Instant.nullable(),
  processor: ProcessorName,
  access: Membership.nullable(),
  premium: Membership.nullable(),
});
export type MembershipOverview = z.output<typeof MembershipOverview>;

/** One way to cancel: when the membership ends, the fee due at once, and the charges until then. */
export const CancellationChoice = z.object({
  resolution: z.enum(['keep', 'pay_fee']),
  endsAt: Instant,
  /** The days from then to `endsAt` are free; null if all are paid. */
  freeFrom: Instant.nullable(),
  fee: Cents,
  /** `owed`: it was due at that time and is not paid yet. */
  charges: z.array(z.object({ plan: AnyPlan, at: Instant, amount: Cents, owed: z.boolean() })),
  /** The fee plus all remaining charges. */
  total: Cents,
  /** When access is canceled: the premium plan that is canceled with it, and its last day. */
  premium: z.object({ plan: AnyPlan, endsAt: Instant }).nullable(),
});
export type CancellationChoice = z.output<typeof CancellationChoice>;

/**
 * What canceling now would mean. There are two choices only if a premium plan ends within its minimum;
 * otherwise only `keep`.
 */
export const Cancellation = z.object({
  plan: AnyPlan,
  paidUntil: Instant,
  minimumUntil: Instant,
  choices: z.array(CancellationChoice),
});
export type Cancellation = z.output<typeof Cancellation>;

/** The cost of changing the plan today: the new price less the unused part of the paid term. */
export const PlanChange = z.object({
  plan: AnyPlan,
  price: Cents,
  credit: Cents,
  amountToday: Cents,
  paidUntil: Instant,
  renewal: z.object({ at: Instant, amount: Cents, everyMonths: z.int() }),
  /** The end of the minimum after the change, or null if the new plan has none. */
  minimumUntil: Instant.nullable(),
});
export type PlanChange = z.output<typeof PlanChange>;

const Which = { premium: z.boolean().optional() };
const WhichQuery = z.strictObject({ premium: z.enum(['true', 'false']).optional() });

export const membershipsApi = {
  'POST /api/checkout-sessions': {
    summary: 'Begin a checkout; the page at `url` pays',
    body: z.strictObject({ plan: AnyPlan, promoCode: PromoCodeText.optional() }),
    reply: z.object({ id: Id, url: z.string() }),
    status: 201,
  },
  'GET /api/checkout-sessions/:id': {
    summary: 'What the checkout page shows; only to who began it',
    params: Params,
    reply: CheckoutSession,
  },
  'PATCH /api/checkout-sessions/:id': {
    summary: 'Choose another plan of the same kind, or apply (null: remove) a promo code',
    params: Params,
    body: z.strictObject({ plan: AnyPlan.optional(), promoCode: PromoCodeText.nullable().optional() }),
    reply: CheckoutSession,
  },
  'POST /api/checkout-sessions/:id/leave-to-pay': {
    summary: "With Stripe: agree to the renewal terms and get the address of Stripe's page, as `elsewhere`",
    params: Params,
    body: z.strictObject({
      agreeToRenewal: z.literal(true, 'Please agree to the renewal terms'),
    }),
    reply: PaymentResult,
  },
  'POST /api/checkout-sessions/:id/settle': {
    summary: 'Back from the processor: ask it whether it was paid',
    idempotent: true,
    params: Params,
    reply: CheckoutSession,
  },
  'POST /api/test-checkout/:id': {
    summary: 'With the test processor: pay with a test card; `confirmed` answers `requires_confirmation`',
    params: Params,
    body: z.strictObject({
      card: TestCard,
      agreeToRenewal: z.literal(true, 'Please agree to the renewal terms').optional(),
      confirmed: z.boolean().optional(),
    }),
    reply: PaymentResult,
  },
  'GET /api/membership': { summary: 'What the caller holds', reply: MembershipOverview },
  'GET /api/membership/cancellation': {
    summary: 'Date and amount of every way out, before cancelling',
    query: WhichQuery,
    reply: Cancellation,
  },
  'POST /api/membership/cancel': {
    summary: 'Cancel; `resolution` is needed where there are two ways out',
    body: z.strictObject({ ...Which, resolution: z.enum(['keep', 'pay_fee']).optional() }).default({}),
    reply: MembershipOverview,
  },
  'POST /api/membership/resume': {
    summary:
      'Take a cancellation back until the last day, free days included; `resumption` has the next charge',
    body: z
      .strictObject({
        ...Which,
        agreeToRenewal: z.literal(true, 'Please agree to the renewal terms').optional(),
      })
      .default({}),
    reply: MembershipOverview,
  },
  'GET /api/membership/plan-change': {
    summary: 'What changing to a plan would cost today',
    query: z.strictObject({ plan: AnyPlan }),
    reply: PlanChange,
  },
  'POST /api/membership/change-plan': {
    summary: 'Change at once to a plan of the same kind; `amountToday` is the price that was shown',
    body: z.strictObject({
      plan: AnyPlan,
      amountToday: Cents,
      agreeToRenewal: z.literal(true, 'Please agree to the renewal terms').optional(),
    }),
    reply: MembershipOverview,
  },
  'POST /api/membership/pay': {
    summary: 'Pay what is past due, with the card on file or (test processor) another one',
    body: z
      .strictObject({ ...Which, card: TestCard.optional(), confirmed: z.boolean().optional() })
      .default({}),
    reply: PaymentResult,
  },
  'POST /api/membership/card': {
    summary: 'Keep another card: a test card here, or (Stripe) the address of the customer portal',
    body: z.strictObject({ card: TestCard.optional(), confirmed: z.boolean().optional() }).default({}),
    reply: PaymentResult,
  },
  'GET /api/invoices': {
    summary: "The caller's invoices, newest first",
    query: z.strictObject({ cursor: Id.optional(), limit: PageLimit }),
    reply: z.array(Invoice),
  },
  'GET /api/invoices/:id/pdf': {
    summary: 'One invoice as a PDF to download (link to it; it is no JSON)',
    params: Params,
    reply: null,
    status: 200,
    mediaType: 'application/pdf',
  },
  'GET /api/admin/invoices': {
    summary: 'Invoices by number, email or name, newest first',
    query: z.strictObject({ q: searchText(200).optional(), cursor: Id.optional(), limit: PageLimit }),
    reply: z.array(AdminInvoice),
  },
  'POST /api/admin/invoices/:id/refund': {
    summary: 'Refund an invoice, in part where `amount` is given; access stays as it is',
    params: Params,
    body: z.strictObject({
      amount: z.int().min(1, 'At least one cent').max(100_000_000).optional(),
      reason: line(300),
    }),
    reply: AdminInvoice,
  },
} as const satisfies EndpointTable;
