import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProblemBody } from '#contract/problems.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { demoPassword } from '../identity.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type From = { remoteAddress?: string; cookie?: string };

const send = (url: string, payload: object, { remoteAddress = '127.0.0.1', cookie }: From = {}) =>
  app.app.server.inject({
    method: 'POST',
    url,
    remoteAddress,
    payload,
    headers: cookie ? { cookie } : {},
  });

const login = async (email: string, password: string, from?: From) => {
  const response = await send('/auth/login', { email, password }, from);
  return {
    status: response.statusCode,
    detail: response.json<ProblemBody>().detail,
    browser: browserCookie(response.cookies),
  };
};

const browserCookie = (cookies: { name: string; value: string }[]) =>
  cookies
    .filter(({ name }) => name === 'wagwell_browser')
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');

/** Returns a different network address for each number. */
const somewhere = (n: number) => ({ remoteAddress: `198.${18 + (n >> 16)}.${(n >> 8) & 0xff}.${n & 0xff}` });

/** Sends wrong passwords for one account, each from another address. @returns how many were compared */
async function attack(email: string, tries: number): Promise<number> {
  let compared = 0;
  for (let begun = 0; begun < tries; begun += 50) {
    const guesses = Array.from({ length: 50 }, (_, n) =>
      login(email, `guess-${begun + n}`, somewhere(begun + n)),
    );
    compared += (await Promise.all(guesses)).filter(({ status }) => status === 401).length;
  }
  return compared;
}

async function twelveGuesses(email: string) {
  const answers: [number, string | undefined][] = [];
  for (let n = 0; n < 12; n++) {
    const { status, detail } = await login(email, 'guess', { remoteAddress: '203.0.113.23' });
    answers.push([status, detail]);
  }
  return answers;
}

/** Sets the counter as after many compared passwords, because comparing is slow. */
async function attacked(email: string): Promise<void> {
  const { sql } = app.app.platform;
  const windowStart = new Date(Math.floor(app.clock.now().getTime() / hours(1)) * hours(1));
  const row = { key: `sign-in-anywhere:${email}`, windowStart, count: 100 };
  await sql`insert into rate_limits ${sql(row)} on conflict (key, window_start) do update set count = 100`;
  expect((await login(email, 'guess', somewhere(0))).status).toBe(429);
}

async function mailedToken(email: string): Promise<string> {
  expect((await ask(email)).statusCode).toBe(204);
  await app.settle();
  const mails = await app.app.platform.mailer.kept(100);
  const mail = mails.find(({ toAddress }) => toAddress === email);
  return /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
}

const ask = (email: string) => send('/auth/forgot-password', { email });

const reset = (token: string, password: string) => send('/auth/reset-password', { token, password });

describe('1,000 wrong passwords from many addresses', () => {
  test('cause 100 comparisons and do not block sign-ins in known browsers', async () => {
    const { account } = await app.signIn();
    const { browser } = await login(account.email, demoPassword, { remoteAddress: '203.0.113.20' });
    expect(await attack(account.email, 1000)).toBe(100);

    const elsewhere = await login(account.email, demoPassword, { remoteAddress: '203.0.113.21' });
    expect(elsewhere.status).toBe(429);
    expect(elsewhere.detail).toMatch(/choose a new password/);
    // The known browser at home, elsewhere, and at an address of the attack.
    for (const remoteAddress of ['203.0.113.20', '203.0.113.22', somewhere(7).remoteAddress])
      expect((await login(account.email, demoPassword, { remoteAddress, cookie: browser })).status).toBe(200);
  }, 120_000);

  test('do not block a reset link', async () => {
    const { account } = await app.signIn();
    await attacked(account.email);
    expect((await login(account.email, demoPassword)).status).toBe(429);
    const answer = await reset(await mailedToken(account.email), 'lanterns-at-noon');
    expect(answer.statusCode).toBe(200);
    const cookie = browserCookie(answer.cookies);
    expect((await login(account.email, 'lanterns-at-noon', { cookie })).status).toBe(200);
  });

  test('get the same responses for an email without an account', async () => {
    const { account } = await app.signIn();
    expect(await twelveGuesses('nobody-here@example.com')).toEqual(await twelveGuesses(account.email));
  });
});

describe('a browser that is known', () => {
  test('has its own ten failed attempts, and is known only for its own accounts', async () => {
    const [maya, renee] = [(await app.signIn()).account, (await app.signIn()).account];
    const { browser: cookie } = await login(maya.email, demoPassword);
    for (let n = 0; n < 10; n++) expect((await login(maya.email, 'guess', { cookie })).status).toBe(401);
    expect((await login(maya.email, demoPassword, { cookie })).status).toBe(429);

    await attacked(renee.email);
    expect((await login(renee.email, demoPassword, { cookie })).status).toBe(429);
    const forged = { cookie: `wagwell_browser=${'A'.repeat(43)}` };
    expect((await login(renee.email, demoPassword, forged)).status).toBe(429);
  });

  test('serves several accounts, and stays known after signing out', async () => {
    const [maya, renee] = [(await app.signIn()).account, (await app.signIn()).account];
    const { browser: cookie } = await login(maya.email, demoPassword);
    expect((await login(renee.email, demoPassword, { cookie })).browser).toBe(cookie);
    const out = await send('/auth/logout', {}, { cookie });
    expect(browserCookie(out.cookies)).toBe('');
    for (const { email } of [maya, renee]) {
      await attacked(email);
      expect((await login(email, demoPassword, { cookie })).status).toBe(200);
    }
  });
});

