import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const groomer = async (): Promise<Caller> => app.as((await app.transact((t) => makeGroomer(t))).id);
type Span = { weekday: number; from: string; to: string };
const set = (who: Caller, spans: Span[]) => who.call('PUT /api/working-hours', { body: { spans } });
const isOutside = async (who: Caller, from: string, to: string) =>
  (await who.call('GET /api/calendar/check', { query: { from, to } })).body.outsideHours;

describe('working hours', () => {
  test.each(['24:00', '00:00', '02:00'])('may end at %s', async (to) => {
    const who = await groomer();
    const { status, body } = await set(who, [{ weekday: 5, from: '18:00', to }]);
    expect([status, body.spans[0]?.to]).toEqual([200, to === '24:00' ? '00:00' : to]);
    // Friday, Nov 27, 22:00 to midnight in Austin.
    expect(await isOutside(who, '2026-11-28T04:00:00Z', '2026-11-28T06:00:00Z')).toBe(false);
    expect(await isOutside(who, '2026-11-28T04:00:00Z', '2026-11-28T08:00:00Z')).toBe(to !== '02:00');
    expect(await isOutside(who, '2026-11-28T07:00:00Z', '2026-11-28T09:00:00Z')).toBe(true);
  });

  test('of two days that meet at midnight are one', async () => {
    const who = await groomer();
    await set(who, [
      { weekday: 5, from: '18:00', to: '24:00' },
      { weekday: 6, from: '00:00', to: '06:00' },
    ]);
    expect(await isOutside(who, '2026-11-28T04:00:00Z', '2026-11-28T08:00:00Z')).toBe(false);
  });

  test('that reach into the next day’s, Sunday’s into Monday’s too, or take no time are refused', async () => {
    const who = await groomer();
    for (const [one, other] of [
      [5, 6],
      [7, 1],
    ] as const)
      expect(
        (
          await set(who, [
            { weekday: one, from: '20:00', to: '02:00' },
            { weekday: other, from: '01:00', to: '05:00' },
          ])
        ).problem.errors?.[0]?.path,
      ).toBe('spans');
    expect((await set(who, [{ weekday: 1, from: '08:00', to: '08:00' }])).status).toBe(422);
    expect((await set(who, [{ weekday: 1, from: '00:00', to: '24:00' }])).status).toBe(200);
  });
});

const day = (...spans: [string, string][]) => ({
  spans: spans.map(([from, to]) => ({ from, to })),
  byAppointment: false,
});

test('a business may be open until midnight and past it', async () => {
  const owner = await app.as((await app.transact((t) => makeBusiness(t))).id);
  const save = (mon: object, tue: object = day()) =>
    owner.call('PUT /api/profiles/business/facts', {
      body: {
        hours: { mon, tue, wed: day(), thu: day(), fri: day(), sat: day(), sun: day() },
        languages: [],
      },
    });
  for (const to of ['00:00', '24:00', '02:00']) {
    const { status, body } = await save(day(['16:00', to]));
    expect([status, body.hours?.mon.spans[0]?.to]).toEqual([200, to === '24:00' ? '00:00' : to]);
  }
  expect((await save(day(['16:00', '02:00']), day(['01:00', '05:00']))).problem.errors?.[0]?.path).toBe(
    'hours.tue',
  );
});
