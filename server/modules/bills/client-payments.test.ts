import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { groomFor, paidInCash } from './bills.factory.ts';

let app: TestApp;
let groomer: Caller;
let other: Caller;
beforeAll(async () => {
  app = await openTestApp();
  groomer = await app.as((await app.transact((t) => makeGroomer(t))).id);
  other = await app.as((await app.transact((t) => makeGroomer(t))).id);
});
afterAll(() => app.close());

let made = 0;
const visitOf = (given: object = {}) =>
  app.transact((t) =>
    makeOwnVisit(t, {
      providerId: groomer.id,
      status: 'checked_in',
      startsAt: after(t.now, hours(-3 * (made += 1))),
      listPrice: 10_000,
      ...given,
    }),
  );
const checkOut = (id: string, body: object = {}) =>
  groomer.call('POST /api/visits/:id/check-out', {
    params: { id },
    body: { lines: groomFor(10_000), taxPercent: 8.25, payments: [], leaveOwed: true, ...body },
  });
const account = async (id: string) =>
  (await groomer.call('GET /api/clients/:id/account', { params: { id } })).body;
const pay = (id: string, body: object, who = groomer) =>
  who.call('POST /api/clients/:id/payments', { params: { id }, body: { method: 'cash', ...body } });
const giveBack = (id: string, paymentId: string) =>
  groomer.call('POST /api/clients/:id/payments/:paymentId/reverse', {
    params: { id, paymentId },
    body: { reason: 'A mistake' },
  });

test('what stayed owed is listed, found by its filter, and paid later', async () => {
  const { id, clientId } = await visitOf();
  const { body: bill } = await checkOut(id, { payments: paidInCash(5000) });
  expect(await account(clientId)).toMatchObject({ owed: 5825, bills: [{ id: bill.id, owed: 5825 }] });
  const owing = async () =>
    (await groomer.call('GET /api/clients', { query: { show: 'owes' } })).body.map((card) => [
      card.id,
      card.owed,
    ]);
  expect(await owing()).toEqual([[clientId, 5825]]);
  expect((await groomer.call('GET /api/clients/counts')).body.owes).toBe(1);
  expect((await pay(clientId, { billId: bill.id, amount: 5826 })).problem.code).toBe('unconfirmed');
  expect((await pay(clientId, { billId: bill.id, amount: 5825 })).body).toMatchObject({ owed: 0, bills: [] });
  expect(await owing()).toEqual([]);
});

test('how a client paid last is known to their provider alone, without what was given back', async () => {
  const { id, clientId, petIds } = await visitOf();
  expect(await account(clientId)).toMatchObject({ lastMethod: null });
  await checkOut(id, { payments: paidInCash(10_825), leaveOwed: false });
  expect(await account(clientId)).toMatchObject({ lastMethod: 'cash' });
  const { body: next } = await groomer.call('POST /api/visits', {
    body: {
      clientId,
      pets: petIds.map((petId) => ({ petId, services: ['full_groom'] })),
      startsAt: after(app.clock.now(), days(30)).toISOString(),
      minutes: 60,
      anyway: true,
    },
  });
  const { body } = await pay(clientId, { visitId: next.id, amount: 4000, method: 'zelle' });
  expect(body.lastMethod).toBe('zelle');
  const { body: left } = await giveBack(clientId, body.advances[0]?.paymentId ?? '');
  expect(left.lastMethod).toBe('cash');
  const { status } = await other.call('GET /api/clients/:id/account', { params: { id: clientId } });
  expect(status).toBe(404);
  expect(await account((await visitOf()).clientId)).toMatchObject({ lastMethod: null });
});

test('what a client owes from before stands in their other visits', async () => {
  const { id, clientId, petIds } = await visitOf();
  await checkOut(id, { payments: paidInCash(6825) });
  const next = await groomer.call('POST /api/visits', {
    body: {
      clientId,
      pets: petIds.map((petId) => ({ petId, services: ['full_groom'] })),
      startsAt: after(app.clock.now(), days(9)).toISOString(),
      minutes: 60,
      anyway: true,
    },
  });
  const { body: read } = await groomer.call('GET /api/visits/:id', { params: { id: next.body.id } });
  expect(read.client).toMatchObject({ id: clientId, owed: 4000 });
});

test('a payment in advance is taken by the bill, with its share of the tax, and the books stay whole', async () => {
  const { id, clientId } = await visitOf({ status: 'booked' });
  const { body: paid } = await pay(clientId, { visitId: id, amount: 4000, method: 'venmo' });
  expect(paid).toMatchObject({ owed: 0, advances: [{ visitId: id, amount: 4000, method: 'venmo' }] });
  await groomer.call('POST /api/visits/:id/check-in', { params: { id }, body: {} });
  const refused = await checkOut(id, { payments: paidInCash(10_825), leaveOwed: false });
  expect(refused.problem.code).toBe('unconfirmed');
  const { body: bill } = await checkOut(id, { payments: paidInCash(6825), leaveOwed: false });
  expect(bill).toMatchObject({
    owed: 0,
    paid: 10_825,
    payments: [
      { amount: 4000, method: 'venmo', tax: 304 },
      { amount: 6825, method: 'cash', tax: 521 },
    ],
  });
  expect(await account(clientId)).toMatchObject({ owed: 0, advances: [] });
  const { body: books } = await groomer.call('GET /api/books', {
    query: { year: app.clock.now().getUTCFullYear() },
  });
  const ofVisit = books.takings.filter(({ visitId }) => visitId === id);
  expect(ofVisit.reduce((sum, { amount }) => sum + amount, 0)).toBe(10_825);
});

