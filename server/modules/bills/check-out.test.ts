import { beforeAll, afterAll, describe, expect, test } from 'vitest';
import { makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { checkIn, complete } from '#server/modules/visits/visits.scenario.ts';
import { after, hours } from '#server/platform/clock.ts';
import { textOfPdf } from '#tests/journeys/pdf.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { groomFor, makeBill, paidInCash } from './bills.factory.ts';

let app: TestApp;
let groomer: Caller;
let parent: Caller;
let other: Caller;
beforeAll(async () => {
  app = await openTestApp();
  groomer = await app.as((await app.transact((t) => makeGroomer(t))).id);
  other = await app.as((await app.transact((t) => makeGroomer(t))).id);
  parent = await app.as((await app.transact((t) => makePetOwner(t))).id);
});
afterAll(() => app.close());

/** One after the other in the past, since a groomer has one table. */
let made = 0;
const nextStart = (now: Date) => after(now, hours(-3 * (made += 1)));

/** A visit of $120 that is checked in. */
const visitNow = (given: object = {}) =>
  app.transact((t) =>
    makeVisit(t, {
      providerId: groomer.id,
      ownerId: parent.id,
      status: 'checked_in',
      startsAt: nextStart(t.now),
      listPrice: 12_000,
      ...given,
    }),
  );
const checkOut = (id: string, body: object, who = groomer) =>
  who.call('POST /api/visits/:id/check-out', {
    params: { id },
    body: { lines: groomFor(12_000), taxPercent: 8.25, payments: paidInCash(12_990), ...body },
  });

describe('check-out', () => {
  test('writes the bill with tax, tip and payment, and completes the visit', async () => {
    const visit = await visitNow();
    const { status, body: bill } = await checkOut(visit.id, {
      payments: [
        { method: 'cash', amount: 5000, tip: 0 },
        { method: 'card_reader', amount: 7990, tip: 2000, tipFor: 'Lee' },
      ],
      nextVisitWeeks: 6,
    });
    expect(status).toBe(201);
    expect(bill).toMatchObject({
      subtotal: 12_000,
      tax: 990,
      total: 12_990,
      paid: 12_990,
      tips: 2000,
      owed: 0,
      payments: [{ tax: 381 }, { tax: 609, tipFor: 'Lee' }],
      actions: ['reverse', 'void'],
    });
    const { body: closed } = await groomer.call('GET /api/visits/:id', { params: { id: visit.id } });
    expect(closed).toMatchObject({ status: 'completed', reportCard: null });
    expect(closed.actions).not.toContain('check_out');
    const { body: pet } = await parent.call('GET /api/pets/:id', { params: { id: visit.petIds[0] ?? '' } });
    expect(pet.lastGroomedAt).not.toBeNull();
  });

  test('compares the work before tax and after discount with the price, and asks who agreed to more', async () => {
    const visit = await visitNow();
    const work = [...groomFor(12_000), { kind: 'extra', name: 'Mats', amount: 2000, taxable: true }];
    const dearer = { lines: work, taxPercent: 0, payments: paidInCash(14_000) };
    const refused = await checkOut(visit.id, dearer);
    expect(refused.problem).toMatchObject({
      status: 409,
      code: 'unconfirmed',
      detail: '$140 is $20 more than the agreed $120. Say who agreed to it, and how.',
    });
    const extras = [
      ...work,
      { kind: 'product', name: 'Shampoo', amount: 1800, taxable: true },
      { kind: 'discount', name: 'Thank you', amount: 2000, taxable: true },
    ];
    expect(
      (await checkOut(visit.id, { lines: extras, taxPercent: 0, payments: paidInCash(13_800) })).status,
    ).toBe(201);
    const agreed = await checkOut((await visitNow()).id, {
      ...dearer,
      agreed: { how: 'phone', name: 'Maria' },
    });
    expect(agreed.body.agreed).toEqual({ how: 'phone', name: 'Maria' });
  });

  test('says what stays owed, asks whether more is a tip, and takes the rest later', async () => {
    const visit = await visitNow();
    const short = { lines: groomFor(12_000), taxPercent: 0, payments: paidInCash(10_000) };
    expect((await checkOut(visit.id, short)).problem.detail).toBe('Paid $100 of $120: $20 stays owed.');
    const long = await checkOut(visit.id, { ...short, payments: paidInCash(14_000) });
    expect(long.problem).toMatchObject({
      code: 'unconfirmed',
      errors: [{ path: 'payments.0.tip', message: 'Is $20 the tip?' }],
    });
    const { body: bill } = await checkOut(visit.id, { ...short, leaveOwed: true });
    expect(bill).toMatchObject({ owed: 2000, actions: ['take_payment', 'reverse', 'void'] });
    const params = { id: bill.id };
    const pay = (amount: number) =>
      groomer.call('POST /api/bills/:id/payments', { params, body: { method: 'venmo', amount } });
    expect((await pay(2001)).problem.code).toBe('unconfirmed');
    expect((await pay(2000)).body).toMatchObject({ owed: 0, paid: 12_000 });
  });

  test('has one effect when it is sent twice, and a bill can be voided and written again', async () => {
    const visit = await visitNow();
    const body = { lines: groomFor(12_000), taxPercent: 8.25, payments: paidInCash(12_990) };
    const send = () =>
      groomer.call('POST /api/visits/:id/check-out', {
        params: { id: visit.id },
        body,
        headers: { 'idempotency-key': `once-${visit.id}` },
      });
    const first = await send();
    expect((await send()).body.id).toBe(first.body.id);
    expect((await checkOut(visit.id, {})).problem.code).toBe('already_done');
    const params = { id: first.body.id };
    const voided = await groomer.call('POST /api/bills/:id/void', {
      params,
      body: { reason: 'Wrong price' },
    });
    expect(voided.body).toMatchObject({ paid: 0, owed: 0, voidReason: 'Wrong price', actions: [] });
    const again = await checkOut(visit.id, {});
    expect(again.body.receiptNo).toBe(first.body.receiptNo + 1);
    const { body: all } = await groomer.call('GET /api/bills', { query: { visitId: visit.id } });
    expect(all.map(({ id }) => id)).toEqual([again.body.id, first.body.id]);
  });

  test('reverses a payment once, by a row of its own', async () => {
    const { body: bill } = await checkOut((await visitNow()).id, {
      payments: [{ method: 'cash', amount: 12_990, tip: 1000 }],
    });
    const params = { id: bill.payments[0]?.id ?? '' };
    const reverse = () =>
      groomer.call('POST /api/payments/:id/reverse', {
        params,
        body: { reason: 'The card was charged too' },
      });
    expect((await reverse()).body).toMatchObject({
      paid: 0,
      tips: 0,
      owed: 12_990,
      payments: [{ reversed: true }, { amount: -12_990, tip: -1000, tax: -990, reversesId: params.id }],
    });
    expect((await reverse()).problem.code).toBe('already_done');
  });

  test('waits for the check-in, and takes a completed visit without a bill', async () => {
    const booked = await visitNow({ status: 'booked' });
    expect((await checkOut(booked.id, {})).problem.code).toBe('too_early');
    await checkIn(groomer, { id: booked.id }, { overrideReason: 'Seen on paper' });
    await complete(groomer, { id: booked.id });
    expect((await checkOut(booked.id, {})).status).toBe(201);
  });

  test('closes a visit of an own client without an account', async () => {
    const visit = await app.transact((t) =>
      makeOwnVisit(t, { providerId: groomer.id, startsAt: nextStart(t.now), listPrice: 12_000 }),
    );
    await checkIn(groomer, { id: visit.id });
    const { body: bill } = await checkOut(visit.id, {});
    expect(bill).toMatchObject({ clientId: visit.clientId, clientName: 'Maria Garcia', owed: 0 });
    const { body: list } = await groomer.call('GET /api/bills', { query: { clientId: visit.clientId } });
    expect(list.map(({ id }) => id)).toEqual([bill.id]);
  });

  test.each([
    ['a percentage of 101', { taxPercent: 101 }, 'taxPercent'],
    ['a negative tip', { payments: [{ method: 'cash', amount: 12_990, tip: -1 }] }, 'payments.0.tip'],
    ['half a cent', { lines: groomFor(0.5) }, 'lines.0.amount'],
    [
      'a discount above the bill',
      { lines: [...groomFor(100), { kind: 'discount', name: 'x', amount: 200, taxable: true }] },
      'lines',
    ],
    [
      'the pet of another visit',
      {
        lines: [
          {
            kind: 'service',
            name: 'x',
            amount: 1,
            taxable: true,
            petId: '019f7a8d-0000-7000-8000-000000000000',
          },
        ],
      },
      'lines.0.petId',
    ],
  ])('refuses %s', async (_, body, path) => {
    const { problem } = await checkOut((await visitNow()).id, body);
    expect(problem).toMatchObject({ status: 422, errors: [{ path }] });
  });
});

describe('a bill', () => {
  test('is read by its provider and the pet owner only, who sees no note of the provider', async () => {
    const { body: bill } = await checkOut((await visitNow()).id, {
      payments: [{ method: 'cash', amount: 12_990, tip: 500, tipFor: 'Lee', note: 'In coins' }],
    });
    const params = { id: bill.id };
    expect((await parent.call('GET /api/bills/:id', { params })).body).toMatchObject({
      total: 12_990,
      actions: [],
      payments: [{ tipFor: null, note: '' }],
    });
    for (const call of ['GET /api/bills/:id', 'GET /api/bills/:id/pdf'] as const)
      expect((await other.call(call, { params })).status).toBe(404);
    const body = { reason: 'Mine' };
    expect((await parent.call('POST /api/bills/:id/void', { params, body })).status).toBe(403);
    expect((await other.call('POST /api/bills/:id/void', { params, body })).status).toBe(404);
    expect((await other.call('GET /api/bills')).body).toEqual([]);
  });

  test('is a PDF with the rows of its receipt', async () => {
    const { id } = await app.transact((t) =>
      makeBill(t, {
        visit: { providerId: groomer.id, startsAt: nextStart(t.now) },
        taxPercent: 8.25,
        payments: [],
      }),
    );
    const { rawPayload } = await app.app.server.inject({
      url: `/api/bills/${id}/pdf`,
      headers: { cookie: groomer.cookie },
    });
    const text = textOfPdf(rawPayload);
    for (const part of ['Full groom', '$110.00', 'Sales tax 8.25%', '$9.08', 'Still owed', '$119.08'])
      expect(text).toContain(part);
  });

  test('and its payments are never changed or deleted', async () => {
    const { id } = await app.transact((t) =>
      makeBill(t, { visit: { providerId: groomer.id, startsAt: nextStart(t.now) } }),
    );
    const { sql } = app.app.platform;
    await expect(sql`update bills set total = 1, subtotal = 1, tax = 0 where id = ${id}`).rejects.toThrow(
      'only added',
    );
    await expect(sql`delete from bills where id = ${id}`).rejects.toThrow('only added');
    await expect(sql`update bill_payments set amount = 1 where bill_id = ${id}`).rejects.toThrow(
      'only added',
    );
    await expect(sql`delete from bill_payments where bill_id = ${id}`).rejects.toThrow('only added');
  });

  test('has the next receipt number without a gap, however many are written at once', async () => {
    const { id: providerId } = await app.transact((t) => makeGroomer(t));
    const who = await app.as(providerId);
    const visits = await Promise.all(Array.from({ length: 6 }, () => visitNow({ providerId })));
    const replies = await Promise.all(
      visits.map(({ id }, nth) => checkOut(id, nth % 3 === 2 ? { taxPercent: 99 } : {}, who)),
    );
    const numbers = replies.flatMap(({ status, body }) => (status === 201 ? [body.receiptNo] : []));
    expect(numbers.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4]);
  });
});

const save = (paymentLinks: string[]) =>
  groomer.call('PUT /api/billing-settings', { body: { taxPercent: 8.25, paymentLinks, zelle: '' } });

test('payment links lead to known places only', async () => {
  expect((await save(['venmo.com/u/dana', 'https://cash.app/$dana'])).body.paymentLinks).toEqual([
    'https://venmo.com/u/dana',
    'https://cash.app/$dana',
  ]);
  for (const link of [
    'https://evil.example/venmo.com',
    'http://venmo.com/u/dana',
    'https://venmo.com.evil.example/u/dana',
    'https://venmo.com@evil.example/u',
    'javascript:alert(1)',
    'https://paypal.com/redirect?to=evil',
  ])
    expect((await save([link])).problem, link).toMatchObject({
      status: 422,
      errors: [{ path: 'paymentLinks.0' }],
    });
});
