import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { payModels } from '../shifts/pay-model.ts';
import { PayMethod } from '../bills/bills.ts';
import { Cents, Day, Id, line, Params, text, wholeFrom } from '../values.ts';

export const expenseCategories = {
  supplies: 'Supplies',
  tools: 'Tools',
  van: 'Van',
  fuel: 'Fuel',
  insurance: 'Insurance',
  education: 'Education',
  fees: 'Fees',
  other: 'Other',
} as const;
export type ExpenseCategory = keyof typeof expenseCategories;
export const ExpenseCategory = z.enum(
  Object.keys(expenseCategories) as [ExpenseCategory, ...ExpenseCategory[]],
);

const Amount = Cents.min(1, 'Enter an amount above zero');

/** `receiptId`: an uploaded photo or PDF; null removes it, and if it is left out the receipt stays. */
export const ExpenseDraft = z.strictObject({
  day: Day,
  category: ExpenseCategory,
  amount: Amount,
  note: text(200),
  receiptId: Id.nullish(),
});

/** The work that a trip or a tip was for: one's own shift or visit. */
const work = { shiftId: Id.nullish(), visitId: Id.nullish() };
const oneWork = ({
  shiftId,
  visitId,
}: {
  shiftId?: string | null | undefined;
  visitId?: string | null | undefined;
}) => !shiftId || !visitId;
const twoWorks = { path: ['visitId'], error: 'Choose one shift or one visit' };

export const TripDraft = z
  .strictObject({
    day: Day,
    miles: z
      .number()
      .positive('Enter the miles driven')
      .max(2000, 'At most 2,000 miles')
      .multipleOf(0.1, 'Use at most one decimal'),
    purpose: line(120),
    ...work,
  })
  .refine(oneWork, twoWorks);

export const TipDraft = z
  .strictObject({ day: Day, amount: Amount, note: text(200), ...work })
  .refine(oneWork, twoWorks);

const Work = z.object({ kind: z.enum(['shift', 'visit']), id: Id, title: z.string() });
export type Work = z.output<typeof Work>;
const Money = z.int().describe('cents');

export const Expense = z.object({
  id: Id,
  day: Day,
  category: ExpenseCategory,
  amount: Money,
  note: z.string(),
  receiptUrl: z.string().nullable(),
});
export type Expense = z.output<typeof Expense>;

/** `amount`: at the IRS's rate of the day; null if that is not known. */
export const Trip = z.object({
  id: Id,
  day: Day,
  miles: z.number(),
  purpose: z.string(),
  work: Work.nullable(),
  amount: Money.nullable(),
});
export type Trip = z.output<typeof Trip>;

export const Tip = z.object({ id: Id, day: Day, amount: Money, note: z.string(), work: Work.nullable() });
export type Tip = z.output<typeof Tip>;

/** How earnings are paid: as the shift says, or by pet parents. */
export const IncomeKind = z.enum([...payModels, 'self_employed']);
export type IncomeKind = z.output<typeof IncomeKind>;

/**
 * A worked shift, or a payment of a visit without tip and sales tax, by the day it was taken. Pay that waits or is disputed
 * is in no sum but its own.
 */
const Job = z.object({
  kind: z.enum(['shift', 'visit']),
  id: Id,
  day: Day,
  name: z.string(),
  title: z.string(),
  paidAs: IncomeKind,
  amount: Money,
  state: z.enum(['waiting', 'confirmed', 'disputed', 'agreed']),
});

/** The jobs of one payer and kind. */
const Payer = z.object({ id: Id, name: z.string(), paidAs: IncomeKind, jobs: z.int(), total: Money });
/** What one's business took in for a worked shift, and what it paid the groomer; pay that waits or is disputed is in no sum but its own. */
const Payment = z.object({
  id: Id,
  day: Day,
  name: z.string(),
  title: z.string(),
  paidAs: IncomeKind,
  revenue: Money,
  amount: Money,
  state: z.enum(['waiting', 'confirmed', 'disputed']),
});

/** `form1099`: whether the total of 1099 work reaches the amount from which a 1099-NEC is usually filed. */
const Payee = z.object({
  id: Id,
  name: z.string(),
  paidAs: IncomeKind,
  jobs: z.int(),
  total: Money,
  form1099: z.boolean(),
});

/** A payment of a visit, or its reversal. `amount` has no tip; `tax` is the part of it that is sales tax. */
const Taking = z.object({
  id: Id,
  visitId: Id,
  day: Day,
  name: z.string(),
  title: z.string(),
  method: PayMethod,
  amount: Money,
  tax: Money,
  tip: Money,
  /** Whom the tip is for; null for the provider. */
  tipFor: z.string().nullable(),
});
const Unpaid = z.object({ visitId: Id, day: Day, name: z.string(), title: z.string(), amount: Money });

