import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { Cents, Day, Id, Instant, line, name, PageLimit, Params, text } from '../values.ts';
import type { clientPaymentsApi } from './client-payments.ts';
import { lineKinds } from './bill-money.ts';
import { BillingSettings } from './payment-links.ts';
import { payMethods } from './pay-methods.ts';
import { maxReason } from '../text/limits.ts';
import { tellsClient } from '../grooming/visit-client.ts';

export const PayMethod = z.enum(payMethods);
/** How someone agreed to a higher price: said at the door, by phone, in their own account, or with their link. */
export const AgreedHow = z.enum(['door', 'phone', 'account', 'link']);

/** The most payments and reversals of one bill. */
export const maxPaymentsOfBill = 100;
/** The most bills of a visit, voided ones included. */
export const maxBillsOfVisit = 20;

const TaxPercent = BillingSettings.shape.taxPercent;

export const BillLine = z.strictObject({
  kind: z.enum(lineKinds),
  name: line(80),
  petId: Id.nullish(),
  /** Never negative; a discount is subtracted. */
  amount: Cents,
  taxable: z.boolean(),
});
export type BillLine = z.output<typeof BillLine>;

/** `amount` goes toward the bill, `tip` comes on top of it. `tipFor`: who it is for, the provider if left out. */
export const PaymentDraft = z
  .strictObject({
    method: PayMethod,
    amount: Cents,
    tip: Cents.default(0),
    tipFor: name(60).nullish(),
    note: text(200).default(''),
  })
  .refine(({ amount, tip }) => amount + tip > 0, {
    path: ['amount'],
    error: 'Enter what was paid',
  });
export type PaymentDraft = z.output<typeof PaymentDraft>;

const Minutes = z.int('Use whole minutes').min(5, 'At least 5 minutes').max(720, 'At most 12 hours');

export const CheckOutDraft = z.strictObject({
  lines: z.array(BillLine).min(1, 'Add what was done').max(200, 'At most 200 lines'),
  taxPercent: TaxPercent,
  payments: z.array(PaymentDraft).max(6, 'At most 6 payments'),
  /** Who said yes to more than the agreed price, and how. */
  agreed: z.strictObject({ how: AgreedHow.exclude(['account', 'link']), name: name(60) }).nullish(),
  /** The rest stays owed. */
  leaveOwed: z.boolean().default(false),
  /** In how many weeks the pets are due again. */
  nextVisitWeeks: z.int().min(1).max(52).nullish(),
  /** The next visit of the same pets; the bill is written also where its time is taken. */
  next: z
    .strictObject({
      startsAt: Instant,
      minutes: Minutes.optional(),
      /** Books in time off or outside of working hours. */
      anyway: z.boolean().optional(),
      ...tellsClient,
    })
    .nullish(),
  /** `text`: the provider's own phone sends it. `email`: Wagwell does. */
  receipt: z.enum(['text', 'email', 'none']).default('none'),
});
export type CheckOutDraft = z.output<typeof CheckOutDraft>;

const Reason = z.strictObject({ reason: text(maxReason).pipe(z.string().min(1, 'Say why')) });
const Money = z.int().describe('cents');

/** Rows never change: a mistake is a row that reverses it, with a reason and negative amounts. */
export const Payment = z.object({
  id: Id,
  method: PayMethod,
  amount: Money,
  tip: Money,
  tipFor: z.string().nullable(),
  /** The part of the amount that is sales tax. */
  tax: Money,
  day: Day,
  takenAt: Instant,
  note: z.string(),
  reversesId: Id.nullable(),
  reason: z.string().nullable(),
  /** Whether another row reverses it. */
  reversed: z.boolean(),
});
export type Payment = z.output<typeof Payment>;

