import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { after, days, hours } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { demoPassword } from '../identity.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterEach(() => app.clock.moveTo(testNow()));
afterAll(() => app.close());

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const list = async (caller: Caller) => (await caller.call('GET /api/sessions')).body;
const isSignedIn = async (caller: Caller) => (await caller.call('GET /auth/me')).status === 200;
const end = (caller: Caller, id = '') => caller.call('DELETE /api/sessions/:id', { params: { id } });

describe('the list of sessions', () => {
  test('names the device of each, this one first', async () => {
    const caller = await app.signIn();
    await app.stranger.call('POST /auth/login', {
      body: { email: caller.account.email, password: demoPassword },
      headers: { 'user-agent': phone },
    });
    const found = await list(caller);
    expect(found.map(({ device, current }) => [device, current])).toEqual([
      ['Unknown device', true],
      ['Chrome on Android', false],
    ]);
    expect(JSON.stringify(found)).not.toContain('oken');
  });

  test('knows to the hour when a session was used', async () => {
    const caller = await app.signIn();
    const seen = async () => Date.parse((await list(caller))[0]?.lastSeenAt ?? '') - testNow().getTime();
    app.clock.moveTo(after(testNow(), hours(0.9)));
    await list(caller);
    expect(await seen()).toBeLessThan(hours(0.1));
    app.clock.moveTo(after(testNow(), hours(5)));
    await list(caller);
    expect(await seen()).toBeGreaterThan(hours(4.9));
  });

  test('does not show ended sessions', async () => {
    const caller = await app.signIn();
    await app.as(caller.id);
    app.clock.moveTo(after(testNow(), days(29)));
    expect(await list(caller)).toHaveLength(2);
    app.clock.moveTo(after(testNow(), days(31)));
    expect(await list(caller)).toHaveLength(1);
  });
});

describe('ending sessions', () => {
  test('one elsewhere, and only one’s own', async () => {
    const caller = await app.signIn();
    const elsewhere = await app.as(caller.id);
    const stranger = await app.signIn();
    const { id } = (await list(elsewhere))[0] ?? {};
    expect((await end(stranger, id)).status).toBe(404);
    expect((await end(app.stranger, id)).status).toBe(401);
    expect(await isSignedIn(elsewhere)).toBe(true);
    expect((await end(caller, id)).status).toBe(204);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await isSignedIn(caller)).toBe(true);
    expect((await end(caller, id)).status).toBe(404);
  });

  test('all others at once', async () => {
    const caller = await app.signIn();
    const others = [await app.as(caller.id), await app.as(caller.id)];
    const stranger = await app.signIn();
    expect((await caller.call('DELETE /api/sessions')).status).toBe(204);
    expect(await Promise.all([caller, stranger, ...others].map(isSignedIn))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect((await app.stranger.call('DELETE /api/sessions')).status).toBe(401);
  });
});

test('a session that is used ends after 90 days, in every process', async () => {
  const caller = await app.signIn();
  const elsewhere = (await app.secondProcess())(caller);
  for (let day = 0; day < 90; day += 20) {
    app.clock.moveTo(after(testNow(), days(day)));
    expect(await isSignedIn(day % 40 === 0 ? caller : elsewhere)).toBe(true);
  }
  app.clock.moveTo(after(testNow(), days(89)));
  expect(await isSignedIn(caller)).toBe(true);
  app.clock.moveTo(after(testNow(), days(90)));
  expect(await isSignedIn(caller)).toBe(false);
  expect(await isSignedIn(elsewhere)).toBe(false);
});
