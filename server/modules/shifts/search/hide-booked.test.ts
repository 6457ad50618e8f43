import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { book } from '#server/modules/calendar/index.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { post, signInOwner } from '../shifts.scenario.ts';

let app: TestApp;
let kim: Caller;
/** Shifts on four days, in this order: day, day, overnight, day. */
let shifts: ShiftCard[];
const query = { hideBooked: 'true' } as const;

beforeAll(async () => {
  app = await openTestApp();
  kim = await app.signIn({ roles: ['groomer'] });
  const owner = await signInOwner(app);
  shifts = [
    await post(app, owner, { shiftDate: '2026-12-01T18:00:00Z' }),
    await post(app, owner, { shiftDate: '2026-12-02T18:00:00Z' }),
    await post(app, owner, { shiftDate: '2026-12-03T18:00:00Z', startTime: '22:00', endTime: '06:00' }),
    await post(app, owner, { shiftDate: '2026-12-05T18:00:00Z' }),
  ];
  await busy('2026-12-02T12:00:00Z', '2026-12-02T13:00:00Z');
  await busy('2026-12-04T11:00:00Z', '2026-12-04T11:30:00Z');
});
afterAll(() => app.close());

const busy = (from: string, to: string) =>
  app.transact((t) =>
    book(t, {
      sourceKind: 'visit',
      sourceId: uuidv7(),
      subjectId: kim.id,
      from,
      to,
      title: 'Cat day',
      timeZone: 'America/Chicago',
    }),
  );
const ids = (cards: ShiftCard[]) => cards.map(({ id }) => id);

test('hides shifts on booked days, and overnight shifts that end on one', async () => {
  const free = ids([shifts[0]!, shifts[3]!]);
  for (const sort of ['soonest', 'newest', 'pay', 'nearest'] as const)
    expect(ids((await kim.call('GET /api/shifts', { query: { ...query, sort } })).body).toSorted()).toEqual(
      free.toSorted(),
    );
  expect((await kim.call('GET /api/shifts/count', { query })).body).toEqual({ count: 2, more: false });
  expect((await kim.call('GET /api/shifts/count', { query: {} })).body.count).toBe(4);
});

test('fills each page with the remaining shifts', async () => {
  const first = await kim.call('GET /api/shifts', { query: { ...query, sort: 'soonest', limit: 1 } });
  expect(ids(first.body)).toEqual([shifts[0]?.id]);
  const next = /<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '';
  const cursor = new URL(next, 'http://here').searchParams.get('cursor') ?? '';
  const second = await kim.call('GET /api/shifts', {
    query: { ...query, sort: 'soonest', limit: 1, cursor },
  });
  expect(ids(second.body)).toEqual([shifts[3]?.id]);
  expect(second.headers['link']).toBeUndefined();
});

test('by distance, booked days come after all others, page by page', async () => {
  const near = { sort: 'nearest', near: '78704' } as const;
  const inOrder = [shifts[0], shifts[3], shifts[1], shifts[2]].map((shift) => shift!.id);
  expect(ids((await kim.call('GET /api/shifts', { query: near })).body)).toEqual(inOrder);
  for (const limit of [1, 2, 3]) {
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { ...near, limit, ...(cursor ? { cursor } : {}) };
      const { body, headers } = await kim.call('GET /api/shifts', { query });
      expect(body.length).toBe(Math.min(limit, 4 - paged.length));
      paged.push(...ids(body));
      const next = /<([^>]+)>/.exec(String(headers['link'] ?? ''))?.[1];
      cursor = (next && new URL(next, 'http://here').searchParams.get('cursor')) || undefined;
    } while (cursor);
    expect(paged).toEqual(inOrder);
  }
  const wrong = { ...near, cursor: Buffer.from('["taken",null]').toString('base64url') };
  expect((await kim.call('GET /api/shifts', { query: wrong })).problem.errors?.[0]?.path).toBe('cursor');
});

test('ignores other groomers’ bookings, and is refused to anyone who is not a groomer', async () => {
  const other = await app.signIn({ roles: ['groomer'] });
  expect((await other.call('GET /api/shifts/count', { query })).body.count).toBe(4);
  const owner = await app.signIn({ roles: ['owner'] });
  for (const key of ['GET /api/shifts', 'GET /api/shifts/count'] as const)
    expect((await owner.call(key, { query })).problem.errors?.[0]?.path).toBe('hideBooked');
});
