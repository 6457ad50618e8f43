import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeTimeOff, makeWorkingHours } from './calendar.factory.ts';
import { book, isFreeOn } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Works from Austin, which is six hours behind UTC in winter and five in summer. */
const groomer = async (): Promise<Caller> => app.as((await app.transact((t) => makeGroomer(t))).id);
const nine = { from: '09:00', to: '17:00' };

describe('working hours', () => {
  test('are none at first, are replaced as a whole, and carry the time zone of the place', async () => {
    const who = await groomer();
    const { body } = await who.call('GET /api/working-hours');
    expect(body).toEqual({ timeZone: 'America/Chicago', spans: [] });
    const spans = [
      { weekday: 2, from: '13:00', to: '18:00' },
      { weekday: 2, from: '08:00', to: '12:00' },
      { weekday: 6, ...nine },
    ];
    const put = await who.call('PUT /api/working-hours', { body: { spans } });
    expect(put.body.spans).toEqual([spans[1], spans[0], spans[2]]);
    await who.call('PUT /api/working-hours', { body: { spans: [] } });
    expect((await who.call('GET /api/working-hours')).body.spans).toEqual([]);
  });

  test.each([
    ['that take no time', [{ weekday: 1, from: '17:00', to: '17:00' }], 'spans.0.to'],
    [
      'that overlap',
      [
        { weekday: 1, ...nine },
        { weekday: 1, from: '16:59', to: '20:00' },
      ],
      'spans',
    ],
    ['on an eighth weekday', [{ weekday: 8, ...nine }], 'spans.0.weekday'],
  ])('%s are refused', async (_, spans, path) => {
    const { status, problem } = await (await groomer()).call('PUT /api/working-hours', { body: { spans } });
    expect([status, problem.errors?.[0]?.path]).toEqual([422, path]);
  });
});

describe('time off', () => {
  test.each([
    ['in March, when a day has 23 hours', '2027-03-14', '2027-03-14T06:00:00Z', '2027-03-15T05:00:00Z'],
    ['in November, when a day has 25 hours', '2026-11-01', '2026-11-01T05:00:00Z', '2026-11-02T06:00:00Z'],
  ])('covers whole days %s', async (_, day, startsAt, endsAt) => {
    const { status, body } = await (
      await groomer()
    ).call('POST /api/time-off', {
      body: { from: day, to: day, note: 'Clocks' },
    });
    expect([status, body.allDay, body.timeZone, body.note]).toEqual([201, true, 'America/Chicago', 'Clocks']);
    expect([Date.parse(body.startsAt), Date.parse(body.endsAt)]).toEqual([
      Date.parse(startsAt),
      Date.parse(endsAt),
    ]);
  });

  test('is changed and removed by its owner alone', async () => {
    const [who, other] = [await groomer(), await groomer()];
    const { id } = await app.transact((t) => makeTimeOff(t, who.id));
    const body = { from: '2026-12-02', to: '2026-12-03', startTime: '12:00', endTime: '15:00' };
    expect((await other.call('PATCH /api/time-off/:id', { params: { id }, body })).status).toBe(404);
    expect((await other.call('DELETE /api/time-off/:id', { params: { id } })).status).toBe(404);
    const changed = await who.call('PATCH /api/time-off/:id', { params: { id }, body });
    expect(changed.body).toMatchObject({ allDay: false, note: null, startsAt: '2026-12-02T18:00:00.000Z' });
    expect((await who.call('DELETE /api/time-off/:id', { params: { id } })).status).toBe(204);
    expect((await who.call('DELETE /api/time-off/:id', { params: { id } })).status).toBe(404);
  });

  test.each([
    ['ends before it starts', { from: '2026-12-02', to: '2026-12-01' }, 'to'],
    ['has one time only', { from: '2026-12-02', to: '2026-12-02', startTime: '09:00' }, 'endTime'],
    ['is empty', { from: '2026-12-02', to: '2026-12-02', startTime: '09:00', endTime: '09:00' }, 'endTime'],
    ['lasts for years', { from: '2026-12-02', to: '2028-12-02' }, 'to'],
  ])('that %s is refused', async (_, body, path) => {
    const { status, problem } = await (await groomer()).call('POST /api/time-off', { body });
    expect([status, problem.errors?.[0]?.path]).toEqual([422, path]);
  });
});

const free = async (id: string, day: string, atOnce = 1) => {
  const { sql } = app.app.platform;
  const condition = isFreeOn('$1::uuid', '$2::date', '$3::int', '$4::timestamptz', 'null::text');
  const [row] = await sql.unsafe<{ free: boolean }[]>(`select ${condition} as free`, [
    id,
    day,
    atOnce,
    testNow(),
  ]);
  return row?.free;
};
const person = async () => (await app.transact((t) => makeGroomer(t))).id;
const visit = (subjectId: string, from: string, to: string, dogsAtOnce: number) =>
  app.transact((t) =>
    book(t, {
      sourceKind: 'visit',
      sourceId: crypto.randomUUID(),
      subjectId,
      from,
      to,
      title: 'Bath',
      timeZone: 'America/Chicago',
      dogsAtOnce,
    }),
  );

describe('a person is free on a day', () => {
  test('who has said no hours, unless they are away or booked from eight to six', async () => {
    const id = await person();
    expect(await free(id, '2026-12-01')).toBe(true);
    await app.transact((t) => makeTimeOff(t, id));
    expect([await free(id, '2026-12-01'), await free(id, '2026-12-02')]).toEqual([false, true]);
    await visit(id, '2026-12-02T14:30:00Z', '2026-12-03T00:00:00Z', 1);
    expect(await free(id, '2026-12-02')).toBe(false);
  });

  test('on which they work and where an hour is left beside their visits', async () => {
    const id = await person();
    await app.transact((t) => makeWorkingHours(t, id, [[[2], nine]]));
    expect([await free(id, '2026-12-01'), await free(id, '2026-12-02')]).toEqual([true, false]);
    // From 9 to 4:30 by the clock of Austin; half an hour is too little.
    await visit(id, '2026-12-01T15:00:00Z', '2026-12-01T22:30:00Z', 2);
    expect([await free(id, '2026-12-01', 1), await free(id, '2026-12-01', 2)]).toEqual([false, true]);
    await visit(id, '2026-12-01T16:00:00Z', '2026-12-01T23:00:00Z', 2);
    // One table is left until ten.
    expect(await free(id, '2026-12-01', 2)).toBe(true);
    await app.transact((t) => makeTimeOff(t, id, { startTime: '08:00', endTime: '09:30' }));
    expect(await free(id, '2026-12-01', 2)).toBe(false);
  });

  test('whose hours fall into the hour that the clocks skip, only on other days', async () => {
    const id = await person();
    await app.transact((t) => makeWorkingHours(t, id, [[[7], { from: '02:00', to: '03:00' }]]));
    expect([await free(id, '2027-03-14'), await free(id, '2027-03-21')]).toEqual([false, true]);
  });
});
