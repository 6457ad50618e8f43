import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { startsEarlyMinutes } from '#contract/shifts/shift-lifecycle.ts';
import { createApp } from '#server/app.ts';
import type { App } from '#server/app.ts';
import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeApplication, makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { after, minutes } from '#server/platform/clock.ts';
import { waitForNotifications } from '#tests/wait-for-notifications.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
/** A second process on the same database. */
let other: App;
let maya: Caller;
let jo: Caller;
let shiftId: string;

beforeAll(async () => {
  app = await openTestApp();
  other = await createApp(app.app.platform.config, app.databaseUrl, app.clock);
  await other.server.ready();
  for (const { platform } of [app.app, other]) await platform.changeFeed.start();
  [maya, jo] = [await app.signIn({ roles: ['groomer'] }), await app.signIn({ roles: ['groomer'] })];
  await app.transact(async (t) => {
    for (const { id } of [maya, jo]) await makeGroomer(t, { accountId: id });
    shiftId = (await makeShift(t)).id;
  });
});
beforeEach(() => notificationsArrive());
afterAll(async () => {
  await other.close();
  await app.close();
});

const notificationsArrive = () => waitForNotifications(app.app, other);

async function applied() {
  const made = await app.transact(async (t) => {
    const [owner, groomer] = [await makeBusiness(t), await makeGroomer(t)];
    const shift = await makeShift(t, { businessId: owner.id });
    return {
      owner,
      groomer,
      startsAt: shift.startsAt,
      application: await makeApplication(t, { shiftId: shift.id, groomerId: groomer.id }),
    };
  });
  return {
    owner: await app.as(made.owner.id),
    groomer: await app.as(made.groomer.id),
    applicationId: made.application.id,
    startsAt: made.startsAt,
  };
}

const lists = ['/api/shifts', '/api/shifts/count', '/api/groomers', '/api/owners'];

async function get(caller: Caller, url: string, tag?: string, server: FastifyInstance = app.app.server) {
  const answer = await server.inject({
    url,
    headers: { cookie: caller.cookie, ...(tag ? { 'if-none-match': tag } : {}) },
  });
  return {
    status: answer.statusCode,
    tag: String(answer.headers['etag']),
    text: answer.body,
    headers: answer.headers,
  };
}

