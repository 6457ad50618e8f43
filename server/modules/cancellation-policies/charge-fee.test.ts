import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { bookVisit, signInPetOwner } from '#server/modules/grooming-requests/requests.scenario.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { at, cancel, noShow, requestOf } from '#server/modules/visits/visits.scenario.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let groomer: Caller;
let parent: Caller;
beforeAll(async () => {
  app = await openTestApp();
  groomer = await app.as((await app.transact((t) => makeGroomer(t))).id);
  parent = await app.as((await app.transact((t) => makePetOwner(t))).id);
});
afterAll(() => app.close());

const terms = { cancelHours: 24, lateCancelPercent: 50, noShowPercent: 100 };
const save = (body: object) => groomer.call('PUT /api/cancellation-policy', { body: { ...terms, ...body } });
let made = 0;
/** A visit of $120, one after the other. */
const visitSoon = () =>
  app.transact((t) =>
    makeVisit(t, {
      providerId: groomer.id,
      ownerId: parent.id,
      listPrice: 12_000,
      startsAt: after(t.now, days(3) + hours(3 * (made += 1))),
    }),
  );
const feesOf = async (visitId: string, who = groomer) =>
  (await who.call('GET /api/fees', { query: { visitId } })).body;
/** Cancels so long before the start. */
const cancelBefore = (visit: { id: string; startsAt: string }, before: number, who = parent) =>
  at(app, visit.startsAt, -before, async () => {
    const { body } = await who.call('GET /api/visits/:id/cancellation-fee', { params: { id: visit.id } });
    await cancel(who, { id: visit.id });
    await app.settle();
    return body;
  });

test('a visit keeps the policy it was booked under, and a late cancellation owes what was shown before', async () => {
  await save({});
  const [late, inTime] = [await visitSoon(), await visitSoon()];
  await save({ lateCancelPercent: 90 });
  expect(await cancelBefore(late, hours(24) - minutes(1))).toMatchObject({ policy: terms, fee: 6000 });
  expect(await feesOf(late.id)).toMatchObject([
    { kind: 'late_cancel', amount: 6000, state: 'owed', actions: ['pay', 'waive'] },
  ]);
  expect(await feesOf(late.id, parent)).toMatchObject([{ amount: 6000, actions: [] }]);
  expect(await cancelBefore(inTime, hours(24) + minutes(1))).toMatchObject({ fee: 0 });
  expect(await feesOf(inTime.id)).toEqual([]);
});

test('the provider’s own cancelling costs nothing, and a no-show the whole by the policy', async () => {
  const [own, missed] = [await visitSoon(), await visitSoon()];
  await cancelBefore(own, hours(1), groomer);
  expect(await feesOf(own.id)).toEqual([]);
  await at(app, missed.startsAt, minutes(45), async () => {
    await noShow(groomer, { id: missed.id });
    await app.settle();
  });
  expect(await feesOf(missed.id)).toMatchObject([{ kind: 'no_show', amount: 12_000 }]);
});

test('a cancellation that is undone owes nothing', async () => {
  const visit = await visitSoon();
  await at(app, visit.startsAt, -hours(2), async () => {
    await cancel(parent, { id: visit.id });
    await app.settle();
    expect(await feesOf(visit.id)).toHaveLength(1);
    const undone = await parent.call('POST /api/visits/:id/undo-cancel', { params: { id: visit.id } });
    expect(undone.status).toBe(200);
    await app.settle();
  });
  expect(await feesOf(visit.id)).toEqual([]);
});

test('a fee is paid or waived once, and what is paid is earned that day', async () => {
  const [first, second] = [await visitSoon(), await visitSoon()];
  await cancelBefore(first, hours(3));
  await cancelBefore(second, hours(3));
  const [paid, waived] = [(await feesOf(first.id))[0], (await feesOf(second.id))[0]];
  const pay = (id = '') =>
    groomer.call('POST /api/fees/:id/pay', { params: { id }, body: { method: 'venmo' } });
  expect((await pay(paid?.id)).body).toMatchObject({ state: 'paid', actions: [] });
  expect((await pay(paid?.id)).problem.code).toBe('already_done');
  const waive = (who: Caller) =>
    who.call('POST /api/fees/:id/waive', {
      params: { id: waived?.id ?? '' },
      body: { reason: 'First time' },
    });
  expect((await waive(parent)).status).toBe(403);
  expect((await waive(groomer)).body).toMatchObject({ state: 'waived', waiveReason: 'First time' });
  expect((await pay(waived?.id)).problem.code).toBe('already_done');
  const { body: books } = await groomer.call('GET /api/books', { query: { year: 2026 } });
  expect(books.totals).toMatchObject({ earned: paid?.amount, sales: paid?.amount });
});

test('a client who calls to cancel owes the fee once the provider says so', async () => {
  const visit = await visitSoon();
  const owe = () => groomer.call('POST /api/visits/:id/fees', { params: { id: visit.id } });
  expect((await owe()).problem.code).toBe('too_early');
  await cancelBefore(visit, hours(3), groomer);
  expect((await owe()).body).toMatchObject({ amount: 10_800, state: 'owed' });
  expect((await owe()).problem.code).toBe('already_done');
});

test('a cancelled request keeps its visit and says what is owed for it until it is paid', async () => {
  await save({});
  const dana = await signInPetOwner(app);
  const { request, visit } = await bookVisit(app, dana, groomer);
  expect(await requestOf(dana, request.id)).toMatchObject({ endedVisit: null });
  await at(app, visit.startsAt, -hours(2), async () => {
    const params = { id: request.id };
    const body = { reason: 'We are ill.', visitId: visit.id };
    const { body: fee } = await dana.call('GET /api/visits/:id/cancellation-fee', {
      params: { id: visit.id },
    });
    await dana.call('POST /api/grooming-requests/:id/cancel', { params, body });
    await app.settle();
    const ended = { id: visit.id, provider: visit.provider.name };
    expect(await requestOf(dana, request.id)).toMatchObject({
      status: 'cancelled',
      visit: null,
      endedVisit: { ...ended, owed: fee.fee },
    });
    expect(fee.fee).toBeGreaterThan(0);
    const [owed] = await feesOf(visit.id);
    await groomer.call('POST /api/fees/:id/pay', {
      params: { id: owed?.id ?? '' },
      body: { method: 'cash' },
    });
    expect(await requestOf(dana, request.id)).toMatchObject({ endedVisit: { ...ended, owed: 0 } });
  });
});
