import { z } from 'zod';
import { Books, BooksDays } from './books.ts';
import type { EndpointTable } from '../endpoint.ts';
import { Day, Id } from '../values.ts';

const Money = z.int().describe('cents');

/** What one person of a business did in some days. */
export const MonthEndPerson = z.object({
  /** Null for what no one of the staff did, or for a name that a tip was given to. */
  staffId: Id.nullable(),
  name: z.string(),
  /** Animals that were checked out. */
  dogs: z.int(),
  /** What was taken for their work by the day of each payment, without tips and sales tax; what was given back counts against it. */
  sales: Money,
  /** As they were at the check-outs, lowest first; none where no share is agreed. */
  payPercents: z.array(z.int()),
  share: Money,
  tips: Money,
});
export type MonthEndPerson = z.output<typeof MonthEndPerson>;

export const MonthEnd = z.object({
  year: z.int(),
  from: Day,
  to: Day,
  people: z.array(MonthEndPerson),
  owed: Books.shape.owed,
  totals: z.object({
    dogs: z.int(),
    /** Of all people, and fees. */
    sales: Money,
    /** Fees for late cancellations and no-shows that were paid; they are in no one's sales. */
    fees: Money,
    shares: Money,
    tips: Money,
    salesTax: Money,
    /** Sales, sales tax and tips: what came in. */
    taken: Money,
    owed: Money,
  }),
});
export type MonthEnd = z.output<typeof MonthEnd>;

export const monthEndApi = {
  'GET /api/books/month-end': {
    summary: 'What each person of one’s business took in, with share and tips, in some days',
    query: BooksDays,
    reply: MonthEnd,
  },
  'GET /api/books/month-end/csv': {
    summary: 'The month-end as CSV, one row per person and per open bill',
    query: BooksDays,
    reply: null,
    status: 200,
    mediaType: 'text/csv',
  },
  'GET /api/books/month-end/pdf': {
    summary: 'The month-end as PDF',
    query: BooksDays,
    reply: null,
    status: 200,
    mediaType: 'application/pdf',
  },
} as const satisfies EndpointTable;

export type MonthEndDomain = { api: typeof monthEndApi; events: object };