describe('an unchanged poll', () => {
  test.each(lists)('%s answers 304 without a body until something it shows changes', async (url) => {
    const first = await get(maya, url);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const again = await get(maya, url, first.tag);
    expect(again).toMatchObject({ status: 304, text: '', tag: first.tag });
    await app.transact(async (t) => {
      await makeShift(t);
      await makeGroomer(t);
    });
    await notificationsArrive();
    const changed = await get(maya, url, first.tag);
    expect(changed.status).toBe(200);
    expect(changed.text).not.toBe(first.text);
  });

  test.each([
    ['/api/groomers/current-user/applications', 'groomer'],
    ['/api/shifts/owner/current-user', 'owner'],
  ])('%s changes when an application is decided', async (url, who) => {
    const { groomer, owner, applicationId } = await applied();
    await notificationsArrive();
    const caller = who === 'owner' ? owner : groomer;
    const first = await get(caller, url);
    expect((await get(caller, url, first.tag)).status).toBe(304);
    await owner.call('POST /api/shift-applications/:id/accept', { params: { id: applicationId } });
    await notificationsArrive();
    const changed = await get(caller, url, first.tag);
    expect(changed.status).toBe(200);
    expect(changed.text).toContain('"filled"');
  });

  test('conversations change when the other business is renamed', async () => {
    const made = await app.transact((t) => makeBusiness(t, { businessName: 'Paws & Co' }));
    const owner = await app.as(made.id);
    const body = { fromUserId: owner.id, toUserId: jo.id, content: 'Side door.' };
    expect((await owner.call('POST /api/messages', { body })).status).toBe(201);
    await notificationsArrive();
    const url = '/api/messages/conversations/current-user';
    const first = await get(jo, url);
    expect(first.text).toContain('Paws & Co');
    expect((await get(jo, url, first.tag)).status).toBe(304);
    const renamed = { businessName: 'Wags & Co', businessType: 'salon', address: 'Austin, TX 78704' };
    expect((await owner.call('PUT /api/profiles/business', { body: renamed })).status).toBe(200);
    await notificationsArrive();
    const changed = await get(jo, url, first.tag);
    expect(changed.status).toBe(200);
    expect(changed.text).toContain('Wags & Co');
  });

  test('a write in another process changes the ETag', async () => {
    const here = await get(maya, '/api/shifts');
    const there = await get(maya, '/api/shifts', undefined, other.server);
    await app.transact((t) => makeShift(t));
    await notificationsArrive();
    expect((await get(maya, '/api/shifts', here.tag)).status).toBe(200);
    expect((await get(maya, '/api/shifts', there.tag, other.server)).status).toBe(200);
  });

  test('the caller’s own write is visible at once', async () => {
    const { tag } = await get(jo, '/api/shifts');
    const sent = await jo.call('POST /api/shift-applications', { body: { shiftId } });
    const { status, text } = await get(jo, '/api/shifts', tag);
    expect(status).toBe(200);
    expect(text).toContain(sent.body.id);
  });

  test('unrelated writes do not change the ETag', async () => {
    const shifts = await get(maya, '/api/shifts');
    const owners = await get(maya, '/api/owners');
    await app.transact((t) => makeGroomer(t));
    await notificationsArrive();
    expect((await get(maya, '/api/shifts', shifts.tag)).status).toBe(304);
    await app.transact((t) => makeBusiness(t));
    await notificationsArrive();
    expect((await get(maya, '/api/owners', owners.tag)).status).toBe(200);
  });

  test.each([
    '/api/groomers/current-user/applications',
    '/api/shifts',
    '/api/messages/conversations/current-user',
  ])('%s is valid for at most half an hour, since time alone may change it', async (url) => {
    const { tag } = await get(maya, url);
    app.clock.moveTo(after(testNow(), minutes(29.9)));
    expect((await get(maya, url, tag)).status).toBe(304);
    app.clock.moveTo(after(testNow(), minutes(30.1)));
    expect((await get(maya, url, tag)).status).toBe(200);
    app.clock.moveTo(testNow());
  });

  test.each([
    ['/api/groomers/current-user/applications', 'groomer'],
    ['/api/shifts/owner/current-user', 'owner'],
  ])('%s changes at the minute in which work can begin', async (url, who) => {
    const { groomer, owner, applicationId, startsAt } = await applied();
    await owner.call('POST /api/shift-applications/:id/accept', { params: { id: applicationId } });
    await notificationsArrive();
    const caller = who === 'owner' ? owner : groomer;
    app.clock.moveTo(after(startsAt, -minutes(startsEarlyMinutes + 5)));
    const first = await get(caller, url);
    expect(first.text).not.toContain('"start"');
    app.clock.moveTo(after(startsAt, -minutes(startsEarlyMinutes + 0.1)));
    expect((await get(caller, url, first.tag)).status).toBe(304);
    app.clock.moveTo(after(startsAt, -minutes(startsEarlyMinutes)));
    const turned = await get(caller, url, first.tag);
    expect(turned.status).toBe(200);
    expect(turned.text).toContain('"start"');
    app.clock.moveTo(testNow());
  });

  test('open shifts change when the job closes one that has begun', async () => {
    const { id, startsAt } = await app.transact((t) => makeShift(t));
    app.clock.moveTo(after(startsAt, -minutes(5)));
    await app.settle();
    await notificationsArrive();
    const { tag, text } = await get(maya, '/api/shifts');
    expect(text).toContain(id);
    app.clock.moveTo(after(startsAt, minutes(0.1)));
    await app.settle();
    await notificationsArrive();
    const changed = await get(maya, '/api/shifts', tag);
    expect(changed.status).toBe(200);
    expect(changed.text).not.toContain(id);
    app.clock.moveTo(testNow());
  });

  test.each([
    ['of another viewer', () => get(jo, '/api/shifts')],
    ['of another address', () => get(maya, '/api/shifts?limit=1')],
    ['of another process', () => get(maya, '/api/shifts', undefined, other.server)],
    ['made up', () => Promise.resolve({ tag: 'W/"a.b.c.d"' })],
    ['of no kind of ours', () => Promise.resolve({ tag: '*' })],
  ])('an ETag %s is ignored', async (_, tagged) => {
    expect((await get(maya, '/api/shifts', (await tagged()).tag)).status).toBe(200);
  });

  test('signed-out callers get 401, and errors have no ETag', async () => {
    const { tag } = await get(maya, '/api/shifts');
    expect((await get(app.stranger, '/api/shifts', tag)).status).toBe(401);
    expect((await get(maya, '/api/shifts?limit=0')).headers).not.toHaveProperty('etag');
  });

  test('a change by raw SQL, while no signal arrives, changes the ETag within moments', async () => {
    const { tag } = await get(maya, '/api/shifts');
    const { sql } = app.app.platform;
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`;
    await sql`update shifts set title = 'Poodle day' where id = ${shiftId}`;
    await expect
      .poll(async () => (await get(maya, '/api/shifts', tag)).status, { timeout: 10_000 })
      .toBe(200);
    const fresh = await get(maya, '/api/shifts');
    expect((await get(maya, '/api/shifts', fresh.tag)).status).toBe(304);
  });
});

test('every polled table has a trigger that notifies of its changes', async () => {
  const notifying = await app.app.platform.sql<{ name: string }[]>`
    select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgname like '%\\_note'`;
  const { moduleRoutes } = await import('#server/app.ts');
  const polled = moduleRoutes.flatMap(({ poll }) => poll ?? []);
  expect(polled.length).toBeGreaterThan(0);
  expect(notifying.map(({ name }) => name)).toEqual(expect.arrayContaining(polled));
});