export const Books = z.object({
  /** The year of the first day. */
  year: z.int(),
  from: Day,
  to: Day,
  jobs: z.array(Job),
  payers: z.array(Payer),
  takings: z.array(Taking),
  /** What was taken by each method, tips included. */
  methods: z.array(z.object({ method: PayMethod, amount: Money })),
  /** Tips of check-outs by the person they were given to, or else who did the work; a name of null is the provider. */
  tipsByPerson: z.array(z.object({ name: z.string().nullable(), amount: Money })),
  /** The bills and fees of these days that are not fully paid yet. */
  owed: z.array(Unpaid),
  /** The latest visits of these days that were done and have no bill; they are in no sum. */
  notCheckedOut: z.array(Unpaid),
  /** How many more there are before them, and for how much. */
  notCheckedOutBefore: z.object({ visits: z.int(), amount: Money }),
  /** Tips that one wrote down oneself. */
  tips: z.array(Tip),
  expenses: z.array(Expense),
  trips: z.array(Trip),
  /** Charges and refunds of the access plan. */
  fees: z.array(z.object({ id: z.int(), day: Day, description: z.string(), amount: Money })),
  /** The shifts of one's business, by day. */
  payments: z.array(Payment),
  /** What one's business paid to each groomer for shifts. */
  payees: z.array(Payee),
  /** The IRS's mileage rates of the year in tenths of a cent; none if they are not known. */
  rates: z.array(z.object({ from: Day, to: Day, rate: z.int(), source: z.string() })),
  /** Null if it is not known for the year. */
  form1099From: Money.nullable(),
  totals: z.object({
    earned: Money,
    /** The part of what was earned that visits brought. */
    sales: Money,
    salesTax: Money,
    owed: Money,
    /** The pay of shifts that waits for the groomer's yes; no part of what was earned. */
    unconfirmed: Money,
    disputed: Money,
    /** Of check-outs, and those that one wrote down. */
    tips: Money,
    expenses: Money,
    fees: Money,
    miles: z.number(),
    mileage: Money.nullable(),
    /** Of all worked shifts, whatever their pay waits for. */
    shiftRevenue: Money,
    paidOut: Money,
    paidOutUnconfirmed: Money,
    paidOutDisputed: Money,
  }),
});
export type Books = z.output<typeof Books>;

const BooksDay = Day.regex(/^20[2-9]/, 'Use a day from 2020 on');
const dayMs = 86_400_000;

/** A year, or the days from one to another, at most a year. */
export const BooksDays = z
  .strictObject({
    year: wholeFrom(2020, 2100).optional(),
    from: BooksDay.optional(),
    to: BooksDay.optional(),
  })
  .superRefine(({ year, from, to }, context) => {
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (year !== undefined && (from ?? to)) wrong('year', 'Use a year, or two days');
    else if (year === undefined && !from) wrong('from', 'Use a year, or a first and a last day');
    else if (year === undefined && !to) wrong('to', 'Use a year, or a first and a last day');
    else if (from && to && from > to) wrong('to', 'The last day is before the first');
    else if (from && to && Date.parse(to) - Date.parse(from) > 366 * dayMs) wrong('to', 'Use at most a year');
  });

export const booksApi = {
  'GET /api/books': { summary: 'One’s own books of a year or of some days', query: BooksDays, reply: Books },
  'GET /api/books/csv': {
    summary: 'The books of a year or of some days as CSV, one row per entry',
    query: BooksDays,
    reply: null,
    status: 200,
    mediaType: 'text/csv',
  },
  'GET /api/books/pdf': {
    summary: 'The books of a year or of some days as PDF',
    query: BooksDays,
    reply: null,
    status: 200,
    mediaType: 'application/pdf',
  },
  'POST /api/books/expenses': { summary: 'Add an expense', body: ExpenseDraft, reply: Expense, status: 201 },
  'PUT /api/books/expenses/:id': {
    summary: 'Correct an expense',
    params: Params,
    body: ExpenseDraft,
    reply: Expense,
  },
  'DELETE /api/books/expenses/:id': { summary: 'Remove an expense', params: Params, reply: null },
  'POST /api/books/trips': { summary: 'Add a trip', body: TripDraft, reply: Trip, status: 201 },
  'PUT /api/books/trips/:id': { summary: 'Correct a trip', params: Params, body: TripDraft, reply: Trip },
  'DELETE /api/books/trips/:id': { summary: 'Remove a trip', params: Params, reply: null },
  'POST /api/books/tips': { summary: 'Add a tip', body: TipDraft, reply: Tip, status: 201 },
  'PUT /api/books/tips/:id': { summary: 'Correct a tip', params: Params, body: TipDraft, reply: Tip },
  'DELETE /api/books/tips/:id': { summary: 'Remove a tip', params: Params, reply: null },
} as const satisfies EndpointTable;

export type BooksDomain = { api: typeof booksApi; events: object };
