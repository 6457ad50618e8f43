import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groomFor, makeBillOf, makePayment } from '#server/modules/bills/bills.factory.ts';
import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { fill } from '#server/modules/shifts/shifts.scenario.ts';
import { makeStaff } from '#server/modules/staff/staff.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import { dayIn, timeIn } from '#server/platform/wall-clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeRelief } from './relief.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const wednesday = '2026-12-02';
const at = (time: string, day = wednesday) => new Date(`${day}T${time}:00-06:00`);
const dayOf = async (owner: Caller, on = wednesday) =>
  (await owner.call('GET /api/day', { query: { on } })).body;

/** A salon of three tables, and a groomer who works the Wednesday. */
async function openSalon() {
  const owner = await app.as((await app.transact((t) => makeBusiness(t, { tables: 3 }))).id);
  const groomer = await app.as((await app.transact((t) => makeGroomer(t))).id);
  const { shift, applicationId, params } = await fill(app, owner, groomer, {
    shiftDate: at('08:00').toISOString(),
  });
  await app.settle();
  return { owner, groomer, shift, applicationId, params };
}

describe('the groomer of a filled shift', () => {
  test('is a person of that day alone, by name, with the hours and the share of the shift', async () => {
    const { owner, shift } = await openSalon();
    const { salon } = await dayOf(owner);
    expect(salon?.people).toMatchObject([
      {
        name: 'Alex Reyes',
        role: 'groomer',
        shiftId: shift.id,
        works: [{ startsAt: '2026-12-02T14:00:00+00:00', endsAt: '2026-12-02T22:00:00+00:00' }],
      },
    ]);
    expect((await dayOf(owner, '2026-12-03')).salon?.people).toEqual([]);
    expect((await owner.call('GET /api/staff')).body.people).toMatchObject([
      { name: 'Alex Reyes', fromDay: wednesday, toDay: wednesday, payPercent: 50, shiftId: shift.id },
    ]);
  });

  test('takes over a sick person’s day in one call, within the hours of the shift', async () => {
    const { owner } = await openSalon();
    const lee = await app.transact((t) => makeStaff(t, owner.id));
    const mine = { providerId: owner.id, providerAs: 'business' as const, staffId: lee.id, minutes: 60 };
    await app.transact((t) => makeOwnVisit(t, { ...mine, startsAt: at('09:00') }));
    await app.transact((t) => makeOwnVisit(t, { ...mine, startsAt: at('16:30') }));
    const relief = (await dayOf(owner)).salon?.people.find(({ shiftId }) => shiftId !== null);
    const request = { params: { id: lee.id }, body: { on: wednesday, toStaffId: relief?.id } };
    const late = await owner.call('POST /api/staff/:id/hand-over', request);
    expect([late.status, late.problem.code]).toEqual([409, 'clash']);
    const toPost = await owner.call('GET /api/staff/:id/shift-to-post', {
      params: { id: lee.id },
      query: { on: wednesday },
    });
    expect(toPost.body).toEqual({
      staffId: lee.id,
      on: wednesday,
      visits: 2,
      dogs: 2,
      startTime: '09:00',
      endTime: '17:30',
    });
  });

  test('is asked for from the next quarter hour where the sick person’s day has begun', async () => {
    const { owner } = await openSalon();
    const lee = await app.transact((t) => makeStaff(t, owner.id));
    const now = app.clock.now();
    await app.transact((t) =>
      makeOwnVisit(t, {
        providerId: owner.id,
        providerAs: 'business',
        staffId: lee.id,
        minutes: 120,
        startsAt: after(now, minutes(-40)),
      }),
    );
    const { body } = await owner.call('GET /api/staff/:id/shift-to-post', {
      params: { id: lee.id },
      query: { on: dayIn(now, 'America/Chicago') },
    });
    const quarter = minutes(15);
    const next = new Date((Math.floor(now.getTime() / quarter) + 1) * quarter);
    expect(body).toMatchObject({ visits: 1, startTime: timeIn(next, 'America/Chicago') });
  });

  test('is gone when the shift is cancelled, and visits stay booked with nobody', async () => {
    const { owner, shift } = await openSalon();
    const [relief] = (await dayOf(owner)).salon?.people ?? [];
    const visit = await app.transact((t) =>
      makeOwnVisit(t, {
        providerId: owner.id,
        providerAs: 'business',
        staffId: relief?.id ?? '',
        startsAt: at('09:00'),
      }),
    );
    await owner.call('POST /api/shifts/:id/cancel', { params: { id: shift.id }, body: { reason: 'Closed' } });
    await app.settle();
    const day = await dayOf(owner);
    expect(day.salon?.people).toEqual([]);
    expect(day.visits).toMatchObject([{ id: visit.id, status: 'booked', staff: null }]);
    const { sql } = app.app.platform;
    expect(await sql`select from bookings where subject_id = ${relief?.id ?? ''}`).toHaveLength(0);
    expect((await sql`select from bookings where source_id = ${visit.id}`).length).toBeGreaterThan(0);
  });

  test('changes with whoever works the shift', async () => {
    const { owner, applicationId, params } = await openSalon();
    await owner.call('POST /api/shift-applications/:id/release', {
      params: { id: applicationId },
      body: { reason: 'We have our own again' },
    });
    await app.settle();
    expect((await dayOf(owner)).salon?.people).toEqual([]);
    const jo = await app.as((await app.transact((t) => makeGroomer(t))).id);
    await app.app.platform.sql`update accounts set first_name = 'Jo' where id = ${jo.id}`;
    const { body } = await jo.call('POST /api/shift-applications', { body: { shiftId: params.id } });
    await owner.call('POST /api/shift-applications/:id/accept', { params: { id: body.id } });
    await app.settle();
    expect((await dayOf(owner)).salon?.people).toMatchObject([{ name: 'Jo Reyes' }]);
  });

  test('keeps what the shift says: the owner changes color and dogs at once, not hours or share', async () => {
    const { owner } = await openSalon();
    const [relief] = (await dayOf(owner)).salon?.people ?? [];
    const params = { id: relief?.id ?? '' };
    for (const body of [{ payPercent: 10 }, { toDay: '2027-01-01' }, { name: 'Sam' }]) {
      const refused = await owner.call('PATCH /api/staff/:id', { params, body });
      expect(refused.problem).toMatchObject({ status: 422, errors: [{ path: Object.keys(body)[0] }] });
    }
    const hours = { spans: [{ weekday: 3, from: '06:00', to: '22:00' }] };
    expect((await owner.call('PUT /api/staff/:id/hours', { params, body: hours })).status).toBe(422);
    expect((await owner.call('PATCH /api/staff/:id', { params, body: { atOnce: 2 } })).status).toBe(200);
  });

  test('is not named anymore after closing their account', async () => {
    const { businessId, groomerId } = await app.transact((t) => makeRelief(t, { status: 'completed' }));
    await app.transact(async (t) => {
      await t.announce('account.closed', { accountId: groomerId });
    });
    await app.settle();
    const owner = await app.as(businessId);
    expect((await dayOf(owner)).salon?.people).toMatchObject([{ name: 'Former member' }]);
  });
});

