import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type * as crypto from 'node:crypto';
import type { ProblemBody } from '#contract/problems.ts';
import { demoPassword } from '#server/modules/identity/identity.factory.ts';
import { after, hours, minutes } from '#server/platform/clock.ts';
import { openTestApp, testNow } from './test-app.ts';
import type { Caller, TestApp } from './test-app.ts';

const derived = vi.hoisted(() => ({ keys: 0 }));
vi.mock('node:crypto', async (original) => {
  const actual = await original<typeof crypto>();
  const argon2: typeof crypto.argon2 = (...given) => {
    derived.keys++;
    actual.argon2(...given);
  };
  return { ...actual, argon2 };
});

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterEach(() => app.clock.moveTo(testNow()));
afterAll(() => app.close());

type Sent = { remoteAddress?: string; by?: Caller; body?: object };

/** Sends one request from an address. @returns what a program that tries things out would look at */
async function send(method: 'GET' | 'POST', url: string, { remoteAddress, by, body }: Sent = {}) {
  const before = derived.keys;
  const answer = await app.app.server.inject({
    method,
    url,
    ...(remoteAddress ? { remoteAddress } : {}),
    ...(body ? { payload: body } : {}),
    headers: by ? { cookie: by.cookie } : {},
  });
  const { detail, code }: Partial<ProblemBody> = answer.body === '' ? {} : answer.json<ProblemBody>();
  return {
    status: answer.statusCode,
    detail: detail ?? '',
    code,
    keys: derived.keys - before,
    wait: Number(answer.headers['retry-after']),
  };
}

/** Expects a refusal that says when to come back, at the latest after `longest` milliseconds. */
function expectWait(answer: Awaited<ReturnType<typeof send>>, longest: number): void {
  expect(answer).toMatchObject({ status: 429, code: 'too_often' });
  expect(answer.detail).toMatch(/Try again in (a minute|\d+ (minutes|seconds))\./);
  expect(answer.wait).toBeGreaterThan(0);
  expect(answer.wait).toBeLessThanOrEqual(longest / 1000);
}

/** The nth address of one household: all of them lie in the same /64. */
const atHome = (household: string, nth: number) => `2001:db8:${household}::${nth.toString(16)}`;

const registration = (email: string) => ({
  firstName: 'Maya',
  lastName: 'Ortiz',
  email,
  password: 'sharp-shears',
  userType: 'groomer',
  plan: 'monthly',
  agreeToTerms: true,
  agreeToPrivacy: true,
});
const register = (email: string, remoteAddress: string) =>
  send('POST', '/auth/register', { remoteAddress, body: registration(email) });
const login = (email: string, password: string, remoteAddress: string) =>
  send('POST', '/auth/login', { remoteAddress, body: { email, password } });
const forgot = (email: string, remoteAddress: string) =>
  send('POST', '/auth/forgot-password', { remoteAddress, body: { email } });

describe('credential stuffing', () => {
  test('a list of leaked passwords stops after sixty accounts, whatever address of the /64 it comes from', async () => {
    const victims = await Promise.all(Array.from({ length: 2 }, () => app.signIn()));
    for (let begun = 0; begun < 60; begun += 10) {
      const tries = Array.from({ length: 10 }, (_, n) =>
        login(`leaked${begun + n}@example.com`, 'leaked', atHome('1:1', begun + n)),
      );
      expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(tries.map(() => 401));
    }
    for (const [nth, { account }] of victims.entries())
      expectWait(await login(account.email, demoPassword, atHome('1:1', 100 + nth)), minutes(15));
    const [victim] = victims;
    expect((await login(victim?.account.email ?? '', demoPassword, atHome('1:2', 1))).status).toBe(200);
    app.clock.moveTo(after(testNow(), minutes(16)));
    expect((await login(victim?.account.email ?? '', demoPassword, atHome('1:1', 100))).status).toBe(200);
  });
});

describe('finding out who has an account', () => {
  test('a wrong password and an unknown email get the same answer for the same work', async () => {
    const { account } = await app.signIn();
    const wrong = await login(account.email, 'guess', '203.0.113.1');
    expect(wrong).toMatchObject({ status: 401, keys: 1 });
    expect(await login('nobody@example.com', 'guess', '203.0.113.1')).toEqual(wrong);
  });

  test('asking for a reset mail gets the same answer for any email, and no mail is sent meanwhile', async () => {
    const { account } = await app.signIn();
    const known = await forgot(account.email, '203.0.113.2');
    expect(known).toMatchObject({ status: 204, keys: 0 });
    expect(await forgot('nobody@example.com', '203.0.113.2')).toEqual(known);
  });

  test('a taken email costs as much work as a free one, and a network may try twenty an hour', async () => {
    const { account } = await app.signIn();
    expect(await register('free@example.com', atHome('2:1', 1))).toMatchObject({ status: 201, keys: 1 });
    for (let nth = 2; nth <= 20; nth++)
      expect(await register(account.email, atHome('2:1', nth))).toMatchObject({ status: 409, keys: 1 });
    expectWait(await register(account.email, atHome('2:1', 21)), hours(1));
    expectWait(await register('nobody@example.com', atHome('2:1', 22)), hours(1));
  });

  test('a network may ask for twenty reset mails an hour', async () => {
    for (let nth = 1; nth <= 20; nth++)
      expect((await forgot(`guess${nth}@example.com`, atHome('3:1', nth))).status).toBe(204);
    expectWait(await forgot('guess21@example.com', atHome('3:1', 21)), hours(1));
    expect((await forgot('guess21@example.com', atHome('3:2', 21))).status).toBe(204);
  });
});

