import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sumBill } from '#contract/bills/bill-money.ts';
import type { Books } from '#contract/books/books.ts';
import { groomFor, makeBillOf, makePayment, makeReversal } from '#server/modules/bills/bills.factory.ts';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { textOfPdf } from '#tests/journeys/pdf.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const signIn = async (make: (t: Transaction) => Promise<{ id: string }>) =>
  app.as((await app.transact(make)).id);
type Query = { year?: number; from?: string; to?: string };
const booksOf = async (who: Caller, query: Query) => (await who.call('GET /api/books', { query })).body;
const file = (who: Caller, kind: 'csv' | 'pdf', query: Record<string, string>) =>
  app.app.server.inject({
    url: `/api/books/${kind}?${new URLSearchParams(query).toString()}`,
    headers: { cookie: who.cookie },
  });

/** A completed visit of another day for each `nth`. */
const visitOf = (t: Transaction, providerId: string, nth: number) =>
  makeVisit(t, {
    providerId,
    status: 'completed',
    startsAt: after(new Date('2026-01-02T15:00:00Z'), days(nth)),
  });

/** Done at $50 on the day after January 2 by so many, the second for a cent more. */
const done = (nth: number) => ({
  status: 'completed' as const,
  startsAt: after(new Date('2026-01-02T15:00:00Z'), days(nth)),
  listPrice: nth === 1 ? 5001 : 5000,
});

test('a visit counts on the day it is paid, without tip and tax, and a reversal on its own day', async () => {
  const groomer = await signIn((t) => makeGroomer(t));
  await app.transact(async (t) => {
    const visit = await visitOf(t, groomer.id, 0);
    const bill = { accountId: groomer.id, billId: '' };
    bill.billId = await makeBillOf(t, visit, {
      at: new Date('2026-03-31T20:00:00Z'),
      lines: groomFor(12_000),
      taxPercent: 8.25,
      payments: [{ method: 'cash', amount: 5000, tip: 1000, tipFor: 'Lee', note: '' }],
    });
    // Eleven in the evening of March 31 in Austin.
    await makePayment(
      t,
      { ...bill, at: new Date('2026-04-01T04:00:00Z') },
      { method: 'venmo', amount: 7000, tip: 0, note: '' },
    );
    await makeReversal(t, { ...bill, at: new Date('2026-04-10T15:00:00Z') });
    await visitOf(t, groomer.id, 1);
  });
  const march = await booksOf(groomer, { from: '2026-03-01', to: '2026-03-31' });
  expect(march.totals).toMatchObject({ earned: 12_000 - 914, salesTax: 914, tips: 1000, owed: 5990 });
  expect(march.methods).toEqual([
    { method: 'venmo', amount: 7000 },
    { method: 'cash', amount: 6000 },
  ]);
  expect(march.tipsByPerson).toEqual([{ name: 'Lee', amount: 1000 }]);
  expect(march.owed).toMatchObject([{ amount: 5990 }]);
  const april = await booksOf(groomer, { from: '2026-04-01', to: '2026-04-30' });
  expect(april.totals).toMatchObject({ earned: -(5000 - 381), salesTax: -381, tips: -1000 });
  const year = await booksOf(groomer, { year: 2026 });
  expect(year.payers).toMatchObject([{ jobs: 1, total: 6467 }]);
  expect(year.notCheckedOut).toMatchObject([{ day: '2026-01-03', amount: 11_000 }]);
});

test('a visit whose time is over and that nobody ended stands in the books as not checked out', async () => {
  const groomer = await signIn((t) => makeGroomer(t));
  await app.transact((t) =>
    makeOwnVisit(t, { providerId: groomer.id, startsAt: new Date('2026-11-03T16:00:00Z'), listPrice: 9000 }),
  );
  await app.transact((t) => makeOwnVisit(t, { providerId: groomer.id }));
  const november = await booksOf(groomer, { from: '2026-11-01', to: '2026-12-31' });
  expect(november.notCheckedOut).toMatchObject([{ day: '2026-11-03', name: 'Maria Garcia', amount: 9000 }]);
});

test('of more than a hundred visits that were not checked out the latest are listed, and the others summed up', async () => {
  const groomer = await signIn((t) => makeGroomer(t));
  const more = async (from: number, until: number) =>
    app.transact(async (t) => {
      for (let nth = from; nth < until; nth++)
        await makeOwnVisit(t, { providerId: groomer.id, ...done(nth) });
    });
  await more(0, 100);
  const full = await booksOf(groomer, { year: 2026 });
  expect(full.notCheckedOut).toHaveLength(100);
  expect(full.notCheckedOutBefore).toEqual({ visits: 0, amount: 0 });
  await more(100, 102);
  const { notCheckedOut, notCheckedOutBefore } = await booksOf(groomer, { year: 2026 });
  const listed = notCheckedOut.map(({ day }) => day);
  expect([listed.length, listed[0], listed.at(-1)]).toEqual([100, '2026-01-04', '2026-04-13']);
  expect(listed).toEqual(listed.toSorted());
  expect(notCheckedOutBefore).toEqual({ visits: 2, amount: 10_001 });
  const [csv, pdf] = [
    await file(groomer, 'csv', { year: '2026' }),
    await file(groomer, 'pdf', { year: '2026' }),
  ];
  const rows = csv.body.split('\r\n').filter((row) => row.startsWith('Not checked out'));
  expect([rows.length, rows[0]]).toEqual([101, 'Not checked out,,2 more before these,,,,,100.01']);
  expect(textOfPdf(pdf.rawPayload)).toContain('2 more before these');
});

