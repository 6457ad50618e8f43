import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MonthEnd } from '#contract/books/month-end.ts';
import { groomFor, makeBillOf, makePayment, makeReversal } from '#server/modules/bills/bills.factory.ts';
import { makeFee } from '#server/modules/cancellation-policies/cancellation-policies.factory.ts';
import { makeBusiness } from '#server/modules/profiles/profiles.factory.ts';
import { makeStaff } from '#server/modules/staff/staff.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { textOfPdf } from '#tests/journeys/pdf.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Days = { from: string; to: string };
const openSalon = async () => app.as((await app.transact((t) => makeBusiness(t, { tables: 3 }))).id);
const monthEndOf = async (who: Caller, query: Days): Promise<MonthEnd> =>
  (await who.call('GET /api/books/month-end', { query })).body;
const file = (who: Caller, kind: 'csv' | 'pdf', query: Days) =>
  app.app.server.inject({
    url: `/api/books/month-end/${kind}?${new URLSearchParams(query).toString()}`,
    headers: { cookie: who.cookie },
  });
const cash = { method: 'cash' as const, note: '' };
const payment = (amount: number, tip: number) => ({ ...cash, amount, tip });
const november = { from: '2026-11-01', to: '2026-11-30' };

test('each person has dogs, sales, the share of the check-out and tips; fees are income and in nobody’s sales', async () => {
  const owner = await openSalon();
  const lee = await app.transact((t) => makeStaff(t, owner.id, { payPercent: 45 }));
  const kim = await app.transact((t) => makeStaff(t, owner.id, { name: 'Kim', role: 'bather' }));
  const at = new Date('2026-11-10T18:00:00Z');
  const visitOf = (staffId: string | undefined, petNames: string[], startsAt: string) =>
    app.transact(async (t) => ({
      ...(await makeOwnVisit(t, {
        providerId: owner.id,
        providerAs: 'business',
        status: 'completed',
        petNames,
        startsAt: new Date(startsAt),
        ...(staffId ? { staffId } : {}),
      })),
      listPrice: 0,
    }));
  const bill = async (
    visit: Awaited<ReturnType<typeof visitOf>>,
    amount: number,
    tip = 0,
    tipFor?: string,
  ) => {
    const paid = { ...cash, amount: Math.round(amount * 1.0825), tip, tipFor: tipFor ?? null };
    await app.transact((t) =>
      makeBillOf(t, visit, { at, lines: groomFor(amount), taxPercent: 8.25, payments: [paid] }),
    );
  };
  await bill(await visitOf(lee.id, ['Rex', 'Roxy'], '2026-11-10T14:00:00Z'), 20_000, 1500);
  // A raise counts from then on.
  await owner.call('PATCH /api/staff/:id', { params: { id: lee.id }, body: { payPercent: 50 } });
  await bill(await visitOf(lee.id, ['Coco'], '2026-11-10T17:00:00Z'), 10_000, 800, 'Kim');
  await bill(await visitOf(kim.id, ['Mo'], '2026-11-10T20:00:00Z'), 4000, 300, 'The house');
  await bill(await visitOf(undefined, ['Pip'], '2026-11-11T20:00:00Z'), 1000);
  const fee = await app.transact((t) => makeFee(t, owner.id));
  const owedFee = await monthEndOf(owner, november);
  expect(owedFee.owed).toMatchObject([{ amount: fee.amount, title: /^Late cancellation fee: / }]);
  expect((await owner.call('GET /api/books', { query: november })).body.totals.owed).toBe(fee.amount);
  const paid = await owner.call('POST /api/fees/:id/pay', {
    params: { id: fee.id },
    body: { method: 'cash' },
  });
  expect(paid.status).toBe(200);

  const { people, totals, owed } = await monthEndOf(owner, november);
  expect(people).toEqual([
    {
      staffId: lee.id,
      name: 'Lee',
      dogs: 3,
      sales: 30_000,
      payPercents: [45, 50],
      share: 14_000,
      tips: 1500,
    },
    { staffId: kim.id, name: 'Kim', dogs: 1, sales: 4000, payPercents: [], share: 0, tips: 800 },
    { staffId: null, name: 'Without a person', dogs: 1, sales: 1000, payPercents: [], share: 0, tips: 0 },
    { staffId: null, name: 'The house', dogs: 0, sales: 0, payPercents: [], share: 0, tips: 300 },
  ]);
  expect(owed).toEqual([]);
  expect(totals).toEqual({
    dogs: 5,
    sales: 35_000 + fee.amount,
    fees: fee.amount,
    shares: 14_000,
    tips: 2600,
    salesTax: 2888,
    taken: 35_000 + fee.amount + 2600 + 2888,
    owed: 0,
  });
  const books = (await owner.call('GET /api/books', { query: november })).body;
  expect(books.totals).toMatchObject({ sales: totals.sales, tips: totals.tips, salesTax: totals.salesTax });
});