describe('mass registration', () => {
  test('twenty accounts an hour from one /64, however many addresses it has', async () => {
    for (let nth = 1; nth <= 20; nth++)
      expect((await register(`made-up${nth}@example.com`, atHome('4:1', nth))).status).toBe(201);
    expectWait(await register('made-up21@example.com', atHome('4:1', 21)), hours(1));
    expectWait(await register('made-up21@example.com', atHome('4:1', 0xff_ff)), hours(1));
    const made = await app.app.platform.sql`select from accounts where email = 'made-up21@example.com'`;
    expect(made).toHaveLength(0);
    expect((await register('made-up21@example.com', atHome('4:2', 1))).status).toBe(201);
  });
});

/** A search that is counted and then refused, which is quicker than four thousand searches. */
const open = (by: Caller, nth: number, remoteAddress: string) =>
  send('GET', `/api/groomers?wrong=${nth}`, { by, remoteAddress });

describe('copying the marketplace', () => {
  test('an account opens six hundred different lists and people an hour; the same ones again are free', async () => {
    const scraper = await app.signIn();
    const someone = await app.signIn();
    const home = '203.0.113.3';
    for (let again = 0; again < 700; again++)
      expect((await send('GET', '/api/shifts', { by: scraper, remoteAddress: home })).status).toBe(200);
    for (let nth = 1; nth < 600; nth++) expect((await open(scraper, nth, home)).status).toBe(422);
    for (const url of [
      `/api/users/${someone.id}`,
      `/api/users/${someone.id}/reviews`,
      '/api/groomers',
      '/api/owners',
      '/api/grooming-requests',
      '/api/grooming-requests/count',
      '/api/shifts?sort=pay',
      '/api/shifts/count',
      '/api/marketplace/all-offers',
    ])
      expectWait(await send('GET', url, { by: scraper, remoteAddress: '203.0.113.4' }), hours(1));
    expect((await send('GET', '/api/shifts', { by: scraper, remoteAddress: home })).status).toBe(200);
    expect((await send('GET', '/auth/me', { by: scraper, remoteAddress: home })).status).toBe(200);
    expect((await open(someone, 1, home)).status).toBe(422);
    app.clock.moveTo(after(testNow(), hours(1)));
    expect((await open(scraper, 9999, home)).status).toBe(422);
  });

  test('accounts that share a /64 open two thousand four hundred together', async () => {
    app.clock.moveTo(after(testNow(), hours(2)));
    const first = await app.signIn();
    const scrapers = [first, ...(await Promise.all(Array.from({ length: 4 }, () => app.signIn())))];
    for (let begun = 0; begun < 2400; begun += 100) {
      const opened = Array.from({ length: 100 }, (_, n) => {
        const nth = begun + n;
        return open(scrapers[nth % 5] ?? first, nth, atHome('5:1', nth));
      });
      expect(new Set((await Promise.all(opened)).map(({ status }) => status))).toEqual(new Set([422]));
    }
    const fresh = await app.signIn();
    expectWait(await open(fresh, 1, atHome('5:1', 1)), hours(1));
    expect((await open(fresh, 1, atHome('5:2', 1))).status).toBe(422);
  }, 120_000);

  test('without an account, a network makes nine hundred calls a minute', async () => {
    const now = testNow();
    for (let nth = 1; nth <= 900; nth++) {
      app.clock.moveTo(after(now, 40 * nth));
      expect((await send('GET', '/api/plans', { remoteAddress: atHome('6:1', nth) })).status).toBe(200);
    }
    expectWait(await send('GET', '/api/landing', { remoteAddress: atHome('6:1', 1) }), minutes(1));
    expect((await send('GET', '/api/landing', { remoteAddress: atHome('6:2', 1) })).status).toBe(200);
  });
});

describe('a flood of changes', () => {
  test('an account makes twelve hundred a minute, of any kind', async () => {
    const by = await app.signIn();
    const now = testNow();
    for (let nth = 1; nth <= 1200; nth++) {
      app.clock.moveTo(after(now, 40 * nth));
      expect((await send('POST', '/api/roles', { by, body: { role: 'none' } })).status).toBe(422);
    }
    expectWait(await send('POST', '/api/roles', { by, body: { role: 'groomer' } }), minutes(1));
    expect((await send('GET', '/auth/me', { by })).status).toBe(200);
    app.clock.moveTo(after(now, minutes(2)));
    expect((await send('POST', '/api/roles', { by, body: { role: 'groomer' } })).status).toBe(200);
  });
});
