import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorkingHours } from '#server/modules/calendar/calendar.factory.ts';
import { makeOffer, makeRequest } from '#server/modules/grooming-requests/requests.factory.ts';
import { makeBusiness, makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { instantAt } from '#server/platform/wall-clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeOutsideCalendar } from './outside-calendars.factory.ts';

const [day, zone] = ['2026-12-02', 'America/Chicago'];
const at = (time: string) => instantAt(day, time, zone);
const busy = { startsAt: at('11:00').toISOString(), endsAt: at('13:00').toISOString() };
const told = { startsAt: '2026-12-02T17:00:00+00:00', endsAt: '2026-12-02T19:00:00+00:00' };
let app: TestApp;
let groomer: Caller, salon: Caller, parent: Caller;
beforeAll(async () => {
  app = await openTestApp();
  const made = await app.transact(async (t) => {
    const own = await makeGroomer(t);
    await makeOutsideCalendar(t, own.id, { busy: [busy] });
    return { groomer: own, salon: await makeBusiness(t), parent: await makePetOwner(t) };
  });
  [groomer, salon, parent] = await Promise.all([
    app.as(made.groomer.id),
    app.as(made.salon.id),
    app.as(made.parent.id),
  ]);
});
afterAll(() => app.close());

const found = async () =>
  (await salon.call('GET /api/groomers', { query: { on: day } })).body.map(({ id }) => id);
const check = async (who: Caller, from: string, to: string) => {
  const query = { from: at(from).toISOString(), to: at(to).toISOString() };
  return (await who.call('GET /api/calendar/check', { query })).body.busyElsewhere;
};

test('a day is free only if the work fits beside what stands in the own calendar', async () => {
  const free = async () => {
    const [row] = await app.app.platform.sql<{ free: boolean }[]>`
      select is_free_on(${groomer.id}, ${day}::date, 1, ${at('00:00')}) as free`;
    return row?.free;
  };
  const works = (from: string, to: string) =>
    app.transact((t) => makeWorkingHours(t, groomer.id, [[[3], { from, to }]]));
  await works('10:30', '13:30');
  expect(await free()).toBe(false);
  expect(await found()).not.toContain(groomer.id);
  await works('10:00', '13:30');
  expect(await free()).toBe(true);
  expect(await found()).toContain(groomer.id);
  await app.transact((t) => makeWorkingHours(t, groomer.id, []));
});

test('one’s own calendar shows it as busy, and checking a time warns', async () => {
  expect(await check(groomer, '12:00', '14:00')).toEqual([told]);
  expect(await check(groomer, '13:00', '14:00')).toEqual([]);
  expect(await check(salon, '12:00', '14:00')).toEqual([]);
  const query = { from: day, to: day };
  expect((await groomer.call('GET /api/calendar', { query })).body.busyElsewhere).toEqual([told]);
  expect((await salon.call('GET /api/calendar', { query })).body.busyElsewhere).toEqual([]);
});

test('applying and accepting for a shift warn, and both go on', async () => {
  const { id: shiftId } = await app.transact((t) =>
    makeShift(t, { businessId: salon.id, day, startTime: '08:00', endTime: '16:00' }),
  );
  const applied = await groomer.call('POST /api/shift-applications', { body: { shiftId } });
  expect(applied.status).toBe(201);
  const params = { id: applied.body.id };
  const { body } = await salon.call('GET /api/shift-applications/:id/accept-check', { params });
  expect(body).toMatchObject({ busyElsewhere: true, clashes: [] });
  expect(JSON.stringify(body)).not.toContain('T17:00');
  expect((await salon.call('POST /api/shift-applications/:id/accept', { params })).status).toBe(200);
  await salon.call('POST /api/shift-applications/:id/release', { params });
});

test('offering and accepting an offer warn, and both go on', async () => {
  const { id } = await app.transact((t) => makeRequest(t, { ownerId: parent.id }));
  const query = { startsAt: at('10:30').toISOString(), minutes: 60 };
  const offering = await groomer.call('GET /api/grooming-requests/:id/offer-check', {
    params: { id },
    query,
  });
  expect(offering.body).toMatchObject({ busyElsewhere: [told], clashes: [] });
  const offerAt = (from: string, to: string) =>
    app.transact((t) =>
      makeOffer(t, { requestId: id, providerId: groomer.id, startsAt: at(from), endsAt: at(to) }),
    );
  const offer = await offerAt('10:30', '11:30');
  const offers = await parent.call('GET /api/grooming-requests/:id/offers', { params: { id } });
  expect(offers.body).toMatchObject([{ busyElsewhere: true }]);
  const accepted = await parent.call('POST /api/offers/:id/accept', { params: { id: offer.id } });
  expect([accepted.status, accepted.body.busyElsewhere]).toEqual([200, false]);
});

test('moving a visit to such a time warns its provider', async () => {
  const visit = await app.transact((t) =>
    makeVisit(t, { providerId: groomer.id, ownerId: parent.id, startsAt: at('15:00') }),
  );
  const query = { from: at('12:00').toISOString(), to: at('13:30').toISOString(), besides: visit.id };
  expect((await groomer.call('GET /api/calendar/check', { query })).body.busyElsewhere).toEqual([told]);
  const moved = await groomer.call('PATCH /api/visits/:id/time', {
    params: { id: visit.id },
    body: { startsAt: at('12:00').toISOString() },
  });
  expect(moved.status).toBe(200);
});
