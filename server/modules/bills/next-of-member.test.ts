import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bookVisit,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { at, cancel, checkIn } from '#server/modules/visits/visits.scenario.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { groomFor, paidInCash } from './bills.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const checkOut = (who: Caller, id: string, total: number, startsAt: string) =>
  who.call('POST /api/visits/:id/check-out', {
    params: { id },
    body: {
      lines: groomFor(total),
      taxPercent: 0,
      payments: paidInCash(total),
      next: { startsAt },
      nextVisitWeeks: 6,
    },
  });
const seen = async (who: Caller, id: string) =>
  (await who.call('GET /api/visits/:id', { params: { id } })).body;

test('the next visit of a member is booked with the bill, and they confirm it, ask for another time or cancel', async () => {
  const [maya, jordan] = [await signInGroomer(app), await signInPetOwner(app)];
  const { visit, params } = await bookVisit(app, jordan, maya);
  const startsAt = after(new Date(visit.startsAt), days(42)).toISOString();
  await at(app, visit.startsAt, 0, async () => {
    await checkIn(maya, params);
    const { status, body } = await checkOut(maya, visit.id, visit.price ?? 0, startsAt);
    expect([status, body.nextProblem]).toEqual([201, null]);
    const id = body.next?.id ?? '';
    expect(await seen(maya, id)).toMatchObject({
      source: 'own',
      status: 'booked',
      price: visit.price,
      address: visit.address,
      atHome: visit.atHome,
      pets: visit.pets.map((pet) => ({ id: pet.id, services: visit.services })),
      client: { linkedUserId: jordan.id },
    });
    const { actions, price } = await seen(jordan, id);
    expect([actions, price]).toEqual([['confirm', 'ask_move', 'cancel'], visit.price]);
    await app.settle();
    const { body: told } = await jordan.call('GET /api/notifications');
    expect(told.map(({ kind }) => kind)).toContain('own_visit_booked');
    expect((await jordan.call('POST /api/visits/:id/confirm', { params: { id } })).status).toBe(200);
    const asked = await jordan.call('POST /api/visits/:id/ask-move', {
      params: { id },
      body: { startsAt: [after(new Date(startsAt), hours(26)).toISOString()] },
    });
    expect(asked.status).toBe(200);
    expect((await cancel(jordan, { id })).body.status).toBe('cancelled');
  });
});

test('also after a visit that was booked before members became clients, at the usual price where one is noted', async () => {
  const [maya, jordan] = [await signInGroomer(app), await signInPetOwner(app)];
  const visit = await app.transact((t) =>
    makeVisit(t, { providerId: maya.id, ownerId: jordan.id, startsAt: after(t.now, hours(1)) }),
  );
  const later = (weeks: number) => after(new Date(visit.startsAt), days(7 * weeks)).toISOString();
  await at(app, visit.startsAt, 0, async () => {
    await checkIn(maya, { id: visit.id });
    const { body } = await checkOut(maya, visit.id, 11_000, later(6));
    expect(body.nextProblem).toBeNull();
    expect(await seen(jordan, body.next?.id ?? '')).toMatchObject({ status: 'booked', price: 11_000 });
  });
  const [client] = (await maya.call('GET /api/clients')).body;
  await maya.call('PATCH /api/clients/:id/pets/:petId', {
    params: { id: client?.id ?? '', petId: visit.petIds[0] ?? '' },
    body: { usualServices: visit.services, usualPrice: 12_500 },
  });
  const second = await app.transact((t) =>
    makeVisit(t, {
      providerId: maya.id,
      ownerId: jordan.id,
      petIds: visit.petIds,
      startsAt: after(t.now, days(3)),
    }),
  );
  await at(app, second.startsAt, 0, async () => {
    await checkIn(maya, { id: second.id });
    const { body } = await checkOut(maya, second.id, 11_000, later(9));
    expect(body.nextProblem).toBeNull();
    expect(await seen(maya, body.next?.id ?? '')).toMatchObject({ price: 12_500 });
  });
});

test('time off and other work of the provider stand in the way: the bill stays, and the reply says why', async () => {
  const [maya, jordan] = [await signInGroomer(app), await signInPetOwner(app)];
  const { visit, params } = await bookVisit(app, jordan, maya);
  const later = after(new Date(visit.startsAt), days(42));
  await app.transact((t) => makeOwnVisit(t, { providerId: maya.id, startsAt: later }));
  const off = after(new Date(visit.startsAt), days(49));
  const day = dayIn(off, 'America/Chicago');
  const timeOff = { from: day, to: day, note: 'Grooming expo' };
  expect((await maya.call('POST /api/time-off', { body: timeOff })).status).toBe(201);
  await at(app, visit.startsAt, 0, async () => {
    await checkIn(maya, params);
    const { status, body } = await checkOut(maya, visit.id, visit.price ?? 0, later.toISOString());
    expect([status, body.next]).toEqual([201, null]);
    expect(body.nextProblem).toMatch(/^You are booked: /);
  });
  const second = await bookVisit(app, await signInPetOwner(app), maya, {
    offered: { proposedAt: after(new Date(visit.startsAt), hours(5)).toISOString() },
  });
  await at(app, second.visit.startsAt, 0, async () => {
    await checkIn(maya, second.params);
    const { status, body } = await checkOut(
      maya,
      second.visit.id,
      second.visit.price ?? 0,
      off.toISOString(),
    );
    expect([status, body.next, body.nextProblem]).toEqual([201, null, 'You are off then: Grooming expo']);
  });
});

test('no next visit is booked once one side has blocked the other; the bill is written anyway', async () => {
  const [maya, jordan] = [await signInGroomer(app), await signInPetOwner(app)];
  const { visit, params } = await bookVisit(app, jordan, maya);
  const startsAt = after(new Date(visit.startsAt), days(42)).toISOString();
  await at(app, visit.startsAt, 0, async () => {
    await checkIn(maya, params);
    await jordan.call('POST /api/blocks', { body: { userId: maya.id } });
    const { status, body } = await checkOut(maya, visit.id, visit.price ?? 0, startsAt);
    expect([status, body.next]).toEqual([201, null]);
    expect(body.nextProblem).toMatch(/cannot be booked with each other anymore/);
    const [client] = (await maya.call('GET /api/clients')).body;
    const draft = {
      clientId: client?.id ?? '',
      startsAt,
      minutes: 60,
      pets: visit.pets.map(({ id }) => ({ petId: id })),
    };
    const again = await maya.call('POST /api/visits', { body: draft });
    expect([again.status, again.problem.errors?.[0]?.path]).toEqual([422, 'clientId']);
    expect(JSON.stringify(again.problem)).not.toMatch(/block/i);
  });
});
