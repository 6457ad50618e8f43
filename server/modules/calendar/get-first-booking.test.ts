import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CalendarEvent } from '#contract/calendar/calendar.ts';
import { makeBusiness, makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { makeApplication, makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const firstOf = async (id: string, as: CalendarEvent['as']) =>
  (await (await app.as(id)).call('GET /api/calendar/first-booking', { query: { as } })).body.booking;

test('a first shift is named to both sides with the other, and only the groomer goes there', async () => {
  const { worker, salon, shift } = await app.transact(async (t) => {
    const [groom, business] = [await makeGroomer(t), await makeBusiness(t, { businessName: 'Wet Nose' })];
    const open = await makeShift(t, { businessId: business.id });
    await makeApplication(t, { shiftId: open.id, groomerId: groom.id });
    const filled = { businessId: business.id, day: '2026-12-09', title: 'Table two' };
    return {
      worker: groom.id,
      salon: business.id,
      shift: await makeShift(t, { ...filled, groomerId: groom.id, status: 'filled' }),
    };
  });
  const booked = { kind: 'shift', id: shift.id, title: 'Table two', price: null };
  const ofGroomer = { withName: 'Wet Nose', withId: salon, travels: true };
  expect(await firstOf(worker, 'groomer')).toMatchObject({
    ...booked,
    ...ofGroomer,
    pay: { payPercentage: 50 },
  });
  expect(await firstOf(salon, 'business')).toMatchObject({ ...booked, withId: worker, travels: false });
  expect([await firstOf(worker, 'business'), await firstOf(salon, 'groomer')]).toEqual([null, null]);
});

test('a first visit is named by its pets, and whoever does not live there goes there', async () => {
  const [groomerId, ownerId] = await app.transact(async (t) => {
    const [groomer, owner] = [await makeGroomer(t), await makePetOwner(t)];
    await makeVisit(t, { providerId: groomer.id, ownerId: owner.id, atHome: true });
    return [groomer.id, owner.id];
  });
  const visit = { kind: 'visit', title: 'Bella · Full groom, dematting' };
  expect(await firstOf(groomerId, 'groomer')).toMatchObject({ ...visit, withId: ownerId, travels: true });
  expect((await firstOf(ownerId, 'pet_owner'))?.price).toBeGreaterThan(0);
  expect(await firstOf(ownerId, 'pet_owner')).toMatchObject({
    ...visit,
    pay: null,
    withId: groomerId,
    travels: false,
  });
});

test('it ends with the next booking, with the visit itself, and by calling it off', async () => {
  const [ownerId, soleId, formerId] = await app.transact(async (t) => {
    const owners = [await makePetOwner(t), await makePetOwner(t), await makePetOwner(t)];
    const [busy = '', sole = '', former = ''] = owners.map(({ id }) => id);
    await makeVisit(t, { ownerId: busy, status: 'completed', startsAt: after(t.now, -days(9)) });
    await makeVisit(t, { ownerId: busy });
    await makeVisit(t, { ownerId: sole, startsAt: after(t.now, days(1)) });
    await makeVisit(t, { ownerId: former, status: 'cancelled' });
    return [busy, sole, former];
  });
  expect([await firstOf(ownerId, 'pet_owner'), await firstOf(formerId, 'pet_owner')]).toEqual([null, null]);
  expect(await firstOf(soleId, 'pet_owner')).not.toBeNull();
  const begun = app.clock.now();
  app.clock.moveTo(after(begun, days(2)));
  expect(await firstOf(soleId, 'pet_owner')).toBeNull();
  app.clock.moveTo(begun);
});
