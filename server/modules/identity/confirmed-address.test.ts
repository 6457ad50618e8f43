import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '#contract/api/api.ts';
import { makeFeed } from '#server/modules/calendar/calendar.factory.ts';
import { makeFreeMembership } from '#server/modules/memberships/memberships.factory.ts';
import { makeDataExport } from '#server/modules/personal-data/personal-data.factory.ts';
import { newAuthenticator } from '#tests/standins/authenticator.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { needsConfirmedAddress } from './confirmed-address.policy.ts';
import { demoPassword } from './identity.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const unconfirm = (id: string) =>
  app.app.platform.sql`update accounts set email_verified_at = null where id = ${id}`;
/** A member whose address was never confirmed. */
async function unconfirmed() {
  const person = await app.signIn({ roles: ['groomer', 'owner', 'pet_owner'] });
  await unconfirm(person.id);
  return { ...person, ...(await app.as(person.id)) };
}
const tokenTo = async (email: string) => {
  await app.settle();
  const mail = (await app.app.platform.mailer.kept(100)).find(({ toAddress }) => toAddress === email);
  return /token=([\w-]+)/.exec(mail?.body ?? '')?.[1];
};
/** The owner of the mailbox asks for a new password and opens the link. */
async function reset(email: string) {
  await app.stranger.call('POST /auth/forgot-password', { body: { email } });
  const body = { token: await tokenTo(email), password: 'sharper-shears' };
  return app.stranger.call('POST /auth/reset-password', { body });
}
const login = (email: string, password: string) =>
  app.stranger.call('POST /auth/login', { body: { email, password } });
const addKey = async (who: Caller) => {
  const key = newAuthenticator();
  const { body } = await who.call('POST /api/passkeys/options');
  expect((await who.call('POST /api/passkeys', { body: key.create(body) })).status).toBe(201);
  return async () => {
    const { body: asked } = await app.stranger.call('POST /auth/passkey-options');
    return (await app.stranger.call('POST /auth/passkey', { body: key.signIn(asked) })).status;
  };
};
const read = async (path: string) => (await app.app.server.inject({ method: 'GET', url: path })).statusCode;

describe('before the address is confirmed', () => {
  test('no call of the list is taken, whatever it says', async () => {
    const person = await unconfirmed();
    for (const call of needsConfirmedAddress) {
      const params = { id: person.id };
      const { status, problem } = await person.call(call as keyof Api, { params, body: {} });
      expect([call, status, problem.code]).toEqual([call, 403, 'address_unconfirmed']);
    }
    const { sql } = app.app.platform;
    expect(await sql`select from passkeys where account_id = ${person.id}`).toHaveLength(0);
    expect(await sql`select from calendar_feeds where account_id = ${person.id}`).toHaveLength(0);
  });

  test('a new account may pay, make a profile, ask for another link and leave', async () => {
    const person = await unconfirmed();
    for (const call of ['GET /auth/me', 'GET /api/membership', 'POST /auth/send-verification'] as const)
      expect((await person.call(call)).status).toBeLessThan(300);
    const body = { password: demoPassword };
    expect((await person.call('POST /api/account/close', { body })).status).toBe(204);
  });

  test('the link mailed at registration, opened on another device, opens the rest at once', async () => {
    const email = 'new-member@people.example';
    const names = { firstName: 'Maya', lastName: 'Ortiz' };
    const agreed = { agreeToTerms: true, agreeToPrivacy: true };
    const registered = await app.stranger.call('POST /auth/register', {
      body: { email, password: 'sharp-shears', ...names, userType: 'groomer', plan: 'monthly', ...agreed },
    });
    await app.transact((t) => makeFreeMembership(t, { accountId: registered.body.id }));
    const member = await app.as(registered.body.id);
    expect((await member.call('POST /api/calendar/feed')).problem.code).toBe('address_unconfirmed');
    const token = await tokenTo(email);
    expect((await app.stranger.call('POST /auth/verify-email', { body: { token } })).status).toBe(204);
    expect((await member.call('POST /api/calendar/feed')).status).toBe(200);
  });
});

describe('a new password by mail', () => {
  test('removes what was set before on an address that was never confirmed', async () => {
    const person = await app.signIn();
    const signInWithKey = await addKey(person);
    const { path } = await app.transact((t) => makeFeed(t, person.id));
    await makeDataExport(app.app.platform, person.id);
    const { sql } = app.app.platform;
    await sql`insert into two_factors (account_id, sealed_secret, turned_on_at) values (${person.id}, ${Buffer.alloc(68)}, now())`;
    await unconfirm(person.id);
    const answer = await reset(person.account.email);
    expect([answer.status, answer.body]).toEqual([200, { passkeys: [], hasTwoFactor: false }]);
    expect(await signInWithKey()).toBe(401);
    expect(await read(path)).toBe(404);
    expect((await person.call('GET /auth/me')).status).toBe(401);
    const signedIn = await login(person.account.email, 'sharper-shears');
    expect([signedIn.status, signedIn.body]).toMatchObject([200, { id: person.id }]);
    const owner = await app.as(person.id);
    expect((await owner.call('GET /api/account/export')).body.state).toBe('none');
    expect((await owner.call('POST /api/calendar/feed')).status).toBe(200);
  });

  test('on a confirmed one ends sessions and feeds, and tells what else opens the account', async () => {
    const person = await app.signIn();
    const signInWithKey = await addKey(person);
    const { path } = await app.transact((t) => makeFeed(t, person.id));
    const answer = await reset(person.account.email);
    expect(answer.body).toMatchObject({ passkeys: [{ name: 'Unknown device' }], hasTwoFactor: false });
    expect(await read(path)).toBe(404);
    expect((await person.call('GET /auth/me')).status).toBe(401);
    expect(await signInWithKey()).toBe(200);
  });
});

test('“This was not me” ends the calendar feed and the archive, too', async () => {
  const person = await app.signIn();
  const { path } = await app.transact((t) => makeFeed(t, person.id));
  await makeDataExport(app.app.platform, person.id);
  await addKey(person);
  const token = await tokenTo(person.account.email);
  expect((await app.stranger.call('POST /auth/not-me', { body: { token } })).status).toBe(200);
  expect(await read(path)).toBe(404);
  const owner = await app.as(person.id);
  expect((await owner.call('GET /api/account/export')).body.state).toBe('none');
});