test('an advance above the bill is given back first, once', async () => {
  const { id, clientId } = await visitOf();
  const { body: paid } = await pay(clientId, { visitId: id, amount: 20_000 });
  expect((await checkOut(id)).problem.errors?.[0]?.path).toBe('payments');
  const paymentId = paid.advances[0]?.paymentId ?? '';
  const answers = await Promise.all([giveBack(clientId, paymentId), giveBack(clientId, paymentId)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await checkOut(id)).status).toBe(201);
  expect((await pay(clientId, { visitId: id, amount: 100 })).problem.code).toBe('too_late');
});

test('a fee is owed by the client, paid as a whole, and owed again when that is given back', async () => {
  await groomer.call('PUT /api/cancellation-policy', {
    body: { cancelHours: 24, lateCancelPercent: 50, noShowPercent: 100 },
  });
  const { id, clientId } = await visitOf({ status: 'booked' });
  await app.app.platform.sql`
    update visits set policy_id = (select id from cancellation_policies where account_id = ${groomer.id}) where id = ${id}`;
  const noShow = await groomer.call('POST /api/visits/:id/no-show', { params: { id }, body: {} });
  expect(noShow.status, JSON.stringify(noShow.body)).toBe(200);
  await app.settle();
  const before = await account(clientId);
  expect(before).toMatchObject({ owed: 10_000, fees: [{ kind: 'no_show', amount: 10_000, paid: null }] });
  const feeId = before.fees[0]?.id ?? '';
  expect((await pay(clientId, { feeId, amount: 100 })).problem.errors?.[0]?.path).toBe('amount');
  const { body: paid } = await pay(clientId, { feeId, amount: 10_000 });
  expect(paid).toMatchObject({ owed: 0, fees: [{ paid: { amount: 10_000, method: 'cash' } }] });
  expect((await pay(clientId, { feeId, amount: 10_000 })).problem.code).toBe('already_done');
  const { body: again } = await giveBack(clientId, paid.fees[0]?.paid?.paymentId ?? '');
  expect(again).toMatchObject({ owed: 10_000, fees: [{ paid: null }] });
  expect((await pay(clientId, { feeId, amount: 10_000 })).body.owed).toBe(0);
});

test('a difference that the client disputes is not owed', async () => {
  const parent = await app.as((await app.transact((t) => makePetOwner(t))).id);
  const visit = await app.transact((t) =>
    makeVisit(t, {
      providerId: groomer.id,
      ownerId: parent.id,
      status: 'checked_in',
      startsAt: after(t.now, hours(-3 * (made += 1))),
      listPrice: 10_000,
    }),
  );
  const { body: bill } = await checkOut(visit.id, {
    lines: groomFor(12_000),
    taxPercent: 0,
    agreed: { how: 'door', name: 'Sam' },
  });
  expect(bill.owed).toBe(12_000);
  const { body: changes } = await parent.call('GET /api/visits/:id/price-changes', {
    params: { id: visit.id },
  });
  app.clock.moveTo(after(app.clock.now(), hours(1)));
  await parent.call('POST /api/price-changes/:id/dispute', { params: { id: changes[0]?.id ?? '' } });
  const { body: after48 } = await groomer.call('GET /api/bills/:id', { params: { id: bill.id } });
  expect(after48).toMatchObject({ total: 12_000, disputed: 2000, owed: 10_000 });
});

test('another provider’s client, bill, fee or visit is refused, and one thing is paid at a time', async () => {
  const { id, clientId } = await visitOf({ status: 'booked', startsAt: after(app.clock.now(), days(9)) });
  const stranger = await visitOf({ status: 'booked', startsAt: after(app.clock.now(), days(10)) });
  expect((await pay(clientId, { visitId: id, amount: 100 }, other)).status).toBe(404);
  expect((await pay(clientId, { visitId: stranger.id, amount: 100 })).problem.errors?.[0]?.path).toBe(
    'visitId',
  );
  for (const body of [{ amount: 100 }, { amount: 100, visitId: id, billId: id }])
    expect((await pay(clientId, body)).problem.errors?.[0]?.path).toBe('billId');
  expect((await pay(clientId, { visitId: id, amount: 0 })).problem.errors?.[0]?.path).toBe('amount');
  expect((await other.call('GET /api/clients/:id/account', { params: { id: clientId } })).status).toBe(404);
});

test('the timeline of a client has visits, bills and messages, page by page', async () => {
  const { id, clientId } = await visitOf();
  await checkOut(id, { receipt: 'email' });
  const kinds: string[] = [];
  let cursor: string | undefined;
  do {
    const { body, headers } = await groomer.call('GET /api/clients/:id/timeline', {
      params: { id: clientId },
      query: { limit: 1, ...(cursor ? { cursor } : {}) },
    });
    kinds.push(...body.map(({ kind }) => kind));
    cursor = /cursor=([^&>]+)/.exec(String(headers['link'] ?? ''))?.[1];
    cursor &&= decodeURIComponent(cursor);
  } while (cursor);
  expect(kinds.toSorted()).toEqual(['bill', 'message', 'visit']);
});