test.each([
  [{ year: 2026, from: '2026-01-01', to: '2026-01-02' }, 'year'],
  [{}, 'from'],
  [{ from: '2026-01-01' }, 'to'],
  [{ from: '2026-02-01', to: '2026-01-01' }, 'to'],
  [{ from: '2025-01-01', to: '2026-01-04' }, 'to'],
])('the days %j are refused at %s', async (query, path) => {
  const groomer = await signIn((t) => makeGroomer(t));
  expect((await groomer.call('GET /api/books', { query })).problem).toMatchObject({
    status: 422,
    errors: [{ path }],
  });
});

const bill = fc.record({
  day: fc.integer({ min: 0, max: 360 }),
  amount: fc.integer({ min: 1, max: 90_000 }),
  tax: fc.constantFrom(0, 8.25),
  firstPart: fc.integer({ min: 0, max: 100 }),
  tip: fc.integer({ min: 0, max: 5000 }),
  tipFor: fc.constantFrom(null, 'Lee', 'Ana'),
  method: fc.constantFrom('cash', 'card_reader', 'venmo'),
  restAfter: fc.option(fc.integer({ min: 0, max: 40 })),
  reversedAfter: fc.option(fc.integer({ min: 0, max: 40 }), { freq: 3 }),
});
const random = fc.sample(bill, { numRuns: 150, seed: 20_261_125 });

test('page, CSV and PDF agree to the cent over months of random bills with splits, tips, reversals and tax', async () => {
  const groomer = await signIn((t) => makeGroomer(t));
  const pet = await app.transact(async (t) => makePet(t, { ownerId: (await makePetOwner(t)).id }));
  for (const [nth, each] of random.entries())
    await app.transact(async (t) => {
      const visit = await makeVisit(t, {
        providerId: groomer.id,
        ownerId: pet.ownerId ?? '',
        petIds: [pet.id],
        status: 'completed',
        startsAt: after(new Date('2024-01-02T15:00:00Z'), days(nth)),
      });
      const at = after(new Date('2026-01-01T18:00:00Z'), days(each.day));
      const { total } = sumBill(groomFor(each.amount), each.tax);
      const first = Math.ceil((total * each.firstPart) / 100);
      const payment = (amount: number, tip: number) => ({
        method: each.method,
        amount,
        tip,
        tipFor: each.tipFor,
        note: '',
      });
      const own = { accountId: groomer.id };
      const billId = await makeBillOf(t, visit, {
        at,
        lines: groomFor(each.amount),
        taxPercent: each.tax,
        payments: first + each.tip > 0 ? [payment(first, each.tip)] : [],
      });
      if (each.restAfter !== null && first < total)
        await makePayment(
          t,
          { ...own, billId, at: after(at, days(each.restAfter)) },
          payment(total - first, 0),
        );
      if (each.reversedAfter !== null)
        await makeReversal(t, { ...own, billId, at: after(at, days(each.reversedAfter)) });
    });
  const year = { from: '2026-01-01', to: '2026-12-31' };
  const months = Array.from({ length: 12 }, (_, month) => {
    const [from, to] = [0, 1].map((next) => new Date(Date.UTC(2026, month + next, next === 0 ? 1 : 0)));
    return { from: isoDay(from), to: isoDay(to) };
  });
  const whole = await booksOf(groomer, year);
  const parts: Books[] = [];
  for (const month of months) parts.push(await booksOf(groomer, month));
  for (const name of ['earned', 'sales', 'salesTax', 'tips', 'owed'] as const)
    expect(sum(parts.map(({ totals }) => totals[name])), name).toBe(whole.totals[name]);

  const { sql } = app.app.platform;
  const [stored] = await sql<{ amount: number; tip: number }[]>`
    select sum(amount)::int as amount, sum(tip)::int as tip from bill_payments
    where account_id = ${groomer.id} and day between ${year.from} and ${year.to}`;
  expect(whole.totals.earned + whole.totals.salesTax).toBe(stored?.amount);
  expect(whole.totals.tips).toBe(stored?.tip);
  expect(sum(whole.methods.map(({ amount }) => amount))).toBe((stored?.amount ?? 0) + (stored?.tip ?? 0));
  const wrong = await sql`
    select from bills b where total = (select sum(amount) from bill_payments p where p.bill_id = b.id)
      and tax <> (select sum(p.tax) from bill_payments p where p.bill_id = b.id)`;
  expect(wrong).toHaveLength(0);

  for (const [query, books] of [[year, whole] as const, [months[4] ?? year, parts[4] ?? whole] as const]) {
    const { totals } = books;
    const rows = (await file(groomer, 'csv', query)).body
      .trim()
      .split('\r\n')
      .map((row) => row.split(','));
    const cents = (section: string) =>
      sum(rows.filter(([first]) => first === section).map((row) => Math.round(Number(row.at(-1)) * 100)));
    expect(cents('Earned')).toBe(totals.earned);
    expect(cents('Sales tax')).toBe(totals.salesTax);
    expect(cents('Tips')).toBe(totals.tips);
    expect(cents('Owed')).toBe(totals.owed);
    const text = textOfPdf((await file(groomer, 'pdf', query)).rawPayload);
    for (const amount of [totals.earned, totals.salesTax, totals.tips, totals.owed])
      expect(text).toContain(inPdf(amount));
  }
}, 120_000);

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const isoDay = (day: Date | undefined) => day?.toISOString().slice(0, 10) ?? '';
const inPdf = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' }).replace('-', '−');