describe('one network', () => {
  test('cannot try many accounts from the addresses of its /64', async () => {
    const tries = Array.from({ length: 60 }, (_, n) =>
      login(`many${n}@example.com`, 'guess', { remoteAddress: `2001:db8:7:7::${n.toString(16)}` }),
    );
    expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([401]));
    for (const [remoteAddress, status] of [
      ['2001:0db8:0007:0007:ffff::1', 429],
      ['2001:db8:7:8::1', 401],
    ] as const)
      expect((await login('another@example.com', 'guess', { remoteAddress })).status).toBe(status);
  });

  test('an IPv4 address written as IPv6 counts as the same address', async () => {
    const { account } = await app.signIn();
    for (let n = 0; n < 10; n++) await login(account.email, 'guess', { remoteAddress: '203.0.113.30' });
    const mapped = { remoteAddress: '::ffff:203.0.113.30' };
    expect((await login(account.email, demoPassword, mapped)).status).toBe(429);
  });
});

describe('reset links', () => {
  test('using one ends all links of the account', async () => {
    const { account } = await app.signIn();
    const [first, second] = [await mailedToken(account.email), await mailedToken(account.email)];
    expect((await reset(second, 'lanterns-at-noon')).statusCode).toBe(200);
    expect((await reset(first, 'lanterns-at-dusk')).statusCode).toBe(410);
    expect((await login(account.email, 'lanterns-at-noon')).status).toBe(200);
  });

  test('are limited to three mails in 30 minutes, and the last link works while the limit is reached', async () => {
    const now = testNow();
    app.clock.moveTo(new Date(Math.ceil(now.getTime() / minutes(30)) * minutes(30)));
    const { account } = await app.signIn();
    const tokens = [];
    for (let n = 0; n < 3; n++) tokens.push(await mailedToken(account.email));
    const refused = await ask(account.email);
    expect(refused.statusCode).toBe(429);
    for (let n = 0; n < 3; n++) expect((await ask('nobody-there@example.com')).statusCode).toBe(204);
    expect((await ask('nobody-there@example.com')).json()).toEqual(refused.json());

    app.clock.moveTo(after(app.clock.now(), minutes(29)));
    expect((await ask(account.email)).statusCode).toBe(429);
    expect((await reset(tokens.at(-1) ?? '', 'lanterns-at-noon')).statusCode).toBe(200);
    app.clock.moveTo(after(app.clock.now(), minutes(2)));
    expect((await ask(account.email)).statusCode).toBe(204);
    app.clock.moveTo(testNow());
  });
});

describe('a new sign-in', () => {
  test('ends the session of the cookie that was sent, of any account', async () => {
    const [maya, renee] = [await app.signIn(), await app.signIn()];
    expect((await login(renee.account.email, 'wrong', { cookie: maya.cookie })).status).toBe(401);
    expect((await maya.call('GET /auth/me')).status).toBe(200);
    expect((await login(renee.account.email, demoPassword, { cookie: maya.cookie })).status).toBe(200);
    expect((await maya.call('GET /auth/me')).status).toBe(401);
    expect((await renee.call('GET /auth/me')).status).toBe(200);
  });
});

test('with https, cookies are bound to this host', async () => {
  const secure = await openTestApp({ PUBLIC_URL: 'https://wagwell.example', DEMO: '0' });
  const { account } = await secure.signIn();
  const payload = { email: account.email, password: demoPassword };
  const { cookies, headers } = await secure.app.server.inject({
    method: 'POST',
    url: '/auth/login',
    payload,
  });
  expect(cookies.map(({ name }) => name).toSorted()).toEqual([
    '__Host-wagwell_browser',
    '__Host-wagwell_session',
  ]);
  for (const cookie of [headers['set-cookie']].flat()) {
    expect(cookie).toMatch(/; Path=\//);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).not.toMatch(/domain/i);
  }
  const asked = (name: string) =>
    secure.app.server.inject({
      url: '/auth/me',
      headers: {
        cookie: `${name}=${cookies.find((cookie) => cookie.name === '__Host-wagwell_session')?.value}`,
      },
    });
  expect((await asked('__Host-wagwell_session')).statusCode).toBe(200);
  expect((await asked('wagwell_session')).statusCode).toBe(401);
  await secure.close();
});

test('a browser is forgotten 400 days after it was last used', async () => {
  const own = await openTestApp();
  const { account } = await own.signIn();
  const known = () => own.app.platform.sql`select from known_browsers where account_id = ${account.id}`;
  await own.stranger.call('POST /auth/login', { body: { email: account.email, password: demoPassword } });
  expect(await known()).toHaveLength(1);
  await own.app.jobs.start();
  await own.settle();
  own.clock.moveTo(after(testNow(), days(402)));
  await own.settle();
  expect(await known()).toHaveLength(0);
  await own.close();
});
