import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, offer } from '#server/modules/grooming-requests/requests.scenario.ts';
import { makeRequest } from '#server/modules/grooming-requests/requests.factory.ts';
import { makeBusiness, makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { makeApplication, makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeTimeOff, makeWorkingHours } from './calendar.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const week = { from: '2026-11-30', to: '2026-12-06' };
const on = (time: string) => new Date(`2026-12-02T${time}:00-06:00`);
const eventsOf = async (who: Caller, query = week) =>
  (await who.call('GET /api/calendar', { query })).body.events.map(
    ({ kind, as, state, title }) => `${kind} ${as} ${state} ${title}`,
  );

test('a groomer sees shifts, applications, visits and offers; the business its side of them', async () => {
  const { worker, salon } = await app.transact(async (t) => {
    const [groom, business] = [await makeGroomer(t), await makeBusiness(t)];
    const shift = { businessId: business.id, day: '2026-12-01' };
    await makeShift(t, { ...shift, groomerId: groom.id, status: 'filled', title: 'Booked' });
    const open = await makeShift(t, { ...shift, day: '2026-12-03', title: 'Open' });
    await makeApplication(t, { shiftId: open.id, groomerId: groom.id });
    await makeShift(t, { ...shift, day: '2026-12-04', title: 'Called off', status: 'cancelled' });
    await makeShift(t, { ...shift, day: '2026-12-09', title: 'Next week' });
    await makeVisit(t, { providerId: groom.id, startsAt: on('09:00'), title: 'Bath' });
    return { worker: groom.id, salon: business.id };
  });
  expect(await eventsOf(await app.as(worker))).toEqual([
    'shift groomer booked Booked',
    'visit groomer booked Bella · Full groom, dematting',
    'application groomer tentative Open',
  ]);
  const owner = await app.as(salon);
  expect(await eventsOf(owner)).toEqual(['shift business booked Booked', 'shift business tentative Open']);
  const { body } = await owner.call('GET /api/calendar', { query: week });
  expect(body).toMatchObject({ tables: 2, timeZone: 'America/Chicago' });
  expect(body.events[0]?.withName).toMatch(/\w+ \w+/);
  expect(body.events.map(({ applied }) => applied)).toEqual([null, 1]);
});

test('an offer is tentative for both, and a proposed time stands beside the visit', async () => {
  const [parent, groomer] = await Promise.all([
    app.transact((t) => makePetOwner(t)).then(({ id }) => app.as(id)),
    app.transact((t) => makeGroomer(t)).then(({ id }) => app.as(id)),
  ]);
  const request = await ask(parent, { title: 'Doodle' });
  await offer(app, groomer, request.id, { proposedAt: on('13:00').toISOString() });
  await app.transact((t) =>
    makeVisit(t, {
      providerId: groomer.id,
      ownerId: parent.id,
      startsAt: on('09:00'),
      title: 'Nails',
      proposal: { startsAt: on('16:00'), by: 'provider' },
    }),
  );
  expect(await eventsOf(groomer)).toEqual([
    'visit groomer booked Bella · Full groom, dematting',
    'offer groomer tentative Bella · Full groom, dematting',
    'proposal groomer tentative Bella · Full groom, dematting',
  ]);
  expect(await eventsOf(parent)).toEqual([
    'visit pet_owner booked Bella · Full groom, dematting',
    'offer pet_owner tentative Bella · Full groom, dematting',
    'proposal pet_owner tentative Bella · Full groom, dematting',
  ]);
  expect(await eventsOf(await app.signIn({ roles: ['groomer'] }))).toEqual([]);
});

test('days begin and end by the clock of the person’s own place, also when it changes', async () => {
  const { id } = await app.transact((t) => makeGroomer(t));
  const at = async (startsAt: string) =>
    app.transact((t) => makeVisit(t, { providerId: id, startsAt: new Date(startsAt), title: startsAt }));
  // March 14, 2027 has 23 hours: from 6:00 to 5:00 in UTC.
  for (const time of [
    '2027-03-14T03:00:00Z',
    '2027-03-14T06:30:00Z',
    '2027-03-15T02:45:00Z',
    '2027-03-15T05:00:00Z',
  ])
    await at(time);
  const day = { from: '2027-03-14', to: '2027-03-14' };
  const { events } = (await (await app.as(id)).call('GET /api/calendar', { query: day })).body;
  expect(events.map(({ startsAt }) => new Date(startsAt).toISOString().replace('.000', ''))).toEqual([
    '2027-03-14T06:30:00Z',
    '2027-03-15T02:45:00Z',
  ]);
});

test('a pet parent sees when each pet is due, and whether a request is open or a visit is booked', async () => {
  const { parent, petIds } = await app.transact(async (t) => {
    const made = await makePetOwner(t);
    const { ownerId, id } = await makeVisit(t, {
      ownerId: made.id,
      status: 'completed',
      startsAt: new Date('2026-11-02T15:00:00Z'),
      nextVisitWeeks: 4,
    });
    const pets = await t.sql<{ petId: string }[]>`
      select vp.pet_id from visit_pets vp where vp.visit_id = ${id}`;
    return { parent: ownerId, petIds: pets.map(({ petId }) => petId) };
  });
  const who = await app.as(parent);
  const due = async (query: object) =>
    (await who.call('GET /api/calendar', { query: { ...query } })).body.duePets;
  expect(await due({ from: '2026-11-23', to: '2026-11-29' })).toEqual([]);
  expect(await due(week)).toMatchObject([
    { id: petIds[0], dueOn: '2026-11-30', asked: false, booked: false },
  ]);
  await app.transact((t) => makeRequest(t, { ownerId: parent, petIds }));
  expect(await due(week)).toMatchObject([{ asked: true, booked: false }]);
  await app.transact((t) => makeRequest(t, { ownerId: parent, petIds, status: 'in_progress' }));
  expect(await due(week)).toMatchObject([{ asked: true, booked: true }]);
});

test('a range of more than two months is refused', async () => {
  const who = await app.signIn();
  const call = (query: object) => who.call('GET /api/calendar', { query: { ...query } });
  expect((await call({ from: '2026-12-02', to: '2026-12-01' })).status).toBe(422);
  expect((await call({ from: '2026-12-01', to: '2027-02-01' })).status).toBe(422);
  expect((await call({ from: '2026-12-01', to: '2027-01-31' })).status).toBe(200);
});

test('a time outside of working hours, in time off or beside another visit is told, and only to its owner', async () => {
  const { id } = await app.transact(async (t) => {
    const made = await makeGroomer(t);
    await makePetOwner(t, { accountId: made.id });
    return made;
  });
  const who = await app.as(id);
  const check = async (from: string, to: string, by = who, besides?: string) =>
    (
      await by.call('GET /api/calendar/check', {
        query: { from: on(from).toISOString(), to: on(to).toISOString(), ...(besides ? { besides } : {}) },
      })
    ).body;
  // Without hours, any time suits.
  expect(await check('03:00', '04:00')).toMatchObject({ outsideHours: false, timeOff: [], visits: [] });
  const visit = await app.transact(async (t) => {
    await makeWorkingHours(t, id, [[[3], { from: '09:00', to: '17:00' }]]);
    await makeTimeOff(t, id, { from: '2026-12-02', to: '2026-12-02', startTime: '12:00', endTime: '13:00' });
    return makeVisit(t, { ownerId: id, startsAt: on('15:00'), title: 'Own dog' });
  });
  expect(await check('09:00', '12:00')).toMatchObject({ outsideHours: false, timeOff: [], visits: [] });
  expect(await check('08:30', '10:00')).toMatchObject({ outsideHours: true });
  expect(await check('12:30', '13:30')).toMatchObject({ timeOff: [{ note: 'At the dentist' }] });
  expect(await check('16:30', '17:30')).toMatchObject({ outsideHours: true, visits: [{ title: 'Own dog' }] });
  // A visit that is moved by half an hour is not in its own way.
  expect(await check('15:30', '16:30', who, visit.id)).toMatchObject({ visits: [] });
  expect(await check('12:30', '16:30', await app.signIn())).toMatchObject({
    outsideHours: false,
    timeOff: [],
    visits: [],
  });
});

test('a visit carries what says how it stands, an own one whether its client confirmed', async () => {
  const groomer = await app.transact((t) => makeGroomer(t)).then(({ id }) => app.as(id));
  await app.transact((t) => makeOwnVisit(t, { providerId: groomer.id, startsAt: on('09:00') }));
  const { body } = await groomer.call('GET /api/calendar', { query: week });
  expect(body.events.map(({ visit }) => visit)).toEqual([
    { source: 'own', status: 'booked', confirmedAt: null },
  ]);
});
