import { afterAll, beforeAll, expect, test } from 'vitest';
import { after, hours } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeNotification } from './notifications.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const make = (who: Caller, given: { path?: string; hoursAgo?: number; inApp?: boolean } = {}) =>
  app.transact(async (t) => {
    const { hoursAgo = 0, ...rest } = given;
    return (
      await makeNotification(t, { accountId: who.id, createdAt: after(t.now, -hours(hoursAgo)), ...rest })
    ).id;
  });
const list = async (who: Caller, query: object = {}) =>
  (await who.call('GET /api/notifications', { query: { ...query } })).body;
const unread = async (who: Caller) => (await who.call('GET /api/notifications/unread')).body.count;
const read = (who: Caller, body: object) => who.call('POST /api/notifications/read', { body });

test('lists one’s own, the latest first, in pages', async () => {
  const [maya, jo] = [await app.signIn(), await app.signIn()];
  const ids = [await make(maya, { hoursAgo: 3 }), await make(maya, { hoursAgo: 2 }), await make(maya)];
  await make(jo);
  await make(maya, { inApp: false });
  const first = await maya.call('GET /api/notifications', { query: { limit: 2 } });
  expect(first.body.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
  expect(first.body[0]).toMatchObject({ category: 'reviews', href: '/profile', readAt: null });
  const [, cursor = ''] = /cursor=([^&>]+)/.exec(String(first.headers.link)) ?? [];
  expect((await list(maya, { limit: 2, cursor: decodeURIComponent(cursor) })).map(({ id }) => id)).toEqual([
    ids[0],
  ]);
  expect(await unread(maya)).toBe(3);
});

test('marks some by id, all up to one, or those that lead to a page; never those of others', async () => {
  const [maya, jo] = [await app.signIn(), await app.signIn()];
  const [oldest, shown, visit, newest] = [
    await make(maya, { hoursAgo: 4 }),
    await make(maya, { hoursAgo: 3 }),
    await make(maya, { hoursAgo: 2, path: '/visits/1' }),
    await make(maya),
  ];
  await make(jo, { path: '/visits/1' });
  expect((await read(maya, { ids: [shown] })).body).toEqual({ count: 3 });
  expect((await read(maya, { href: '/visits/1' })).body).toEqual({ count: 2 });
  expect((await read(jo, { ids: [oldest, newest], upTo: newest })).body).toEqual({ count: 1 });
  expect((await read(maya, { upTo: visit })).body).toEqual({ count: 1 });
  expect((await list(maya)).map(({ id, readAt }) => [id, readAt === null])).toEqual([
    [newest, true],
    [visit, false],
    [shown, false],
    [oldest, false],
  ]);
});

test('is for signed-in people only, with or without a membership', async () => {
  const guest = await app.signIn({ membership: false });
  expect((await guest.call('GET /api/notifications')).status).toBe(200);
  for (const call of [
    'GET /api/notifications',
    'GET /api/notifications/unread',
    'GET /api/notification-preferences',
  ] as const)
    expect((await app.stranger.call(call)).status).toBe(401);
  expect((await read(app.stranger, {})).status).toBe(401);
});
