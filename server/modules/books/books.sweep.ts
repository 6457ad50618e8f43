import { own, withRole } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import type { booksApi } from '#contract/books/books.ts';
import { makeExpense, makeTip, makeTrip } from '#server/modules/books/books.factory.ts';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest } from '#tests/every-call/valid-request.ts';

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

export const sweep: Sweep<typeof booksApi> = {
  calls: {
    'GET /api/books': { access: own(withRole('groomer', 'owner'), 'own'), ...reading },
    'GET /api/books/csv': { access: withRole('groomer', 'owner'), ...reading },
    'GET /api/books/pdf': { access: withRole('groomer', 'owner'), ...reading },
    'POST /api/books/expenses': { access: own(withRole('groomer', 'owner'), 422), ...adding(expense) },
    'PUT /api/books/expenses/:id': {
      access: own(withRole('groomer', 'owner')),
      ...correcting(makeExpense, expense),
    },
    'DELETE /api/books/expenses/:id': { access: own(withRole('groomer', 'owner')), ...removing(makeExpense) },
    'POST /api/books/trips': { access: own(withRole('groomer', 'owner'), 422), ...adding(trip) },
    'PUT /api/books/trips/:id': { access: own(withRole('groomer', 'owner')), ...correcting(makeTrip, trip) },
    'DELETE /api/books/trips/:id': { access: own(withRole('groomer', 'owner')), ...removing(makeTrip) },
    'POST /api/books/tips': { access: own(withRole('groomer', 'owner'), 422), ...adding(tip) },
    'PUT /api/books/tips/:id': { access: own(withRole('groomer', 'owner')), ...correcting(makeTip, tip) },
    'DELETE /api/books/tips/:id': { access: own(withRole('groomer', 'owner')), ...removing(makeTip) },
  },
  fill: async (t, me, mark) => {
    await makeExpense(t, me, { note: mark('Shampoo.') });
    await makeTrip(t, me, { purpose: mark('To the salon.') });
    await makeTip(t, me, { note: mark('Cash.') });
  },
};
