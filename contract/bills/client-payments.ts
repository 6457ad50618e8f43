import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { Cents, Day, Id, Instant, Params, text } from '../values.ts';
import { feeKinds } from './fee-kinds.ts';
import { payMethods } from './pay-methods.ts';
import { maxReason } from '../text/limits.ts';

const PayMethod = z.enum(payMethods);

/** The most that is listed of each kind. */
export const mostOwed = 100;
/** The most payments in advance of one visit, reversed ones included. */
export const maxAdvances = 20;

const Money = z.int().describe('cents');
const taken = { paymentId: Id, method: PayMethod, amount: Money, day: Day };
const ofVisit = { visitId: Id, title: z.string() };

/** What a client owes, and what they paid in advance. */
export const ClientAccount = z.object({
  owed: Money,
  bills: z.array(z.object({ id: Id, ...ofVisit, receiptNo: z.int(), day: Day, owed: Money })),
  fees: z.array(
    z.object({
      id: Id,
      ...ofVisit,
      kind: z.enum(feeKinds),
      amount: Money,
      /** Its payment; null while it is owed. */
      paid: z.object(taken).nullable(),
    }),
  ),
  /** How they paid the last time, unless that was reversed; null where they never did. */
  lastMethod: PayMethod.nullable(),
  /** Payments for visits that have no bill yet, or never get one. */
  advances: z.array(
    z.object({ ...taken, ...ofVisit, note: z.string(), startsAt: Instant, timeZone: z.string() }),
  ),
});
export type ClientAccount = z.output<typeof ClientAccount>;

const subjects = ['billId', 'feeId', 'visitId'] as const;

/** A payment of what stayed owed on a bill, of a fee, or in advance for a visit. */
export const ClientPaymentDraft = z
  .strictObject({
    amount: Cents.min(1, 'Enter what was paid'),
    method: PayMethod,
    billId: Id.optional(),
    feeId: Id.optional(),
    visitId: Id.optional(),
    note: text(200).default(''),
  })
  .refine((draft) => subjects.filter((each) => draft[each]).length === 1, {
    path: ['billId'],
    error: 'Say what was paid: one bill, fee or visit',
  });
export type ClientPaymentDraft = z.output<typeof ClientPaymentDraft>;

export const clientPaymentsApi = {
  'GET /api/clients/:id/account': {
    summary: 'What a client owes: bills and fees; and what they paid in advance',
    params: Params,
    reply: ClientAccount,
  },
  'POST /api/clients/:id/payments': {
    summary: 'A payment of what stayed owed, of a fee, or in advance for a visit',
    params: Params,
    body: ClientPaymentDraft,
    reply: ClientAccount,
    status: 201,
  },
  'POST /api/clients/:id/payments/:paymentId/reverse': {
    summary: 'Give the payment of a fee, or one in advance, back',
    params: Params.extend({ paymentId: Id }),
    body: z.strictObject({ reason: text(maxReason).pipe(z.string().min(1, 'Say why')) }),
    reply: ClientAccount,
  },
} as const satisfies EndpointTable;