describe('the animals of a shift', () => {
  test('are shown to its groomer with style, handling and bites, and nothing of their people, for a week', async () => {
    const { shift, groomerId, businessId, visit } = await app.transact((t) => makeRelief(t));
    const { sql } = app.app.platform;
    await sql`update pets set bites = '[{"on": "2026-01-02", "what": "Snapped at the dryer"}]' where id = any(${visit.petIds})`;
    const groomer = await app.as(groomerId);
    const params = { id: shift.id };
    const { body } = await groomer.call('GET /api/shifts/:id/animals', { params });
    expect(body).toEqual({
      timeZone: 'America/Chicago',
      animals: [
        {
          startsAt: '2026-12-02T15:00:00+00:00',
          endsAt: '2026-12-02T17:00:00+00:00',
          id: visit.petIds[0],
          name: 'Biscotti',
          species: 'dog',
          breed: 'Poodle',
          recognizedBreed: null,
          coat: 'curly',
          age: null,
          weight: null,
          size: 'small',
          services: ['full_groom'],
          style: '#4 teddy',
          handling: 'muzzle',
          temperament: [],
          specialConditions: [],
          incidents: [{ on: '2026-01-02', what: 'Snapped at the dryer' }],
        },
      ],
    });
    const owner = await app.as(businessId);
    expect((await owner.call('GET /api/shifts/:id/animals', { params })).status).toBe(403);
    const other = await app.as((await app.transact((t) => makeGroomer(t))).id);
    expect((await other.call('GET /api/shifts/:id/animals', { params })).status).toBe(404);
    const before = app.clock.now();
    app.clock.moveTo(after(new Date(shift.endsAt), days(7) + 1000));
    const late = await (await app.as(groomerId)).call('GET /api/shifts/:id/animals', { params });
    expect(late.body.animals).toEqual([]);
    app.clock.moveTo(before);
  });
});

