import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Books } from '#contract/books/books.ts';
import { makeBillOf, paidInCash } from '#server/modules/bills/bills.factory.ts';
import { makeBusiness, makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { makeDue } from '#server/modules/shift-dues/shift-dues.factory.ts';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeTip } from './books.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const year = { from: '2026-01-01', to: '2026-12-31' };
const months = [
  { from: '2026-08-01', to: '2026-08-31' },
  { from: '2026-09-01', to: '2026-09-30' },
  { from: '2026-10-01', to: '2026-10-31' },
];
const austin = ['Austin, TX 78704', 'America/Chicago', '2026-09-01T04:30:00Z'] as const;
const places: (readonly [address: string, timeZone: string, lateInAugust: string])[] = [
  ['Honolulu, HI 96815', 'Pacific/Honolulu', '2026-09-01T09:30:00Z'],
  austin,
  ['New York, NY 10001', 'America/New_York', '2026-09-01T03:30:00Z'],
];

/** Shifts of each state and visits paid in three months; the first payment is taken late on the last evening of August. */
async function workAt(t: Transaction, [address, timeZone, lateInAugust]: (typeof places)[number]) {
  const groomer = await makeGroomer(t, { address });
  const salon = await makeBusiness(t, { address });
  const owner = await makePetOwner(t, { address });
  const shift = { businessId: salon.id, groomerId: groomer.id, status: 'completed', timeZone } as const;
  const states = ['confirmed', 'waiting', 'disputed'] as const;
  for (const [month, name] of ['08-31', '09-01', '10-31'].entries())
    for (const [nth, payState] of states.entries())
      await makeShift(t, {
        ...shift,
        day: nth === 0 ? `2026-${name}` : `2026-${name.slice(0, 2)}-1${nth}`,
        payState,
        revenue: 40_000 + 1000 * month + 101 * nth,
      });
  for (const [nth, at] of [lateInAugust, '2026-09-20T18:00:00Z', '2026-10-05T18:00:00Z'].entries()) {
    const visit = await makeVisit(t, {
      providerId: groomer.id,
      ownerId: owner.id,
      status: 'completed',
      timeZone,
      startsAt: new Date(Date.parse(at) - 7_200_000),
      listPrice: 11_000,
    });
    // One is paid dearer than it was agreed.
    const price = 11_000 + nth * 500;
    await makeBillOf(t, visit, {
      at: new Date(at),
      agreed: { how: 'door', name: 'Jordan' },
      lines: [{ kind: 'service', name: 'Full groom', amount: price, taxable: true }],
      payments: paidInCash(price, 1200),
    });
  }
  await makeTip(t, groomer.id, { day: '2026-09-03', amount: 800 });
  return { groomer: groomer.id, salon: salon.id };
}

const booksOf = async (who: Caller, query: { from: string; to: string }) =>
  (await who.call('GET /api/books', { query })).body;
const sum = (rows: readonly { amount: number }[]) => rows.reduce((cents, { amount }) => cents + amount, 0);
const ofState = <Row extends { state: string }>(rows: readonly Row[], ...states: string[]) =>
  rows.filter(({ state }) => states.includes(state));

function expectParts({ totals, ...books }: Books): void {
  expect(sum(ofState(books.jobs, 'confirmed', 'agreed'))).toBe(totals.earned);
  expect(sum(books.payers.map(({ total }) => ({ amount: total })))).toBe(totals.earned);
  expect(sum(ofState(books.jobs, 'waiting'))).toBe(totals.unconfirmed);
  expect(sum(ofState(books.jobs, 'disputed'))).toBe(totals.disputed);
  expect(sum(books.tipsByPerson) + sum(books.tips)).toBe(totals.tips);
  expect(sum(books.owed)).toBe(totals.owed);
  expect(sum(ofState(books.payments, 'confirmed'))).toBe(totals.paidOut);
  expect(sum(books.payees.map(({ total }) => ({ amount: total })))).toBe(totals.paidOut);
  expect(sum(ofState(books.payments, 'waiting'))).toBe(totals.paidOutUnconfirmed);
  expect(sum(books.payments.map(({ revenue }) => ({ amount: revenue })))).toBe(totals.shiftRevenue);
}

