import { afterAll, beforeAll, expect, test } from 'vitest';
import { groomFor, paidInCash } from '#server/modules/bills/bills.factory.ts';
import { makePriceChange } from '#server/modules/price-changes/price-changes.factory.ts';
import { makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { after, hours, minutes } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeVisit } from '../visits.factory.ts';
import { makeOwnVisit } from '../own/own-visits.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** A groomer and a member, whose visit for $110 less $11 was checked in half an hour ago. */
async function underWay() {
  const [maya, jordan] = await app.transact(async (t) => [await makeGroomer(t), await makePetOwner(t)]);
  const visit = await app.transact((t) =>
    makeVisit(t, {
      providerId: maya.id,
      ownerId: jordan.id,
      status: 'checked_in',
      startsAt: after(t.now, -minutes(30)),
      listPrice: 11_000,
      discount: 1100,
    }),
  );
  return {
    maya: await app.as(maya.id),
    jordan: await app.as(jordan.id),
    visit,
    params: { id: visit.id },
  };
}
const stop = (who: Caller, params: { id: string }, price: number, more: object = {}) =>
  who.call('POST /api/visits/:id/stop', { params, body: { reason: 'behavior', price, ...more } });
const checkOut = (who: Caller, params: { id: string }, total: number) =>
  who.call('POST /api/visits/:id/check-out', {
    params,
    body: { lines: groomFor(total), taxPercent: 0, payments: paidInCash(total) },
  });
const toldOfStop = async (who: Caller) => {
  await app.settle();
  return (await who.call('GET /api/notifications')).body.flatMap(({ kind, title, text }) =>
    kind === 'visit_stopped' ? [{ title, text }] : [],
  );
};

test('work on a visit from the marketplace stops, and its member is told what it costs and why', async () => {
  const { maya, jordan, visit, params } = await underWay();
  expect((await maya.call('GET /api/visits/:id', { params })).body.actions).toContain('stop');
  expect((await jordan.call('GET /api/visits/:id', { params })).body.actions).not.toContain('stop');
  expect((await stop(jordan, params, 0)).status).toBe(403);

  const { status, body } = await stop(maya, params, 4000, { note: 'Snapped at the clippers.' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'stopped', stopReason: 'behavior', price: 4000, discount: 0 });
  expect(body.actions).toEqual(['check_out']);
  const { body: seen } = await jordan.call('GET /api/visits/:id', { params });
  expect(seen).toMatchObject({ status: 'stopped', stopReason: 'behavior', price: 4000, actions: [] });
  expect(await toldOfStop(jordan)).toEqual([
    {
      title: expect.stringMatching(/ stopped the work on /),
      text: 'Behavior: Snapped at the clippers. What was done costs $40.',
    },
  ]);
  expect(await toldOfStop(maya)).toEqual([]);
  const [request] = (await jordan.call('GET /api/pet-owners/current-user/grooming-requests')).body;
  expect(request).toMatchObject({ id: visit.requestId, status: 'completed' });

  expect((await checkOut(maya, params, 4001)).problem.code).toBe('unconfirmed');
  expect((await checkOut(maya, params, 4000)).body).toMatchObject({ total: 4000, owed: 0 });
  const { body: bills } = await jordan.call('GET /api/bills', { query: { visitId: visit.id } });
  expect(bills).toMatchObject([{ total: 4000, owed: 0 }]);
});

test('stopped work costs at most what was agreed, a yes to a higher price included', async () => {
  const { maya, visit, params } = await underWay();
  await app.transact((t) =>
    makePriceChange(t, { ...visit, listPrice: 9900 }, { said: { how: 'account', name: 'Jordan Ellis' } }),
  );
  const dearer = await stop(maya, params, 11_901);
  expect([dearer.status, dearer.problem.errors]).toEqual([
    422,
    [{ path: 'price', message: 'At most $119, which was agreed' }],
  ]);
  expect((await stop(maya, params, 6000)).body.price).toBe(6000);
  // What was agreed for the whole work does not count for a part of it.
  expect((await checkOut(maya, params, 11_900)).problem.code).toBe('unconfirmed');
  expect((await checkOut(maya, params, 6000)).status).toBe(201);
});

test('a question about a higher price ends with the work', async () => {
  const { maya, jordan, visit, params } = await underWay();
  const id = await app.transact((t) => makePriceChange(t, visit));
  await stop(maya, params, 0);
  await app.settle();
  expect((await jordan.call('GET /api/visits/:id', { params })).body.askedPrice).toBeNull();
  const late = await jordan.call('POST /api/price-changes/:id/answer', {
    params: { id },
    body: { approved: true },
  });
  expect(late.problem.code).toBe('too_late');
  expect((await toldOfStop(jordan)).map(({ text }) => text)).toEqual(['Behavior. Nothing is charged.']);
});

test('a client with an account is told of an own visit as well; one without a price takes any', async () => {
  const [maya, jordan] = await app.transact(async (t) => [await makeGroomer(t), await makePetOwner(t)]);
  const groomer = await app.as(maya.id);
  const visit = await app.transact((t) =>
    makeOwnVisit(t, {
      providerId: maya.id,
      ownerId: jordan.id,
      status: 'checked_in',
      startsAt: after(t.now, -hours(1)),
      listPrice: null,
    }),
  );
  expect((await stop(groomer, { id: visit.id }, 3000, { reason: 'owner' })).body.price).toBe(3000);
  expect(await toldOfStop(await app.as(jordan.id))).toEqual([
    {
      title: expect.stringMatching(/ stopped the work on Biscotti/),
      text: 'You asked for it. What was done costs $30.',
    },
  ]);
});
