import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOffer, makeRequest } from '#server/modules/grooming-requests/requests.factory.ts';
import { makeBusiness, makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { after, minutes } from '#server/platform/clock.ts';
import { instantAt } from '#server/platform/wall-clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

const denver = '1437 Bannock St, Denver, CO 80202';
const boulder = '1777 Broadway, Boulder, CO 80302';
const day = '2026-12-02';
const ten = instantAt(day, '10:00', 'America/Denver');
let app: TestApp;
let van: Caller, far: Caller, salon: Caller;
beforeAll(async () => {
  app = await openTestApp();
  const made = await app.transact(async (t) => ({
    van: await makeGroomer(t, { address: denver, serviceType: 'mobile', preferredRadius: 60 }),
    far: await makePetOwner(t, { address: boulder }),
    salon: await makeBusiness(t, { address: boulder }),
    denverSalon: await makeBusiness(t, { address: denver }),
  }));
  [van, far, salon] = [await app.as(made.van.id), await app.as(made.far.id), await app.as(made.salon.id)];
  const morning = { day, startTime: '08:00', endTime: '10:00', title: 'Nails' };
  await app.transact((t) =>
    makeShift(t, { ...morning, businessId: made.denverSalon.id, status: 'filled', groomerId: van.id }),
  );
});
afterAll(() => app.close());

const offerCheck = async (who: Caller, requestId: string, from: number) =>
  (
    await who.call('GET /api/grooming-requests/:id/offer-check', {
      params: { id: requestId },
      query: { startsAt: after(ten, minutes(from)).toISOString(), minutes: 15 },
    })
  ).body;
const asksAt = (at: string) => app.transact((t) => makeRequest(t, { ownerId: far.id, setting: 'home', at }));

test('an offer at a place that cannot be reached in time is warned of, before and after other work', async () => {
  const { id } = await asksAt(boulder);
  const [trip] = (await offerCheck(van, id, 0)).travel;
  expect(trip).toMatchObject({ title: 'Nails', minutesBetween: 0 });
  expect(trip?.miles).toBeGreaterThan(28);
  expect(trip?.minutesNeeded).toBe(Math.ceil((trip?.miles ?? 0) * 2));
  expect((await offerCheck(van, id, -120 - 15 - 5)).travel).toHaveLength(1);
  expect((await offerCheck(van, id, 90)).travel).toEqual([]);
  expect((await offerCheck(van, (await asksAt(denver)).id, 0)).travel).toEqual([]);
});

test('the minutes that a provider keeps between two places count', async () => {
  const { id } = await asksAt(boulder);
  const save = (travelBuffer: number) =>
    van.call('PUT /api/provider-rules', { body: { rules: [], honorsPremium: false, travelBuffer } });
  expect((await save(121)).problem.errors?.[0]?.path).toBe('travelBuffer');
  await save(45);
  expect((await van.call('GET /api/provider-rules')).body.travelBuffer).toBe(45);
  expect((await offerCheck(van, id, 90)).travel).toMatchObject([{ minutesBetween: 90 }]);
  await save(0);
});

test('it warns before applying, before accepting a groomer, and before accepting an offer, and books anyway', async () => {
  const shift = await app.transact((t) =>
    makeShift(t, { businessId: salon.id, day, startTime: '10:15', endTime: '14:00' }),
  );
  const query = { from: new Date(shift.startsAt).toISOString(), to: new Date(shift.endsAt).toISOString() };
  const check = async (who: Caller, more: object) =>
    (await who.call('GET /api/calendar/check', { query: { ...query, ...more } })).body.travel;
  expect(await check(van, { shiftId: shift.id })).toMatchObject([{ title: 'Nails', minutesBetween: 15 }]);
  expect(await check(van, {})).toEqual([]);
  expect(await check(far, { shiftId: shift.id })).toEqual([]);
  const { body: application } = await van.call('POST /api/shift-applications', {
    body: { shiftId: shift.id },
  });
  const accepting = await salon.call('GET /api/shift-applications/:id/accept-check', {
    params: { id: application.id },
  });
  expect(accepting.body.travel).toMatchObject([{ minutesBetween: 15 }]);
  expect(JSON.stringify(accepting.body)).not.toContain('Nails');

  const request = await asksAt(boulder);
  const offer = await app.transact((t) =>
    makeOffer(t, {
      requestId: request.id,
      providerId: van.id,
      startsAt: after(ten, minutes(20)),
      endsAt: after(ten, minutes(35)),
    }),
  );
  const offers = await far.call('GET /api/grooming-requests/:id/offers', { params: { id: request.id } });
  expect(offers.body).toMatchObject([{ tightTravel: true }]);
  const booked = await far.call('POST /api/offers/:id/accept', { params: { id: offer.id } });
  expect([booked.status, booked.body.tightTravel]).toEqual([200, false]);
});

test('moving a visit is measured from its own place, for its provider only', async () => {
  const { body: visits } = await van.call('GET /api/visits', { query: { as: 'provider' } });
  const [boulders] = visits;
  const query = {
    from: after(ten, minutes(16)).toISOString(),
    to: after(ten, minutes(31)).toISOString(),
    besides: boulders?.id ?? '',
  };
  expect((await van.call('GET /api/calendar/check', { query })).body.travel).toMatchObject([
    { title: 'Nails' },
  ]);
  expect((await far.call('GET /api/calendar/check', { query })).body.travel).toEqual([]);
});
