import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBillOf } from '#server/modules/bills/bills.factory.ts';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import { makeBusiness, makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { pay } from '#tests/paying.ts';
import { textOfPdf } from '#tests/journeys/pdf.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeExpense, makeTip, makeTrip } from './books.factory.ts';

let app: TestApp;
let groomer: Caller;
let salon: Caller;
let parent: Caller;
let shiftId: string;
let visitId: string;
const query = { year: 2026 };

beforeAll(async () => {
  app = await openTestApp();
  groomer = await signIn((t) => makeGroomer(t));
  salon = await signIn((t) => makeBusiness(t, { businessName: '=Shoal Creek' }));
  parent = await signIn((t) => makePetOwner(t));
  await app.transact(async (t) => {
    const work = {
      businessId: salon.id,
      groomerId: groomer.id,
      status: 'completed',
      payPercentage: 33,
    } as const;
    const confirmed = { ...work, payState: 'confirmed' } as const;
    const worked = await makeShift(t, { ...confirmed, day: '2026-03-02', revenue: 60_001, payModel: 'w2' });
    shiftId = worked.id;
    await makeShift(t, { ...confirmed, day: '2026-03-09', revenue: 610_007, payModel: '1099' });
    await makeShift(t, { ...confirmed, day: '2025-12-31', revenue: 60_000, payModel: '1099' });
    await makeShift(t, { ...work, day: '2026-11-02', revenue: 70_000 });
    await makeShift(t, { ...work, day: '2026-11-03', revenue: 90_000, payState: 'disputed' });
    const visit = { providerId: groomer.id, ownerId: parent.id, status: 'completed' } as const;
    const groomed = await makeVisit(t, {
      ...visit,
      startsAt: new Date('2026-05-05T15:00:00Z'),
      listPrice: 11_050,
    });
    visitId = groomed.id;
    await makeTip(t, groomer.id, { amount: 1501, visitId });
    await makeBillOf(t, groomed, { at: new Date('2026-05-05T17:00:00Z') });
    // Ten in the evening of New Year's Eve in Austin.
    const late = new Date('2026-01-01T04:00:00Z');
    await makeBillOf(t, await makeVisit(t, { ...visit, startsAt: late, listPrice: 9000 }), { at: late });
    await makeTip(t, groomer.id, { amount: 500, shiftId, day: '2026-12-31' });
    await makeExpense(t, groomer.id, { amount: 4299 });
    await makeExpense(t, groomer.id, {
      amount: 12_345,
      category: 'insurance',
      note: '@sum(1)',
      day: '2026-01-01',
    });
    await makeExpense(t, groomer.id, { amount: 100, day: '2025-12-31' });
    await makeTrip(t, groomer.id, { miles: 12.3, shiftId });
    await makeTrip(t, groomer.id, { miles: 7.7, visitId, day: '2026-02-02' });
    await makeTrip(t, parent.id);
  });
});
afterAll(() => app.close());

const signIn = async (make: (t: Transaction) => Promise<{ id: string }>) =>
  app.as((await app.transact(make)).id);
const booksOf = async (who: Caller, year = query) => (await who.call('GET /api/books', { query: year })).body;
const file = (who: Caller, kind: 'csv' | 'pdf') =>
  app.app.server.inject({ url: `/api/books/${kind}?year=2026`, headers: { cookie: who.cookie } });

describe('the books of a groomer', () => {
  test('sum what each payer paid, by how they paid, in the year of the work or the payment, and pay that waits apart', async () => {
    const { payers, totals } = await booksOf(groomer);
    expect(payers).toMatchObject([
      { name: '=Shoal Creek', paidAs: '1099', jobs: 1, total: 201_302 },
      { name: '=Shoal Creek', paidAs: 'w2', jobs: 1, total: 19_800 },
      { name: 'Jordan Ellis', paidAs: 'self_employed', jobs: 1, total: 11_050 },
    ]);
    expect(totals).toMatchObject({ earned: 232_152, unconfirmed: 23_100, disputed: 29_700 });
    const earlier = await booksOf(groomer, { year: 2025 });
    expect(earlier.totals.earned).toBe(19_800 + 9000);
  });

  test('keep tips, expenses and mileage apart, each the sum of its rows', async () => {
    const books = await booksOf(groomer);
    expect(books.totals).toMatchObject({ tips: 2001, expenses: 16_644, miles: 20, mileage: 892 + 558 });
    expect(books.trips.map(({ miles, amount }) => [miles, amount])).toEqual([
      [7.7, 558],
      [12.3, 892],
    ]);
    expect(books.tips[0]?.work).toMatchObject({ kind: 'visit', id: visitId });
    expect(books.rates).toEqual([
      { from: '2026-01-01', to: '2026-12-31', rate: 725, source: 'IRS Notice 2026-10' },
    ]);
  });

  test('do not guess a mileage rate or a threshold of a year that is not known', async () => {
    await app.transact((t) => makeTrip(t, groomer.id, { day: '2027-01-04' }));
    const books = await booksOf(groomer, { year: 2027 });
    expect(books).toMatchObject({ rates: [], form1099From: null, totals: { mileage: null, miles: 12.4 } });
    expect(books.trips[0]?.amount).toBeNull();
  });

  test('have the charges and refunds of the membership, as the ledger has them', async () => {
    const member = await app.signIn({ membership: false, roles: ['groomer'] });
    await pay(member, 'annual');
    const invoiceId = (await member.call('GET /api/invoices')).body[0]?.id ?? '';
    const books = await booksOf(member);
    const [ledger] = await app.app.platform.sql<{ sum: number }[]>`
      select sum(amount) as sum from ledger_entries where account_id = ${member.id}`;
    expect(books.totals.fees).toBe(8388);
    expect(books.totals.fees).toBe(ledger?.sum);
    await app.signIn({ isAdmin: true }).then((admin) =>
      admin.call('POST /api/admin/invoices/:id/refund', {
        params: { id: invoiceId },
        body: { amount: 1000, reason: 'A kindness.' },
      }),
    );
    expect((await booksOf(member)).totals.fees).toBe(7388);
  });
});

describe('the books of a business', () => {
  test('sum what it paid to each groomer, and mark totals from which a 1099-NEC is usual', async () => {
    const { payees, form1099From, totals } = await booksOf(salon);
    expect(payees.map(({ paidAs, total, form1099 }) => [paidAs, total, form1099])).toEqual([
      ['1099', 201_302, true],
      ['w2', 19_800, false],
    ]);
    expect(form1099From).toBe(200_000);
    expect(totals).toMatchObject({
      paidOut: 221_102,
      paidOutUnconfirmed: 23_100,
      paidOutDisputed: 29_700,
      shiftRevenue: 830_008,
      earned: 0,
    });
  });
});

describe('the files', () => {
  test('the CSV has every row, and its sums are those of the books', async () => {
    const { totals } = await booksOf(groomer);
    const { body } = await file(groomer, 'csv');
    const rows = body.trim().split('\r\n');
    const cents = (section: string) =>
      rows
        .filter((row) => row.startsWith(`${section},`))
        .reduce((sum, row) => sum + Math.round(Number(row.split(',').at(-1)) * 100), 0);
    expect(cents('Earned')).toBe(totals.earned);
    expect(cents('"Earned, to be confirmed"')).toBe(totals.unconfirmed);
    expect(cents('"Earned, disputed"')).toBe(totals.disputed);
    expect(cents('Tips')).toBe(totals.tips);
    expect(cents('Expenses')).toBe(totals.expenses);
    expect(cents('Mileage')).toBe(totals.mileage);
    expect(cents('Wagwell membership')).toBe(totals.fees);
    expect(rows.find((row) => row.includes(',Jordan Ellis,'))).toContain(',Client visit,');
    expect(body).toContain("'=Shoal Creek");
    expect(body).toContain("'@sum(1)");
  });

  test('the PDF has the same sums', async () => {
    const answer = await file(groomer, 'pdf');
    expect(answer.headers['content-type']).toBe('application/pdf');
    const text = textOfPdf(answer.rawPayload);
    for (const words of [
      'Books for 2026',
      '$2,321.52',
      'To be confirmed',
      '$231.00',
      '$20.01',
      '$166.44',
      '$14.50',
      '1 visit',
      'not tax advice',
    ])
      expect(text).toContain(words);
    expect(textOfPdf((await file(salon, 'pdf')).rawPayload)).toContain('$2,211.02');
  });

  test('long books go on on further pages', async () => {
    const busy = await signIn((t) => makeGroomer(t));
    await app.transact(async (t) => {
      for (let n = 0; n < 60; n++) await makeExpense(t, busy.id, { amount: 101, note: `Towel ${n}` });
    });
    const text = textOfPdf((await file(busy, 'pdf')).rawPayload);
    expect(text).toContain('Supplies: Towel 59');
    expect(text).toContain('$60.60');
  });
});

describe('entries', () => {
  const day = '2026-11-12';

  test('an expense keeps its receipt when it is corrected without one', async () => {
    const photo = await app.transact((t) => makePhoto(t, groomer.id));
    const body = { day, category: 'fuel', amount: 3000, note: '', receiptId: photo.id };
    const added = (await groomer.call('POST /api/books/expenses', { body })).body;
    expect(added.receiptUrl).toBe(photo.url);
    const correct = (change: object) =>
      groomer.call('PUT /api/books/expenses/:id', {
        params: { id: added.id },
        body: { day, category: 'fuel', amount: 3100, note: '', ...change },
      });
    expect((await correct({})).body).toMatchObject({ amount: 3100, receiptUrl: photo.url });
    expect((await correct({ receiptId: null })).body.receiptUrl).toBeNull();
    const removed = await groomer.call('DELETE /api/books/expenses/:id', { params: { id: added.id } });
    expect(removed.status).toBe(204);
    expect((await correct({})).status).toBe(404);
  });

  test('a trip or a tip is only for work of one’s own, and for one job', async () => {
    const other = await signIn((t) => makeGroomer(t));
    const trip = { day, miles: 3, purpose: 'To the salon' };
    const refused = await other.call('POST /api/books/trips', { body: { ...trip, shiftId } });
    expect(refused.problem.errors?.[0]?.path).toBe('shiftId');
    const tip = { day, amount: 500, note: '', visitId };
    expect((await salon.call('POST /api/books/tips', { body: tip })).status).toBe(422);
    expect((await groomer.call('POST /api/books/tips', { body: tip })).problem.code).toBe('already_done');
    expect((await groomer.call('POST /api/books/tips', { body: { ...tip, shiftId } })).status).toBe(422);
    expect((await salon.call('POST /api/books/trips', { body: { ...trip, shiftId } })).status).toBe(201);
  });

  test('amounts and distances are above zero', async () => {
    const expense = { day, category: 'fuel', amount: 0, note: '' };
    expect((await groomer.call('POST /api/books/expenses', { body: expense })).status).toBe(422);
    for (const miles of [0, -1, 0.05, 2001])
      expect(
        (await groomer.call('POST /api/books/trips', { body: { day, miles, purpose: 'x' } })).status,
        String(miles),
      ).toBe(422);
  });

  test('nobody reads, corrects or removes those of another', async () => {
    const trip = await app.transact((t) => makeTrip(t, groomer.id));
    const params = { id: trip.id };
    const body = { day, miles: 1, purpose: 'x' };
    expect((await salon.call('PUT /api/books/trips/:id', { params, body })).status).toBe(404);
    expect((await salon.call('DELETE /api/books/trips/:id', { params })).status).toBe(404);
    expect((await booksOf(salon)).trips.map(({ id }) => id)).not.toContain(trip.id);
    expect((await booksOf(groomer)).trips.map(({ id }) => id)).toContain(trip.id);
    expect((await parent.call('GET /api/books', { query })).problem.code).toBe('wrong_role');
    expect((await app.stranger.call('GET /api/books', { query })).status).toBe(401);
    expect((await file(app.stranger, 'pdf')).statusCode).toBe(401);
  });
});
