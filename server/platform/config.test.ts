import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

/** What a site for visitors needs besides its address. */
const forVisitors = {
  PAYMENTS: '0',
  SMTP_URL: 'smtp://mail.example',
  POSTAL_ADDRESS: 'Wagwell, 12 Main St, Austin, TX 78701',
};

test.each([
  [{}, 0],
  [{ PUBLIC_URL: 'http://wagwell.example' }, 0],
  [{ ...forVisitors, PUBLIC_URL: 'https://wagwell.example' }, 1],
  [{ ...forVisitors, PUBLIC_URL: 'https://wagwell.example', PROXY_HOPS: '0' }, 0],
  [{ PROXY_HOPS: '2' }, 2],
])('%j is behind %i proxies', (env, hops) => {
  expect(readConfig(env).PROXY_HOPS).toBe(hops);
});

test.each([
  ['many', 'Setting PROXY_HOPS: use a whole number from 0 to 10 (got "many")'],
  ['1.5', 'Setting PROXY_HOPS: use a whole number from 0 to 10 (got "1.5")'],
  ['-1', 'Setting PROXY_HOPS: use a whole number from 0 to 10 (got "-1")'],
  ['true', 'Setting PROXY_HOPS: use a whole number from 0 to 10 (got "true")'],
])('PROXY_HOPS=%s fails the start with one line', (hops, line) => {
  expect(() => readConfig({ PROXY_HOPS: hops })).toThrow(line);
});

test('a bucket needs its key', () => {
  expect(() => readConfig({ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'AKIA' })).toThrow(
    'Setting S3_SECRET_ACCESS_KEY: is needed together with S3_BUCKET',
  );
});

const secret = 'a secret of tests only, long enough';

test.each([
  [{ TEXTS_URL: 'https://texts.example' }, 'Setting TEXTS_SECRET: is needed together with TEXTS_URL'],
  [{ TEXTS_SECRET: secret }, 'Setting TEXTS_URL: is needed together with TEXTS_SECRET'],
  [{ TEXTS_URL: 'http://texts.example', TEXTS_SECRET: secret }, 'Setting TEXTS_URL: use an https: address'],
  [{ TEXTS_URL: 'https://t.example', TEXTS_SECRET: 'short' }, 'Setting TEXTS_SECRET: use at least 32'],
  [{ TEXTS_PER_DAY: 'many' }, 'Setting TEXTS_PER_DAY: use a number'],
  [{ TEXTS_PER_DAY: '-1' }, 'Setting TEXTS_PER_DAY: use 0 or more'],
  [
    { ...forVisitors, PUBLIC_URL: 'https://wagwell.example', TEXTS_URL: 'keep:', TEXTS_SECRET: secret },
    'Setting TEXTS_URL: keep: cannot be used together with an https PUBLIC_URL',
  ],
  [
    { TEXTS_URL: 'https://texts.example', TEXTS_SECRET: secret, DEMO: '1' },
    'Setting DEMO: 1 cannot be used together with TEXTS_URL',
  ],
])('with %j the start fails with one line', (env, line) => {
  expect(() => readConfig(env)).toThrow(line);
});

const live = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
const restricted = { ...live, STRIPE_SECRET_KEY: 'rk_live_x' };
const testing = { ...live, STRIPE_SECRET_KEY: 'sk_test_x' };

