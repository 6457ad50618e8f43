import type { booksApi } from '#contract/books.ts';
import { makeExpense, makeTip, makeTrip } from '#server/modules/books/books.factory.ts';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest, ValidRequests } from '#tests/every-call/valid-request.ts';

type Body = (t: Transaction, me: string) => Promise<object>;

const expense: Body = async (t, me) => ({
  day: '2026-11-10',
  category: 'tools',
  amount: 8900,
  note: 'Clipper blades',
  receiptId: (await makePhoto(t, me)).id,
});
const trip: Body = async (t, me) => ({
  day: '2026-11-10',
  miles: 12.4,
  purpose: 'To the salon',
  shiftId: (await makeShift(t, { groomerId: me, status: 'filled' })).id,
});
const tip: Body = async (t, me) => ({
  day: '2026-11-10',
  amount: 2000,
  note: 'Cash',
  visitId: (await makeVisit(t, { providerId: me })).id,
});

type Make = (t: Transaction, me: string) => Promise<{ id: string }>;

const adding = (body: Body): ValidRequest => ({
  set: withRecords(async (t, me) => ({ body: await body(t, me) })),
});
const correcting = (make: Make, body: Body): ValidRequest => ({
  set: withRecords(async (t, me) => ({ params: { id: (await make(t, me)).id }, body: await body(t, me) })),
});
const removing = (make: Make): ValidRequest => ({
  set: withRecords(async (t, me) => ({ params: { id: (await make(t, me)).id } })),
});
const reading: ValidRequest = {
  set: withRecords(async (t, me) => {
    await makeExpense(t, me);
    return { query: { year: '2026' } };
  }),
};

export const booksRequests: ValidRequests<typeof booksApi> = {
  'GET /api/books': reading,
  'GET /api/books/csv': reading,
  'GET /api/books/pdf': reading,
  'POST /api/books/expenses': adding(expense),
  'PUT /api/books/expenses/:id': correcting(makeExpense, expense),
  'DELETE /api/books/expenses/:id': removing(makeExpense),
  'POST /api/books/trips': adding(trip),
  'PUT /api/books/trips/:id': correcting(makeTrip, trip),
  'DELETE /api/books/trips/:id': removing(makeTrip),
  'POST /api/books/tips': adding(tip),
  'PUT /api/books/tips/:id': correcting(makeTip, tip),
  'DELETE /api/books/tips/:id': removing(makeTip),
};
