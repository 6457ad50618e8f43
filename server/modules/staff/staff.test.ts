import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeStaff } from './staff.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const salon = async (): Promise<Caller> => app.as((await app.transact((t) => makeBusiness(t))).id);
const add = (who: Caller, body: object = {}) =>
  who.call('POST /api/staff', { body: { name: 'Lee', role: 'groomer', ...body } });

test('a business keeps its people: hours, time off, a color of their own; nobody else sees them', async () => {
  const renee = await salon();
  const { status, body: lee } = await add(renee, { payPercent: 50 });
  expect([status, lee]).toMatchObject([
    201,
    { name: 'Lee', role: 'groomer', color: 'green', atOnce: 1, payPercent: 50, fromDay: '2026-11-20' },
  ]);
  expect((await add(renee, { name: 'Kim', role: 'bather' })).body.color).toBe('blue');
  const params = { id: lee.id };
  const spans = [{ weekday: 2, from: '09:00', to: '15:00' }];
  expect((await renee.call('PUT /api/staff/:id/hours', { params, body: { spans } })).body.hours).toEqual(
    spans,
  );
  // A whole day by the clock of the salon.
  const off = await renee.call('POST /api/staff/:id/time-off', {
    params,
    body: { from: '2026-12-01', to: '2026-12-01', note: 'Dentist' },
  });
  expect(off.body.timeOff).toMatchObject([
    { startsAt: '2026-12-01T06:00:00+00:00', allDay: true, note: 'Dentist' },
  ]);
  const changed = await renee.call('PATCH /api/staff/:id', { params, body: { name: 'Lee Ann', atOnce: 2 } });
  expect(changed.body).toMatchObject({ name: 'Lee Ann', atOnce: 2, payPercent: 50, hours: spans });
  expect((await renee.call('GET /api/staff')).body).toMatchObject({
    people: [{ name: 'Lee Ann' }, { name: 'Kim' }],
    tables: 2,
    petsInHouse: 8,
    petsInHouseIsOwn: false,
  });
  const house = await renee.call('PUT /api/staff/house', { body: { petsInHouse: 12 } });
  expect(house.body).toMatchObject({ petsInHouse: 12, petsInHouseIsOwn: true });

  const other = await salon();
  expect((await other.call('GET /api/staff')).body.people).toEqual([]);
  expect((await other.call('PATCH /api/staff/:id', { params, body: { atOnce: 3 } })).status).toBe(404);
  const groomer = await app.as((await app.transact((t) => makeGroomer(t))).id);
  expect((await add(groomer)).problem.code).toBe('wrong_role');
});

test.each([
  ['name', { name: ' ' }],
  ['name', { name: 'x'.repeat(61) }],
  ['role', { role: 'boss' }],
  ['atOnce', { atOnce: 7 }],
  ['payPercent', { payPercent: 101 }],
  ['toDay', { fromDay: '2026-12-02', toDay: '2026-12-01' }],
])('a wrong %s is refused by its name', async (path, body) => {
  const refused = await add(await salon(), body);
  expect([refused.status, refused.problem.errors?.map((each) => each.path)]).toEqual([422, [path]]);
});

test('nobody leaves while visits with them are ahead, and the refusal lists them', async () => {
  const renee = await salon();
  const { body: lee } = await add(renee);
  const visit = await app.transact((t) =>
    makeOwnVisit(t, {
      providerId: renee.id,
      providerAs: 'business',
      staffId: lee.id,
      startsAt: new Date('2026-12-02T15:00:00Z'),
    }),
  );
  const leave = (toDay: string) =>
    renee.call('PATCH /api/staff/:id', { params: { id: lee.id }, body: { toDay } });
  const refused = await leave('2026-12-01');
  expect([refused.status, refused.problem.code]).toEqual([409, 'work_open']);
  expect(refused.problem.visits).toMatchObject([{ id: visit.id, title: 'Biscotti · Full groom' }]);
  expect((await leave('2026-12-02')).body.toDay).toBe('2026-12-02');
});

test('forty people work at once; who has left makes room', async () => {
  const renee = await salon();
  const people = await app.transact(async (t) => {
    const made = [];
    for (let i = 0; i < 40; i += 1) made.push(await makeStaff(t, renee.id, { fromDay: '2026-01-01' }));
    return made;
  });
  expect((await add(renee)).problem.code).toBe('full');
  await renee.call('PATCH /api/staff/:id', {
    params: { id: people[0]?.id ?? '' },
    body: { toDay: '2026-11-19' },
  });
  expect((await add(renee)).status).toBe(201);
  expect(
    (await renee.call('PATCH /api/staff/:id', { params: { id: people[0]?.id ?? '' }, body: { toDay: null } }))
      .problem.code,
  ).toBe('full');
});