export const Bill = z.object({
  id: Id,
  visitId: Id,
  clientId: Id.nullable(),
  receiptNo: z.int(),
  providerName: z.string(),
  clientName: z.string(),
  title: z.string(),
  /** The day of the check-out at the place. */
  day: Day,
  closedAt: Instant,
  timeZone: z.string(),
  lines: z.array(BillLine),
  subtotal: Money,
  discount: Money,
  taxPercent: z.number(),
  tax: Money,
  total: Money,
  agreed: z.object({ how: AgreedHow, name: z.string() }).nullable(),
  payments: z.array(Payment),
  paid: Money,
  tips: Money,
  /** What the client says they never agreed to; unpaid, no one owes it. */
  disputed: Money,
  owed: Money,
  voidedAt: Instant.nullable(),
  voidReason: z.string().nullable(),
  /** Where the rest can be paid; the program does not move this money. */
  paymentLinks: z.array(z.string()),
  zelle: z.string(),
  actions: z.array(z.enum(['take_payment', 'reverse', 'void'])),
});
export type Bill = z.output<typeof Bill>;

/** A bill that was just written, with what else was wanted in the same step. */
export const CheckedOut = Bill.extend({
  /** The next visit, if it was booked. */
  next: z.object({ id: Id, startsAt: Instant, timeZone: z.string() }).nullable(),
  /** Why it was not booked, in a sentence. */
  nextProblem: z.string().nullable(),
  /** Why the receipt was not mailed, in a sentence. */
  receiptProblem: z.string().nullable(),
});
export type CheckedOut = z.output<typeof CheckedOut>;

const secret = z.string().regex(/^[\w-]{22,64}$/, 'This is not the address of a visit');

export const billsApi = {
  'POST /api/visits/:id/check-out': {
    summary: 'The bill of a visit and what was paid; a checked-in visit is completed',
    params: Params,
    body: CheckOutDraft,
    reply: CheckedOut,
    status: 201,
  },
  'GET /api/bills': {
    summary: 'Bills that one wrote or got, newest first, voided ones included',
    query: z.strictObject({
      visitId: Id.optional(),
      clientId: Id.optional(),
      /** Only those that one got and that are not paid. */
      toPay: z.literal('true').optional(),
      cursor: z.string().max(300).optional(),
      limit: PageLimit.optional(),
    }),
    reply: z.array(Bill),
  },
  'GET /api/bills/:id': { summary: 'One bill with its payments', params: Params, reply: Bill },
  'GET /api/bills/:id/pdf': {
    summary: 'The receipt as PDF',
    params: Params,
    reply: null,
    status: 200,
    mediaType: 'application/pdf',
  },
  'POST /api/bills/:id/payments': {
    summary: 'A payment of what stayed owed',
    params: Params,
    body: PaymentDraft,
    reply: Bill,
    status: 201,
  },
  'POST /api/bills/:id/void': {
    summary: 'Void a bill and reverse its payments, to check the visit out again',
    params: Params,
    body: Reason,
    reply: Bill,
  },
  'POST /api/payments/:id/reverse': {
    summary: 'Reverse a payment that was a mistake or was given back',
    params: Params,
    body: Reason,
    reply: Bill,
  },
  'GET /api/client-links/:secret/bills': {
    summary: "The receipts of the visit of a client's link, the newest first",
    params: z.strictObject({ secret }),
    reply: z.array(Bill),
  },
  'GET /api/client-links/:secret/bills/:id/pdf': {
    summary: "A receipt of the visit of a client's link as PDF",
    params: z.strictObject({ secret, id: Id }),
    reply: null,
    status: 200,
    mediaType: 'application/pdf',
  },
  'GET /api/billing-settings': { summary: 'Sales tax and own payment links', reply: BillingSettings },
  'PUT /api/billing-settings': {
    summary: 'Set the sales tax and own payment links',
    body: z.strictObject(BillingSettings.shape),
    reply: BillingSettings,
  },
} as const satisfies EndpointTable;

export type Bills = {
  api: typeof billsApi & typeof clientPaymentsApi;
  events: { 'bill.closed': { billId: string } };
};