const percents = { Lee: 45, Ana: 50, Kim: null } as const;
type Name = keyof typeof percents;
const check = fc.record({
  amount: fc.integer({ min: 1, max: 90_000 }),
  tax: fc.constantFrom(0, 8.25),
  who: fc.constantFrom<Name | undefined>('Lee', 'Ana', 'Kim', undefined),
  firstPart: fc.integer({ min: 0, max: 100 }),
  tip: fc.integer({ min: 0, max: 5000 }),
  restAfter: fc.option(fc.integer({ min: 0, max: 40 })),
  reversedAfter: fc.option(fc.integer({ min: 0, max: 40 }), { freq: 3 }),
});
/** A day of each; they begin on January 1, 2024. */
const random = fc.sample(check, { numRuns: 1000, seed: 20_261_126 });
const firstDay = new Date('2024-01-01T20:00:00Z');

type Entry = { on: number; who: Name | undefined; sales: number; tax: number; tip: number };

/** What the books should say, counted without them: tax is rounded once a bill, and its rest comes with the last payment. */
function entriesOf({ amount, tax: percent, who, ...each }: (typeof random)[number], nth: number): Entry[] {
  const tax = Math.round((amount * percent) / 100 + 1e-9);
  const total = amount + tax;
  const first = Math.ceil((total * each.firstPart) / 100);
  const firstTax = first === total ? tax : Math.floor((first * tax) / total);
  const entry = (on: number, paid: number, within: number, tip: number): Entry => ({
    on,
    who,
    sales: paid - within,
    tax: within,
    tip,
  });
  const entries: Entry[] = [];
  if (first + each.tip > 0) entries.push(entry(nth, first, firstTax, each.tip));
  if (each.restAfter !== null && first < total)
    entries.push(entry(nth + each.restAfter, total - first, tax - firstTax, 0));
  const [begun] = entries;
  if (each.reversedAfter !== null && begun)
    entries.push(entry(nth + each.reversedAfter, -(begun.sales + begun.tax), -begun.tax, -begun.tip));
  return entries;
}

/** A reversal gives back the first payment that was taken, which may be the second that was meant. */
async function record(owner: Caller, staff: Record<Name, string>, nth: number): Promise<void> {
  const each = random[nth];
  if (!each) return;
  const at = after(firstDay, days(nth));
  const tax = Math.round((each.amount * each.tax) / 100 + 1e-9);
  const total = each.amount + tax;
  const first = Math.ceil((total * each.firstPart) / 100);
  await app.transact(async (t) => {
    const visit = await makeOwnVisit(t, {
      providerId: owner.id,
      providerAs: 'business',
      status: 'completed',
      startsAt: after(at, -4 * 3_600_000),
      ...(each.who ? { staffId: staff[each.who] } : {}),
    });
    const billId = await makeBillOf(
      t,
      { ...visit, listPrice: 0 },
      {
        at,
        lines: groomFor(each.amount),
        taxPercent: each.tax,
        payments: first + each.tip > 0 ? [payment(first, each.tip)] : [],
      },
    );
    const own = { accountId: owner.id, billId };
    if (each.restAfter !== null && first < total)
      await makePayment(t, { ...own, at: after(at, days(each.restAfter)) }, payment(total - first, 0));
    if (each.reversedAfter !== null)
      await makeReversal(t, { ...own, at: after(at, days(each.reversedAfter)) });
  });
}

const dayOf = (nth: number) => after(firstDay, days(nth)).toISOString().slice(0, 10);

