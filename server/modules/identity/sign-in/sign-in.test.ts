import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { after, days, minutes } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { demoPassword } from '../identity.factory.ts';
import { insertLink } from '../identity.queries.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { hashToken, newToken } from '../tokens.ts';
import { resetPassword } from '../use-link.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const login = (email: string, password: string) =>
  app.stranger.call('POST /auth/login', { body: { email, password } });

const guessFrom = async (remoteAddress: string, n: number) => {
  const payload = { email: `guest${n}@example.com`, password: 'guess' };
  return (await app.app.server.inject({ method: 'POST', url: '/auth/login', remoteAddress, payload }))
    .statusCode;
};

describe('signing in and out', () => {
  test('the session lasts until it is ended or 30 days have passed', async () => {
    const { account } = await app.signIn({ roles: ['owner'] });
    const answer = await login(` ${account.email.toUpperCase()} `, demoPassword);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id: account.id, hasMembership: true });
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    const me = () => app.stranger.call('GET /auth/me', { headers: { cookie } });
    expect((await me()).status).toBe(200);
    expect((await app.stranger.call('POST /auth/logout', { headers: { cookie } })).status).toBe(204);
    expect((await me()).status).toBe(401);

    const other = await app.as(account.id);
    app.clock.moveTo(after(testNow(), days(31)));
    expect((await other.call('GET /auth/me')).status).toBe(401);
    app.clock.moveTo(testNow());
  });

  test('gives the same response for an unknown email and a wrong password', async () => {
    const { account } = await app.signIn();
    const wrong = await login(account.email, 'not-it');
    const unknown = await login('nobody@example.com', 'not-it');
    expect(wrong.status).toBe(401);
    expect(wrong.problem).toEqual(unknown.problem);
  });

  test('after ten failed attempts even the right password is refused for a time', async () => {
    const { account } = await app.signIn();
    for (let i = 0; i < 10; i++) await login(account.email, 'guess');
    const refused = await login(account.email, demoPassword);
    expect(refused.status).toBe(429);
    app.clock.moveTo(after(testNow(), minutes(16)));
    expect((await login(account.email, demoPassword)).status).toBe(200);
    app.clock.moveTo(testNow());
  });

  test('successful sign-ins do not count against the limit', async () => {
    const { account } = await app.signIn();
    for (let i = 0; i < 61; i++) expect((await login(account.email, demoPassword)).status).toBe(200);
    for (let i = 0; i < 9; i++) expect((await login(account.email, 'guess')).status).toBe(401);
    expect((await login(account.email, demoPassword)).status).toBe(200);
    expect((await login(account.email, 'guess')).status).toBe(401);
    expect((await login(account.email, demoPassword)).status).toBe(429);
  }, 120_000);

  test('after sixty failed attempts on many accounts only that address is refused', async () => {
    const guesses = Array.from({ length: 60 }, (_, n) => guessFrom('203.0.113.7', n));
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([401]));
    expect(await guessFrom('203.0.113.7', 60)).toBe(429);
    expect(await guessFrom('203.0.113.8', 60)).toBe(401);
  });

  test('refuses requests from another site', async () => {
    const answer = await app.stranger.call('POST /auth/logout', {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.problem.code).toBe('cross_site');
    expect(
      (await app.stranger.call('POST /auth/logout', { headers: { origin: 'https://evil.example' } })).status,
    ).toBe(403);
  });
});

describe('GET /api/login', () => {
  test.each([
    ['/messages?with=1#newest', '/login?next=%2Fmessages%3Fwith%3D1%23newest'],
    [undefined, '/login'],
    ['https://evil.example/', '/login'],
    ['//evil.example', '/login'],
    ['/\\evil.example', '/login'],
    ['/.//evil.example', '/login'],
    ['/\t/evil.example', '/login'],
    ['javascript:alert(1)', '/login'],
  ])('next=%j leads to %s', async (next, location) => {
    const answer = await app.stranger.call('GET /api/login', next === undefined ? {} : { query: { next } });
    expect(answer.status).toBe(302);
    expect(answer.headers['location']).toBe(location);
  });
});

describe('forgotten password', () => {
  test('a mailed link sets a new one once, within 30 minutes, and ends all sessions', async () => {
    const caller = await app.signIn();
    const forgot = (email: string) => app.stranger.call('POST /auth/forgot-password', { body: { email } });
    expect((await forgot('nobody@example.com')).status).toBe(204);
    expect((await forgot(caller.account.email)).status).toBe(204);
    await app.settle();
    const [mail] = await app.app.platform.mailer.kept(1);
    expect(mail?.toAddress).toBe(caller.account.email);
    const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1];
    const reset = () =>
      app.stranger.call('POST /auth/reset-password', { body: { token, password: 'brand-new' } });

    app.clock.moveTo(after(testNow(), minutes(31)));
    expect((await reset()).status).toBe(410);
    app.clock.moveTo(testNow());
    expect((await reset()).status).toBe(200);
    expect((await reset()).status).toBe(410);
    expect((await caller.call('GET /auth/me')).status).toBe(401);
    expect((await login(caller.account.email, 'brand-new')).status).toBe(200);
  });
});

test('an old password checked during a password change opens no lasting session', async () => {
  const { account } = await app.signIn();
  const token = newToken();
  const signingIn = await app.transact(async (t) => {
    const link = { tokenHash: hashToken(token), accountId: account.id, expiresAt: after(t.now, minutes(5)) };
    await insertLink(t.sql, { ...link, purpose: 'reset_password' });
    await t.sql`select from accounts where id = ${account.id} for update`;
    const answer = login(account.email, demoPassword);
    await expect
      .poll(
        () => app.app.platform.sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      .toHaveLength(1);
    const { extensions } = app.app.platform;
    await resetPassword(t, extensions, token, await hashPassword('brand-new'), 'Chrome on Android');
    return { answer };
  });
  expect((await signingIn.answer).status).toBe(401);
  const sessions = await app.app.platform.sql`select from sessions where account_id = ${account.id}`;
  expect(sessions).toHaveLength(0);
});

describe('POST /api/roles', () => {
  test('adds a role once; strangers are refused', async () => {
    const caller = await app.signIn({ roles: ['groomer'] });
    await caller.call('POST /api/roles', { body: { role: 'pet_owner' } });
    const answer = await caller.call('POST /api/roles', { body: { role: 'pet_owner' } });
    expect(answer.body.user.roles).toEqual(['groomer', 'pet_owner']);
    expect((await app.stranger.call('POST /api/roles', { body: { role: 'owner' } })).status).toBe(401);
    expect((await caller.call('POST /api/roles', { body: { role: 'admin' } })).status).toBe(422);
  });
});