test.each(places)(
  'in %s the parts of each month are its head, and the months are the year',
  async (...place) => {
    const ids = await app.transact((t) => workAt(t, place));
    for (const id of [ids.groomer, ids.salon]) {
      const who = await app.as(id);
      const whole = await booksOf(who, year);
      expectParts(whole);
      const parts: Books[] = [];
      for (const month of months) parts.push(await booksOf(who, month));
      for (const part of parts) expectParts(part);
      for (const name of ['earned', 'unconfirmed', 'disputed', 'tips', 'paidOut', 'shiftRevenue'] as const)
        expect(
          parts.reduce((cents, { totals }) => cents + totals[name], 0),
          name,
        ).toBe(whole.totals[name]);
    }
    const august = await booksOf(await app.as(ids.groomer), months[0] ?? year);
    // The pay of one confirmed shift, and the payment of the last evening.
    expect(august.totals).toMatchObject({ earned: 20_000 + 11_000, tips: 1200 });
  },
);

test('the figures of groomer and salon and the month of the owner say what the books say', async () => {
  const ids = await app.transact((t) => workAt(t, austin));
  const [groomer, salon] = [await app.as(ids.groomer), await app.as(ids.salon)];
  for (const query of [...months, year]) {
    const own = (await booksOf(groomer, query)).totals;
    const { body } = await groomer.call('GET /api/figures/groomer', { query });
    expect(body.earned).toMatchObject({ unconfirmed: own.unconfirmed, disputed: own.disputed });
    expect(body.earned.shifts + body.earned.visits).toBe(own.earned);
    expect(body.earned.visits).toBe(own.sales);
    expect(body.steps.reduce((cents, { shifts, visits }) => cents + shifts + visits, 0)).toBe(own.earned);
    const its = (await booksOf(salon, query)).totals;
    const ofSalon = (await salon.call('GET /api/figures/business', { query })).body;
    expect(ofSalon.revenue).toEqual({ shifts: its.shiftRevenue, visits: its.sales });
    expect(ofSalon.paid).toEqual({
      groomers: its.paidOut,
      unconfirmed: its.paidOutUnconfirmed,
      disputed: its.paidOutDisputed,
    });
    expect(ofSalon.steps.reduce((cents, { paid }) => cents + paid, 0)).toBe(its.paidOut);
    expect(own.earned - own.sales).toBe(its.paidOut);
  }
  app.clock.moveTo(new Date('2026-10-15T18:00:00Z'));
  const strip = (await salon.call('GET /api/owners/current-user/figures')).body;
  const october = (await booksOf(salon, { from: '2026-10-01', to: '2026-10-31' })).totals;
  expect(strip).toMatchObject({ monthPaid: october.paidOut, monthUnconfirmed: october.paidOutUnconfirmed });
});

test('a visit that is paid on another day counts on that day everywhere, and a due once it is paid', async () => {
  const { groomerId, salonId, dueId } = await app.transact(async (t) => {
    const made = await workAt(t, austin);
    const paid = await makeDue(t, { businessId: made.salon, groomerId: made.groomer });
    const open = await makeVisit(t, {
      providerId: made.groomer,
      status: 'completed',
      startsAt: new Date('2026-09-30T15:00:00Z'),
    });
    await makeBillOf(t, open, { at: new Date('2026-10-02T15:00:00Z') });
    return { groomerId: made.groomer, salonId: made.salon, dueId: paid };
  });
  const [groomer, salon] = [await app.as(groomerId), await app.as(salonId)];
  app.clock.moveTo(new Date('2026-10-03T15:00:00Z'));
  const received = await groomer.call('POST /api/shift-dues/:id/receive', { params: { id: dueId } });
  expect(received.status).toBe(200);
  for (const query of months) {
    const { earned } = (await groomer.call('GET /api/figures/groomer', { query })).body;
    expect(earned.shifts + earned.visits, query.from).toBe((await booksOf(groomer, query)).totals.earned);
    const { paid } = (await salon.call('GET /api/figures/business', { query })).body;
    expect(paid.groomers, query.from).toBe((await booksOf(salon, query)).totals.paidOut);
  }
});