test('page, CSV and PDF of every month agree to the cent with a model of 1,000 random days', async () => {
  const owner = await openSalon();
  const staff = await app.transact(async (t) => {
    const ids: Partial<Record<Name, string>> = {};
    for (const [name, payPercent] of Object.entries(percents))
      ids[name as Name] = (await makeStaff(t, owner.id, { name, payPercent, fromDay: '2024-01-01' })).id;
    return ids as Record<Name, string>;
  });
  for (let nth = 0; nth < random.length; nth += 4)
    await Promise.all([0, 1, 2, 3].map((more) => record(owner, staff, nth + more)));
  const entries = random.flatMap(entriesOf);
  const months = Array.from({ length: 34 }, (_, month) => {
    const [from, to] = [0, 1].map((next) => new Date(Date.UTC(2024, month + next, next === 0 ? 1 : 0)));
    return { from: from?.toISOString().slice(0, 10) ?? '', to: to?.toISOString().slice(0, 10) ?? '' };
  });
  for (const [month, query] of months.entries()) {
    const inMonth = (nth: number) => dayOf(nth) >= query.from && dayOf(nth) <= query.to;
    const here = entries.filter(({ on }) => inMonth(on));
    const dogs = random.map(({ who }, nth) => ({ who, nth })).filter(({ nth }) => inMonth(nth));
    const page = await monthEndOf(owner, query);
    for (const who of ['Lee', 'Ana', 'Kim', undefined] as const) {
      const own = here.filter((entry) => entry.who === who);
      const sales = sum(own.map((entry) => entry.sales));
      const percent = who ? percents[who] : null;
      const share =
        percent === null ? 0 : Math.sign(sales) * Math.floor((Math.abs(sales) * percent + 50) / 100);
      const tips = sum(own.map(({ tip }) => tip));
      const count = dogs.filter((dog) => dog.who === who).length;
      const person = page.people.find(({ name }) => name === (who ?? 'Without a person'));
      expect({ dogs: 0, sales: 0, share: 0, tips: 0, ...person }, `${who} ${query.from}`).toMatchObject({
        dogs: count,
        sales,
        share: share || 0,
        tips,
      });
    }
    const salesTax = sum(here.map(({ tax }) => tax));
    expect(page.totals.salesTax).toBe(salesTax);
    expect(page.totals.taken).toBe(sum(here.map((entry) => entry.sales + entry.tax + entry.tip)));
    const books = (await owner.call('GET /api/books', { query })).body.totals;
    const { sales, tips, owed } = page.totals;
    expect({ sales: books.sales, salesTax: books.salesTax, tips: books.tips, owed: books.owed }).toEqual({
      sales,
      salesTax,
      tips,
      owed,
    });
    await expectSameCsv(owner, query, page);
    if (month % 12 === 3) await expectSamePdf(owner, query, page);
  }
}, 240_000);

async function expectSameCsv(owner: Caller, query: Days, { people, totals }: MonthEnd): Promise<void> {
  const rows = (await file(owner, 'csv', query)).body
    .trim()
    .split('\r\n')
    .map((row) => row.split(','));
  const cents = (column: number, section: string) =>
    sum(rows.filter(([first]) => first === section).map((row) => Math.round(Number(row[column]) * 100)));
  expect(rows.filter(([section]) => section === 'Person')).toHaveLength(people.length);
  expect([cents(5, 'Person') + cents(5, 'Fees paid'), cents(7, 'Person'), cents(8, 'Person')]).toEqual([
    totals.sales,
    totals.shares,
    totals.tips,
  ]);
  expect([cents(9, 'Sales tax'), cents(9, 'Owed')]).toEqual([totals.salesTax, totals.owed]);
}

async function expectSamePdf(owner: Caller, query: Days, { people, totals }: MonthEnd): Promise<void> {
  const text = textOfPdf((await file(owner, 'pdf', query)).rawPayload);
  const amounts = people.flatMap(({ sales, share, tips }) =>
    [sales, share, tips].filter((each) => each !== 0),
  );
  for (const amount of [...amounts, totals.sales, totals.shares, totals.tips, totals.salesTax, totals.owed])
    expect(text).toContain(inPdf(amount));
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const inPdf = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' }).replace('-', '−');