/** Rex and Roxy, who are checked in. */
const makeTwoDogs = (t: Parameters<typeof makeOwnVisit>[0], businessId: string, staffId: string) =>
  makeOwnVisit(t, {
    providerId: businessId,
    providerAs: 'business',
    staffId,
    startsAt: at('11:00'),
    petNames: ['Rex', 'Roxy'],
    status: 'checked_in',
  });

describe('the check-outs of a shift', () => {
  test('add up dogs and revenue without tax and tips, and her tips apart, alike for both sides', async () => {
    const { shift, groomerId, businessId, staffId, visit } = await app.transact((t) =>
      makeRelief(t, { status: 'in_progress' }),
    );
    await app.transact(async (t) => {
      const bill = { lines: groomFor(10_000), taxPercent: 8.25 };
      const cash = { method: 'cash' as const, note: '' };
      await makeBillOf(
        t,
        { ...visit, listPrice: 10_000 },
        { ...bill, payments: [{ ...cash, amount: 10_825, tip: 1500 }] },
      );
      const second = await makeTwoDogs(t, businessId, staffId);
      const billId = await makeBillOf(t, { ...second, listPrice: 0 }, { ...bill, payments: [] });
      await makePayment(
        t,
        { accountId: businessId, billId },
        { ...cash, amount: 5000, tip: 700, tipFor: 'Lee' },
      );
    });
    const params = { id: shift.id };
    for (const id of [groomerId, businessId]) {
      const { body } = await (await app.as(id)).call('GET /api/shifts/:id/check-outs', { params });
      expect(body).toEqual({
        bills: 2,
        dogs: 3,
        revenue: 20_000,
        tips: 1500,
        notCheckedOut: 0,
        petsNotCheckedOut: [],
      });
    }
    const other = await app.as((await app.transact((t) => makeGroomer(t))).id);
    expect((await other.call('GET /api/shifts/:id/check-outs', { params })).status).toBe(404);
  });

  test('name the animals that are still here to the business, and count them for the groomer', async () => {
    const { shift, groomerId, businessId, staffId } = await app.transact((t) =>
      makeRelief(t, { status: 'in_progress' }),
    );
    await app.transact((t) => makeTwoDogs(t, businessId, staffId));
    const seenBy = async (id: string) =>
      (await (await app.as(id)).call('GET /api/shifts/:id/check-outs', { params: { id: shift.id } })).body;
    expect(await seenBy(businessId)).toMatchObject({
      bills: 0,
      notCheckedOut: 1,
      petsNotCheckedOut: ['Rex, Roxy'],
    });
    expect(await seenBy(groomerId)).toMatchObject({ notCheckedOut: 1, petsNotCheckedOut: [] });
  });
});