describe('the demo town and the test clock', () => {
  test.each<[Record<string, string>, boolean]>([
    [{}, true],
    [{ PUBLIC_URL: 'http://wagwell.example' }, true],
    [testing, true],
    [live, false],
    [restricted, false],
    [{ SMTP_URL: 'smtp://mail.example' }, false],
    [{ ...forVisitors, PUBLIC_URL: 'https://wagwell.example' }, false],
  ])('with %j alone, DEMO is %s', (env, demo) => {
    expect(readConfig(env)).toMatchObject({ DEMO: demo, TEST_CLOCK: false });
    expect(readConfig({ ...env, DEMO: '0' }).DEMO).toBe(false);
  });

  test.each([
    ['DEMO', live, "Stripe's live keys (STRIPE_SECRET_KEY)"],
    ['DEMO', restricted, "Stripe's live keys (STRIPE_SECRET_KEY)"],
    ['DEMO', { SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL'],
    ['DEMO', { PUBLIC_URL: 'HTTPS://wagwell.example' }, 'an https PUBLIC_URL'],
    ['TEST_CLOCK', live, "Stripe's live keys (STRIPE_SECRET_KEY)"],
    ['TEST_CLOCK', testing, 'STRIPE_SECRET_KEY'],
    ['TEST_CLOCK', { SMTP_URL: 'smtps://mail.example' }, 'SMTP_URL'],
    ['TEST_CLOCK', { PUBLIC_URL: 'https://wagwell.example' }, 'an https PUBLIC_URL'],
  ])('%s=1 with %j fails the start with one line', (setting, env, other) => {
    expect(() => readConfig({ ...env, [setting]: '1' })).toThrow(
      `Setting ${setting}: 1 cannot be used together with ${other}`,
    );
  });
});

describe('a site with an https address', () => {
  const site = { PUBLIC_URL: 'HTTPS://wagwell.example' };
  const smtp = { SMTP_URL: 'smtps://mail.example' };

  test.each([
    ['STRIPE_SECRET_KEY', { ...site, ...smtp }, 'PAYMENTS=0 to take no payments'],
    ['STRIPE_SECRET_KEY', { ...site, ...smtp, PAYMENTS: '1' }, 'PAYMENTS=0 to take no payments'],
    ['SMTP_URL', { ...site, ...live }, 'Set it to your mail server'],
    ['SMTP_URL', { ...site, PAYMENTS: '0' }, 'Set it to your mail server'],
    ['POSTAL_ADDRESS', { ...site, ...smtp, PAYMENTS: '0' }, 'Set it to one line'],
  ])('does not start without %s (%j)', (setting, env, wayOut) => {
    expect(() => readConfig(env)).toThrow(`Setting ${setting}: is needed together with an https PUBLIC_URL`);
    expect(() => readConfig(env)).toThrow(wayOut);
  });

  test('starts with Stripe or without payments, and with a mail server and an address', () => {
    const mail = { ...smtp, POSTAL_ADDRESS: forVisitors.POSTAL_ADDRESS };
    expect(readConfig({ ...site, ...mail, ...live })).toMatchObject({ secure: true, PAYMENTS: true });
    expect(readConfig({ ...site, ...mail, PAYMENTS: '0' })).toMatchObject({ secure: true, PAYMENTS: false });
  });

  test('keeps what is for trying on one machine without https', () => {
    expect(readConfig({ PUBLIC_URL: 'http://localhost:3000' })).toMatchObject({
      secure: false,
      PAYMENTS: true,
    });
  });
});

const vapid = {
  VAPID_PUBLIC_KEY: 'BI6aaTEE998v51n6bsQJWO6smuw7e4cXi-_rjE3DP6V9J72Q_JFTZa69612Fud8iVtwXZDlzmqEX1E-g5jbtVU8',
  VAPID_PRIVATE_KEY: 'avea-y8jxwZaHwAUNpOwy22BhkIP6Isu0x9VU4127BA',
  VAPID_SUBJECT: 'mailto:push@wagwell.dev',
};

describe('push notifications', () => {
  test.each(['mailto:push@wagwell.dev', 'https://wagwell.dev/contact'])(
    'take %s as their subject',
    (subject) => {
      expect(readConfig({ ...vapid, VAPID_SUBJECT: subject }).VAPID_SUBJECT).toBe(subject);
    },
  );

  test.each([
    'push@wagwell.dev',
    'mailto:push',
    'mailto:push@localhost',
    'mailto:support@wagwell.example',
    'mailto:push@mail.example.com',
    'https://localhost:3000',
    'https://wagwell.test',
    'http://wagwell.dev',
  ])('refuse the subject %s', (subject) => {
    expect(() => readConfig({ ...vapid, VAPID_SUBJECT: subject })).toThrow(
      'Setting VAPID_SUBJECT: use mailto: or https: with a real domain',
    );
  });

  test('need all of their settings, and keys that belong together', () => {
    for (const name of Object.keys(vapid))
      expect(() => readConfig({ ...vapid, [name]: '' })).toThrow(`Setting ${name}: is needed together`);
    expect(() => readConfig({ ...vapid, VAPID_PRIVATE_KEY: 'A'.repeat(43) })).toThrow(
      'Setting VAPID_PRIVATE_KEY: does not belong to VAPID_PUBLIC_KEY',
    );
    expect(() => readConfig({ ...vapid, VAPID_PRIVATE_KEY: 'secret' })).toThrow(/VAPID_PRIVATE_KEY.*got "…"/);
  });
});
