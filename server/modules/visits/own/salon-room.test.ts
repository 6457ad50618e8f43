import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OwnVisitDraft } from '#contract/grooming/own-visits.ts';
import { makeBusiness } from '#server/modules/profiles/profiles.factory.ts';
import { makeStaff, makeStaffTimeOff } from '#server/modules/staff/staff.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeClientToBook } from './own-visits.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const at = (time: string, day = '2026-12-02') => new Date(`${day}T${time}:00-06:00`).toISOString();
/** A salon in Austin with three tables, two groomers and a bather. */
async function openSalon(tables = 3) {
  const renee: Caller = await app.as((await app.transact((t) => makeBusiness(t, { tables }))).id);
  const [lee, ana, kim] = await app.transact((t) =>
    Promise.all([
      makeStaff(t, renee.id),
      makeStaff(t, renee.id, { name: 'Ana' }),
      makeStaff(t, renee.id, { name: 'Kim', role: 'bather', atOnce: 2 }),
    ]),
  );
  return { renee, lee: lee.id, ana: ana.id, kim: kim.id };
}

const dog = (who: Caller, petNames = ['Biscotti']) =>
  app.transact((t) => makeClientToBook(t, who.id, { petNames }));

async function book(who: Caller, draft: Partial<OwnVisitDraft> & { names?: string[] } = {}) {
  const { names, ...given } = draft;
  const { id: clientId, petIds } = await dog(who, names);
  return who.call('POST /api/visits', {
    body: {
      clientId,
      pets: petIds.map((petId) => ({ petId })),
      startsAt: at('09:00'),
      minutes: 60,
      ...given,
    },
  });
}

describe('a visit of a salon', () => {
  test('has a drop-off, work and a pick-up: dogs that wait take no table, and the house counts them', async () => {
    const { renee, lee, ana, kim } = await openSalon(2);
    const day = { arrivesAt: at('08:00'), readyAt: at('16:00') };
    const first = await book(renee, { ...day, staffId: lee, tableNo: 1 });
    expect(first.body).toMatchObject({
      arrivesAt: '2026-12-02T14:00:00+00:00',
      startsAt: '2026-12-02T15:00:00+00:00',
      readyAt: '2026-12-02T22:00:00+00:00',
      staff: { name: 'Lee' },
      tableNo: 1,
      atHome: false,
    });
    // Two tables for seven dogs, one after the other; the bather's take none.
    for (const [staffId, time] of [
      [lee, '10:00'],
      [lee, '11:00'],
      [ana, '09:00'],
      [ana, '10:00'],
      [kim, '09:00'],
      [kim, '09:00'],
    ] as const)
      expect((await book(renee, { ...day, staffId, startsAt: at(time) })).status).toBe(201);
    const person = await book(renee, { ...day, staffId: lee, startsAt: at('09:30') });
    expect([person.status, person.problem.detail]).toEqual([
      409,
      'Lee is booked 9:00 AM–10:00 AM, 10:00 AM–11:00 AM.',
    ]);
    expect(person.problem.errors?.[0]?.path).toBe('squeezeIn');
    expect((await book(renee, { startsAt: at('09:30') })).problem.detail).toBe(
      'All 2 tables are taken at 9:30 AM.',
    );
    expect((await book(renee, { ...day, staffId: kim, startsAt: at('12:00') })).status).toBe(201);
    const house = await book(renee, { ...day, staffId: kim, startsAt: at('14:00') });
    expect([house.problem.code, house.problem.detail]).toEqual([
      'clash',
      '8 animals are in the house then, and it takes 8.',
    ]);
    // The house is full until the animals that are in it have left.
    expect((await book(renee, { ...day, staffId: kim, squeezeIn: true })).problem.code).toBe('clash');
    expect((await book(renee, { startsAt: at('16:00') })).status).toBe(201);
  });

  test.each([
    ['arrivesAt', { arrivesAt: at('09:30') }],
    ['readyAt', { readyAt: at('09:30') }],
    ['readyAt', { readyAt: at('23:30') }],
    ['staffId', { staffId: crypto.randomUUID() }],
    ['tableNo', { tableNo: 61 }],
  ])('refuses a wrong %s by its name', async (path, draft) => {
    const { renee } = await openSalon();
    const refused = await book(renee, draft);
    expect([refused.status, refused.problem.errors?.map((each) => each.path)]).toEqual([422, [path]]);
  });

  test('is booked with people of one’s own who work then, or anyway', async () => {
    const { renee, lee } = await openSalon();
    const { lee: stranger } = await openSalon();
    const front = await app.transact((t) => makeStaff(t, renee.id, { name: 'Sam', role: 'front_desk' }));
    for (const staffId of [stranger, front.id])
      expect((await book(renee, { staffId })).problem.errors?.[0]?.path).toBe('staffId');
    await app.transact((t) => makeStaffTimeOff(t, renee.id, lee));
    const off = await book(renee, { staffId: lee, startsAt: at('09:00', '2026-12-01') });
    expect([off.problem.code, off.problem.detail]).toEqual([
      'unconfirmed',
      'Lee does not work on Tue, Dec 1, 9:00 AM.',
    ]);
    const anyway = await book(renee, { staffId: lee, startsAt: at('09:00', '2026-12-01'), anyway: true });
    expect(anyway.status).toBe(201);
  });

  test('moves with its drop-off and pick-up, and to another person', async () => {
    const { renee, lee, ana } = await openSalon();
    await book(renee, { staffId: ana });
    const { body } = await book(renee, { staffId: lee, arrivesAt: at('08:00'), readyAt: at('12:00') });
    const params = { id: body.id };
    const moved = await renee.call('PATCH /api/visits/:id/time', {
      params,
      body: { startsAt: at('11:00'), staffId: ana },
    });
    expect(moved.body).toMatchObject({
      arrivesAt: '2026-12-02T16:00:00+00:00',
      readyAt: '2026-12-02T20:00:00+00:00',
      staff: { name: 'Ana' },
    });
    const back = await renee.call('PATCH /api/visits/:id/time', { params, body: { startsAt: at('09:00') } });
    expect(back.problem.detail).toBe('Ana is booked 9:00 AM–10:00 AM.');
    const assigned = await renee.call('POST /api/visits/:id/assign', {
      params,
      body: { staffId: lee, tableNo: 3 },
    });
    expect(assigned.body).toMatchObject({ staff: { name: 'Lee' }, tableNo: 3 });
    expect((await book(renee, { staffId: ana, startsAt: at('11:00') })).status).toBe(201);
  });
});

