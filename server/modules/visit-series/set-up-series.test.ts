import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeBookingPage } from '#server/modules/booking-page/booking-page.factory.ts';
import { makeTimeOff } from '#server/modules/calendar/calendar.factory.ts';
import { makeFacts } from '#server/modules/profiles/facts/facts.factory.ts';
import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeStaff } from '#server/modules/staff/staff.factory.ts';
import { makeClientToBook, makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { instantAt } from '#server/platform/wall-clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

const zone = 'America/Chicago';
let app: TestApp;
let maya: Caller;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  maya = await app.as((await app.transact((t) => makeGroomer(t))).id);
});

const sql = () => app.app.platform.sql;
const everySixWeeks = (id: string) =>
  sql()`update client_pets set every_weeks = 6, usual_minutes = 90 where client_id = ${id}`;

/** A client whose pet comes every six weeks. */
async function withInterval(petName: string) {
  const { id } = await app.transact((t) => makeClientToBook(t, maya.id, { petNames: [petName] }));
  await everySixWeeks(id);
  return id;
}
const at = (day: string) => instantAt(day, '10:00', zone).toISOString();
const proposals = async (who = maya) => (await who.call('GET /api/visit-series/proposals')).body;
const setUp = (series: object[], who = maya) =>
  who.call('POST /api/visit-series/proposals', { body: { series } });

test('clients with an interval get first visits that leave room for each other, and become series', async () => {
  const rex = await withInterval('Rex');
  const ivy = await withInterval('Ivy');
  const booked = await app.transact((t) =>
    makeOwnVisit(t, {
      providerId: maya.id,
      startsAt: instantAt('2026-12-02', '09:00', zone),
      petNames: ['Otto'],
    }),
  );
  const [otto] = await sql()<{ clientId: string }[]>`select client_id from visits where id = ${booked.id}`;
  await everySixWeeks(otto?.clientId ?? '');
  await app.transact((t) => makeClientToBook(t, maya.id, { petNames: ['Without'] }));

  const { total, proposals: all } = await proposals();
  expect(total).toBe(3);
  const of = (id = '') => all.find(({ clientId }) => clientId === id);
  expect(of(otto?.clientId)).toMatchObject({
    visitId: booked.id,
    startsAt: expect.stringContaining('2026-12-02T15:00'),
  });
  const [one, other] = [of(rex), of(ivy)];
  expect(one).toMatchObject({ petNames: ['Rex'], everyWeeks: 6, visitId: null, minutes: 90, price: 9500 });
  const apart = Math.abs(Date.parse(one?.startsAt ?? '') - Date.parse(other?.startsAt ?? ''));
  expect(apart).toBeGreaterThanOrEqual(90 * 60_000);

  const chosen = all.map(({ clientId, startsAt }) => ({ clientId, startsAt }));
  expect((await setUp(chosen)).body).toEqual({ made: 3, refused: [] });
  await app.settle();
  expect((await maya.call('GET /api/visit-series')).body).toHaveLength(3);
  expect((await proposals()).total).toBe(0);
  const [mails] = await sql()<{ count: number }[]>`
    select count(*)::int as count from client_messages where account_id = ${maya.id}`;
  expect(mails?.count).toBe(0);
});

test('a salon’s proposals are with its people on the days when there are some, and with nobody before', async () => {
  const { id } = await app.transact((t) => makeBusiness(t));
  const salon = await app.as(id);
  await app.transact((t) => makeStaff(t, id, { fromDay: '2026-12-02' }));
  const client = await app.transact((t) => makeClientToBook(t, id, { petNames: ['Rex'] }));
  await everySixWeeks(client.id);
  const first = async () => (await proposals(salon)).proposals[0];
  expect(await first()).toMatchObject({ startsAt: expect.stringContaining('2026-11-21'), staff: null });
  await app.transact((t) => makeTimeOff(t, id, { from: '2026-11-21', to: '2026-12-01' }));
  expect(await first()).toMatchObject({
    startsAt: expect.stringContaining('2026-12-02'),
    staff: { name: 'Lee' },
  });
});

test('a pet without a length of its own takes that of the price list, and visits keep their gap', async () => {
  await app.transact(async (t) => {
    await makeFacts(t, maya.id, 'groomer', {
      prices: [{ service: 'full_groom', size: 'small', from: 7000, minutes: 150 }],
    });
    await makeBookingPage(t, maya.id, { gapMinutes: 30 });
  });
  for (const name of ['Rex', 'Ivy']) await withInterval(name);
  await sql()`update client_pets set usual_minutes = null, usual_services = '{}' where account_id = ${maya.id}`;
  const { proposals: all } = await proposals();
  expect(all.map(({ minutes }) => minutes)).toEqual([150, 150]);
  const [one = 0, other = 0] = all
    .map(({ startsAt }) => Date.parse(startsAt ?? ''))
    .toSorted((a, b) => a - b);
  expect(other - one).toBeGreaterThanOrEqual(180 * 60_000);
});

test('what is in the way of one is told and leaves the others, and nothing is set up twice', async () => {
  const rex = await withInterval('Rex');
  const ivy = await withInterval('Ivy');
  await app.transact((t) =>
    makeTimeOff(t, maya.id, { from: '2026-12-03', to: '2026-12-03', note: 'Dentist' }),
  );
  const chosen = [
    { clientId: rex, startsAt: at('2026-12-02') },
    { clientId: ivy, startsAt: at('2026-12-03') },
  ];
  expect((await setUp(chosen)).body).toEqual({
    made: 1,
    refused: [{ clientId: ivy, clientName: 'Maria Garcia', because: 'You are off then: Dentist' }],
  });
  expect((await setUp(chosen.slice(0, 1))).body).toMatchObject({
    made: 0,
    refused: [{ because: 'This client repeats already, or has no interval anymore.' }],
  });
  const stranger = await app.as((await app.transact((t) => makeGroomer(t))).id);
  expect((await setUp(chosen.slice(1), stranger)).body).toMatchObject({
    made: 0,
    refused: [{ clientName: '' }],
  });
  expect((await proposals(stranger)).total).toBe(0);
});

test('at most a hundred are set up at once', async () => {
  const one = { clientId: crypto.randomUUID(), startsAt: '2026-12-02T15:00:00Z' };
  const many = await setUp(Array.from({ length: 101 }, () => one));
  expect(many.problem.errors).toMatchObject([{ path: 'series', message: 'At most 100 at once' }]);
});
