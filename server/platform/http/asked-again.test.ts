import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { after, seconds } from '#server/platform/clock.ts';
import { allHeard } from '#tests/all-heard.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
/** The same caller at a second process on the same database. */
let elsewhere: (caller: Caller) => Caller;
beforeAll(async () => {
  app = await openTestApp();
  elsewhere = await app.secondProcess();
  await app.app.platform.changes.start();
});
afterEach(() => app.clock.moveTo(testNow()));
afterAll(() => app.close());

const get = ({ cookie }: Caller, url: string, tag = '') =>
  app.app.server.inject({ url, headers: { cookie, ...(tag ? { 'if-none-match': tag } : {}) } });

/** Told twice that it is unchanged, so that the second time it was known. @returns the tag */
async function known(caller: Caller, url: string) {
  await allHeard(app.app);
  const tag = String((await get(caller, url)).headers['etag']);
  for (const _ of ['found out', 'known']) expect((await get(caller, url, tag)).statusCode).toBe(304);
  return tag;
}

const url = '/api/shifts';
const status = async (caller: Caller, tag: string, at = url) => (await get(caller, at, tag)).statusCode;

/** When a membership or a session ends. */
async function endOf(query: string, { id }: Caller) {
  const [row = {}] = await app.app.platform.sql.unsafe(query, [id]);
  return new Date(String(Object.values(row)[0]));
}

describe('who asks again what is known to be unchanged', () => {
  test('is told so without a look at anything, and is counted like everybody', async () => {
    const maya = await app.signIn({ roles: ['groomer'] });
    const tag = await known(maya, url);
    const counted = async () =>
      /http_request_duration_seconds_count\{route="\/api\/shifts",method="GET",status="304"\} (\d+)/.exec(
        await app.app.platform.metrics.text(),
      )?.[1];
    const before = Number(await counted());
    const lookedUp = vi.spyOn(app.app.platform, 'recall');
    const [first, second] = [await get(maya, url, tag), await get(maya, url, tag)];
    expect(lookedUp).not.toHaveBeenCalled();
    lookedUp.mockRestore();
    expect(first).toMatchObject({ statusCode: 304, body: '', headers: { etag: tag } });
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
    await vi.waitFor(async () => expect(Number(await counted())).toBe(before + 2));
  });

  test('hears of a change all the same', async () => {
    const maya = await app.signIn({ roles: ['groomer'] });
    const tag = await known(maya, url);
    await app.transact((t) => makeShift(t));
    await vi.waitFor(async () => expect(await status(maya, tag)).toBe(200));
  });

  test('is a stranger once signed out, here or on another process', async () => {
    for (const there of [(caller: Caller) => caller, elsewhere]) {
      const maya = await app.signIn({ roles: ['groomer'] });
      const tag = await known(maya, url);
      expect((await there(maya).call('POST /auth/logout')).status).toBe(204);
      await vi.waitFor(async () => expect(await status(maya, tag)).toBe(401));
    }
  });

  test('is refused from the instant on in which the membership ends', async () => {
    const maya = await app.signIn({ roles: ['groomer'] });
    const end = await endOf('select access_until from memberships where account_id = $1', maya);
    app.clock.moveTo(after(end, -seconds(30)));
    const tag = await known(maya, url);
    app.clock.moveTo(end);
    expect(await status(maya, tag)).toBe(402);
  });

  test('is a stranger from the instant on in which the session ends', async () => {
    const maya = await app.signIn({ roles: ['groomer'] });
    const own = '/api/groomers/current-user/applications';
    const end = await endOf('select expires_at from sessions where account_id = $1', maya);
    app.clock.moveTo(after(end, -seconds(30)));
    const tag = await known(maya, own);
    app.clock.moveTo(end);
    expect(await status(maya, tag, own)).toBe(401);
  });

  test('is known by cookie, address and tag together, and only where something is read', async () => {
    const [maya, jo] = [await app.signIn({ roles: ['groomer'] }), await app.signIn({ roles: ['groomer'] })];
    const tag = await known(maya, url);
    expect(await status(jo, tag)).toBe(200);
    expect(await status(app.stranger, tag)).toBe(401);
    expect(await status(maya, tag, '/api/shifts?limit=1')).toBe(200);
    expect(await status(maya, `${tag}x`)).toBe(200);
    const posted = await app.app.server.inject({
      method: 'POST',
      url,
      headers: { cookie: maya.cookie, 'if-none-match': tag, 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(posted.statusCode).toBe(403);
  });
});