test('a hundred bookings at once never exceed the people, the tables or the house', async () => {
  const { renee, lee, ana, kim } = await openSalon(2);
  await renee.call('PUT /api/staff/house', { body: { petsInHouse: 4 } });
  const elsewhere = await app.secondProcess();
  const clients = await app.transact(async (t) => {
    const made = [];
    for (let i = 0; i < 100; i += 1)
      made.push(
        await makeClientToBook(t, renee.id, { petNames: i % 5 === 0 ? ['Bella', 'Otto'] : ['Coco'] }),
      );
    return made;
  });
  const people = [lee, ana, kim, null];
  const answers = await Promise.all(
    clients.map(({ id, petIds }, i) =>
      (i % 2 ? elsewhere(renee) : renee).call('POST /api/visits', {
        body: {
          clientId: id,
          pets: petIds.map((petId) => ({ petId })),
          startsAt: at(['09:00', '09:30', '10:00'][i % 3] ?? '09:00'),
          minutes: 60,
          arrivesAt: at('08:30'),
          staffId: people[i % 4] ?? null,
        },
      }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  for (const { status, problem } of answers) if (status === 409) expect(problem.code).toBe('clash');
  // The most at any beginning, for each of those that are booked.
  const rows = await app.app.platform.sql<{ most: number; limit: number }[]>`
    select dogs_at_once as limit, max((select sum(c.units) from bookings c
      where c.subject_id = b.subject_id and c.during @> lower(b.during)))::int as most
    from bookings b where b.dogs_at_once is not null group by b.subject_id, b.dogs_at_once`;
  expect(rows.length).toBeGreaterThan(2);
  for (const { most, limit } of rows) expect(most).toBeLessThanOrEqual(limit);
  expect(rows.some(({ most, limit }) => most === 4 && limit === 4)).toBe(true);
}, 120_000);

test('check-out frees the table, the person and the house at once', async () => {
  const { renee, lee } = await openSalon(1);
  await renee.call('PUT /api/staff/house', { body: { petsInHouse: 1 } });
  const { body } = await book(renee, {
    staffId: lee,
    startsAt: '2026-11-20T15:00:00Z',
    minutes: 120,
    readyAt: '2026-11-20T23:00:00Z',
    walkIn: true,
    anyway: true,
  });
  const params = { id: body.id };
  expect((await renee.call('POST /api/visits/:id/check-in', { params, body: {} })).status).toBe(200);
  const next = { staffId: lee, startsAt: '2026-11-20T21:00:00Z', walkIn: true, anyway: true };
  expect((await book(renee, next)).problem.detail).toBe('1 animal is in the house then, and it takes 1.');
  const done = await renee.call('POST /api/visits/:id/complete', {
    params,
    body: { services: ['full_groom'], findings: '', behavior: '' },
  });
  expect(done.status).toBe(200);
  expect((await book(renee, next)).status).toBe(201);
});

describe('a person’s day', () => {
  test('is handed over whole, or not at all with what does not fit, or without that', async () => {
    const { renee, lee, ana, kim } = await openSalon();
    for (const time of ['09:00', '10:00', '13:00']) await book(renee, { staffId: lee, startsAt: at(time) });
    await book(renee, { staffId: ana, startsAt: at('10:30') });
    const give = (toStaffId: string, who = renee, except?: string[]) =>
      who.call('POST /api/staff/:id/hand-over', {
        params: { id: lee },
        body: { on: '2026-12-02', toStaffId, except },
      });
    const refused = await give(ana);
    expect([refused.problem.code, refused.problem.detail]).toEqual([
      'clash',
      '1 of 3 do not fit with Ana, so nothing was moved.',
    ]);
    expect(refused.problem.visits).toMatchObject([{ because: 'Ana is booked 10:30 AM–11:30 AM.' }]);
    expect(refused.problem.fits).toBe(2);
    const day = async () =>
      (await renee.call('GET /api/day', { query: { on: '2026-12-02' } })).body.visits.map(
        ({ staff }) => staff?.name,
      );
    expect(await day()).toEqual(['Lee', 'Lee', 'Ana', 'Lee']);
    const except = refused.problem.visits?.map(({ id }) => id) ?? [];
    expect((await give(ana, renee, except)).body).toEqual({ moved: 2 });
    expect(await day()).toEqual(['Ana', 'Lee', 'Ana', 'Ana']);
    expect((await give(kim)).body).toEqual({ moved: 1 });
    expect(await day()).toEqual(['Ana', 'Kim', 'Ana', 'Ana']);
    const { renee: other } = await openSalon();
    expect((await give(kim, other)).status).toBe(404);
    expect((await give(lee)).problem.errors?.[0]?.path).toBe('toStaffId');
  });

  test('has openings that name the person, beside what is booked', async () => {
    const { renee, lee } = await openSalon(1);
    await book(renee, { staffId: lee, minutes: 720, startsAt: at('07:00'), anyway: true });
    const ask = async (query: object) =>
      (
        await renee.call('GET /api/day/openings', { query: { minutes: '60', from: '2026-12-02', ...query } })
      ).body.openings.slice(0, 3);
    // The one table is taken all day; the bather needs none.
    expect(await ask({})).toMatchObject([
      { startsAt: '2026-12-02T14:00:00.000Z', staff: { name: 'Kim' } },
      { staff: { name: 'Kim' } },
      { startsAt: '2026-12-03T14:00:00.000Z' },
    ]);
    expect(await ask({ staffId: lee })).toMatchObject([
      { startsAt: '2026-12-03T14:00:00.000Z', staff: { name: 'Lee' } },
      {},
      {},
    ]);
  });
});

test('each animal takes its own steps, and a mistake is taken back with a tap', async () => {
  const { renee, lee } = await openSalon();
  const { body } = await book(renee, {
    names: ['Bella', 'Otto'],
    startsAt: '2026-11-20T15:00:00Z',
    walkIn: true,
    anyway: true,
  });
  const [bella, otto] = body.pets.map(({ id }) => id);
  const step = (petId = '', stage = 'bath', staffId?: string) =>
    renee.call('POST /api/visits/:id/stage', {
      params: { id: body.id },
      body: { petId, stage, ...(staffId ? { staffId } : {}) },
    });
  expect((await step(bella)).problem.code).toBe('too_early');
  const here = await renee.call('POST /api/visits/:id/check-in', { params: { id: body.id }, body: {} });
  expect(here.body.pets.map(({ stage }) => stage)).toEqual(['waiting', 'waiting']);
  await step(bella, 'bath', lee);
  await step(bella, 'bath', lee);
  const { body: now } = await step(otto, 'ready');
  expect(now.pets.map(({ stage }) => stage)).toEqual(['bath', 'ready']);
  expect(now.history.filter(({ what }) => what === 'stage').map(({ note }) => note)).toEqual([
    'Bella is in the bath',
    'Otto is ready',
  ]);
  expect((await step(otto, 'waiting')).body.pets[1]?.stage).toBe('waiting');
  expect((await step(crypto.randomUUID())).problem.errors?.[0]?.path).toBe('petId');
  expect((await step(bella, 'oven')).problem.errors?.[0]?.path).toBe('stage');
});
