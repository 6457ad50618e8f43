import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainPassword } from '#contract/text/typed-text.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { hashPassword } from './passwords.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const password = 'ma\u00F1ana-caf\u00E9-8812';
const onMac = password.normalize('NFD');
const login = (email: string, typed: string) =>
  app.stranger.call('POST /auth/login', { body: { email, password: typed } });

/** Signs in an account whose password is hashed as given. */
async function memberWith(hashed: string) {
  const member = await app.signIn();
  const hash = await hashPassword(hashed);
  await app.app.platform.sql`update accounts set password_hash = ${hash} where id = ${member.id}`;
  return member;
}

test.each([
  ['a Mac', onMac, password],
  ['a PC', password, onMac],
])('a password registered on %s opens the account on the other', async (_device, typed, other) => {
  const email = `keys${typed.length}@kennel.example`;
  const registered = await app.stranger.call('POST /auth/register', {
    body: {
      firstName: 'Maya',
      lastName: 'Ortiz',
      email,
      password: typed,
      userType: 'groomer',
      plan: 'monthly',
      agreeToTerms: true,
      agreeToPrivacy: true,
    },
  });
  expect(registered.status).toBe(201);
  for (const each of [other, typed, `${typed}\u200E`]) expect((await login(email, each)).status).toBe(200);
  expect((await login(`${email}\u200E`, typed)).status).toBe(200);
  expect((await login(email, 'manana-cafe-8812')).status).toBe(401);
});

test('a hash of the text as typed matches once as typed, and then in every form', async () => {
  const { account } = await memberWith(onMac);
  expect((await login(account.email, password)).status).toBe(401);
  expect((await login(account.email, onMac)).status).toBe(200);
  expect((await login(account.email, password)).status).toBe(200);
});

test('confirming, changing and closing take the password in every form too', async () => {
  const member = await memberWith(onMac);
  const confirm = (typed: string) =>
    member.call('POST /api/account/confirm-identity', { body: { password: typed } });
  expect((await confirm(onMac)).status).toBe(204);
  expect((await confirm(password)).status).toBe(204);
  const same = await member.call('POST /api/account/password', {
    body: { currentPassword: onMac, newPassword: password },
  });
  expect(same.problem.errors?.[0]).toMatchObject({ path: 'newPassword' });
  const changed = await member.call('POST /api/account/password', {
    body: { currentPassword: password, newPassword: 'lant\u00E9rns-at-noon'.normalize('NFD') },
  });
  expect(changed.status).toBe(204);
  expect((await login(member.account.email, 'lant\u00E9rns-at-noon')).status).toBe(200);
});

test('what is dropped does not count for the length', async () => {
  expect(plainPassword('\u200Bab\u200E')).toBe('ab');
  const { account } = await app.signIn();
  await app.stranger.call('POST /auth/forgot-password', { body: { email: `${account.email}\u200E` } });
  await app.settle();
  const [mail] = await app.app.platform.mailer.kept(1);
  const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1];
  const refused = await app.stranger.call('POST /auth/reset-password', {
    body: { token, password: `abc${'\u200B'.repeat(20)}` },
  });
  expect(refused.problem.errors?.[0]).toMatchObject({ path: 'password' });
});
