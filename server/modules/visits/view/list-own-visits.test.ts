import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { addDays } from '#reference/calendar-days.ts';
import { after, days } from '#server/platform/clock.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeOwnVisit } from '../own/own-visits.factory.ts';

let app: TestApp;
let groomer: Caller;
/** By how many days from now they begin. */
const ids = new Map<number, string>();
beforeAll(async () => {
  app = await openTestApp();
  groomer = await app.as((await app.transact((t) => makeGroomer(t))).id);
  await app.transact(async (t) => {
    for (const ahead of [-9, 140, 3, 47, -2, 1]) {
      const startsAt = after(t.now, days(ahead));
      ids.set(ahead, (await makeOwnVisit(t, { providerId: groomer.id, startsAt })).id);
    }
    await makeOwnVisit(t);
  });
});
afterAll(() => app.close());

const idsOf = (...ahead: number[]) => ahead.map((each) => ids.get(each));
const today = () => dayIn(app.clock.now(), 'America/Chicago');

test('from a day on, the nearest visit comes first, page after page', async () => {
  const query = { as: 'provider', from: today(), limit: 2 } as const;
  const first = await groomer.call('GET /api/visits', { query });
  expect(first.body.map(({ id }) => id)).toEqual(idsOf(1, 3));
  const cursor = /[?&]cursor=([^&>]+)/.exec(String(first.headers['link']))?.[1] ?? '';
  const second = await groomer.call('GET /api/visits', {
    query: { ...query, cursor: decodeURIComponent(cursor) },
  });
  expect(second.body.map(({ id }) => id)).toEqual(idsOf(47, 140));
});

test('the day itself counts, and without a day the latest visit comes first', async () => {
  const two = await groomer.call('GET /api/visits', { query: { from: addDays(today(), -2) } });
  expect(two.body.map(({ id }) => id)).toEqual(idsOf(-2, 1, 3, 47, 140));
  const all = await groomer.call('GET /api/visits', { query: { as: 'provider' } });
  expect(all.body.map(({ id }) => id)).toEqual(idsOf(140, 47, 3, 1, -2, -9));
  const wrong = await groomer.call('GET /api/visits', { query: { from: 'tomorrow' } });
  expect(wrong.problem).toMatchObject({ status: 422, errors: [{ path: 'from' }] });
});

test('to finish are those that are over and not closed, of the provider alone, the earliest first', async () => {
  const query = { as: 'provider', toFinish: 'true', limit: 1 } as const;
  const first = await groomer.call('GET /api/visits', { query });
  expect(first.body.map(({ id }) => id)).toEqual(idsOf(-9));
  const cursor = /[?&]cursor=([^&>]+)/.exec(String(first.headers['link']))?.[1] ?? '';
  const second = await groomer.call('GET /api/visits', {
    query: { ...query, cursor: decodeURIComponent(cursor) },
  });
  expect(second.body.map(({ id }) => id)).toEqual(idsOf(-2));
  expect(second.headers['link']).toBeUndefined();
  await groomer.call('POST /api/visits/:id/cancel', { params: { id: ids.get(-2) ?? '' }, body: {} });
  const rest = await groomer.call('GET /api/visits', { query: { ...query, limit: 50 } });
  expect(rest.body.map(({ id }) => id)).toEqual(idsOf(-9));
  const wrong = await groomer.call('GET /api/visits', { query: { toFinish: 'no' } });
  expect(wrong.problem).toMatchObject({ status: 422, errors: [{ path: 'toFinish' }] });
});
