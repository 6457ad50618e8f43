import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { after, days, minutes } from '#server/platform/clock.ts';
import { newAuthenticator } from '#tests/standins/authenticator.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { demoPassword, makeAccount } from '../identity.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterEach(() => app.clock.moveTo(testNow()));
afterAll(() => app.close());

type Person = Awaited<ReturnType<TestApp['signIn']>>;

const userOf = async (id: string) => (await (await app.as(id)).call('GET /auth/me')).body.user;
const login = async (email: string, password: string) =>
  (await app.stranger.call('POST /auth/login', { body: { email, password } })).status;
const notMe = (token: string | undefined) => app.stranger.call('POST /auth/not-me', { body: { token } });
const askForEmail = (person: Person, email: string) =>
  person.call('POST /api/account/email', { body: { email, password: demoPassword } });
const register = (email: string) =>
  app.stranger.call('POST /auth/register', {
    body: {
      email,
      password: 'sharp-shears',
      firstName: 'Sam',
      lastName: 'Doe',
      userType: 'groomer',
      plan: 'monthly',
      agreeToTerms: true,
      agreeToPrivacy: true,
    },
  });

const mailsTo = async (address: string) =>
  (await app.app.platform.mailer.kept(100)).filter(({ toAddress }) => toAddress === address);
/** The token in the newest mail to an address. */
async function tokenTo(address: string): Promise<string | undefined> {
  await app.settle();
  return /token=([\w-]+)/.exec((await mailsTo(address))[0]?.body ?? '')?.[1];
}

/** A person who has the password and a session moves the account to their own mailbox. */
async function stolen() {
  const owner = await app.signIn();
  const thiefs = `thief-${owner.id}@people.example`;
  await askForEmail(owner, thiefs);
  const token = await tokenTo(thiefs);
  expect((await app.stranger.call('POST /auth/verify-email', { body: { token } })).status).toBe(204);
  return { owner, email: owner.account.email, thiefs, token: await tokenTo(owner.account.email) };
}

describe('the address of before', () => {
  test('stays its owner’s for 14 days: nobody else registers it or moves to it', async () => {
    const { owner, email, token } = await stolen();
    const refused = await register(email);
    expect([refused.status, refused.problem.errors?.[0]?.path]).toEqual([409, 'email']);
    const other = await app.signIn();
    const moved = await askForEmail(other, email);
    expect(moved.problem).toMatchObject({ code: 'email_taken' });
    // A member is signed in already.
    expect(moved.problem.detail).not.toContain('Sign in');
    expect((await notMe(token)).status).toBe(200);
    expect((await userOf(owner.id)).email).toBe(email);
  });

  test('is not moved to with a link that was mailed before', async () => {
    const owner = await app.signIn();
    const { email } = owner.account;
    const other = await app.signIn();
    const { sql } = app.app.platform;
    await askForEmail(owner, `next-${owner.id}@people.example`);
    const move = await tokenTo(`next-${owner.id}@people.example`);
    await askForEmail(other, `later-${owner.id}@people.example`);
    const link = await tokenTo(`later-${owner.id}@people.example`);
    // As if it had been requested while no account had the address.
    await sql`update accounts set new_email = ${email} where id = ${other.id}`;
    await sql`update account_links set address = ${email} where account_id = ${other.id} and purpose = 'change_email'`;
    await app.stranger.call('POST /auth/verify-email', { body: { token: move } });
    const answer = await app.stranger.call('POST /auth/verify-email', { body: { token: link } });
    expect(answer.problem.code).toBe('email_taken');
    expect((await userOf(other.id)).email).toBe(other.account.email);
  });

  test('is free for others afterwards, and for its owner all the time', async () => {
    const { owner, email } = await stolen();
    expect((await askForEmail(owner, email)).status).toBe(204);
    app.clock.moveTo(after(testNow(), days(14) + minutes(1)));
    expect((await register(email)).status).toBe(201);
  });

  test('if it has another account all the same, everything else is secured', async () => {
    const { owner, email, thiefs, token } = await stolen();
    const thief = await app.as(owner.id);
    await app.transact((t) => makeAccount(t, { email }));
    const answer = await notMe(token);
    expect([answer.status, answer.problem.code]).toEqual([409, 'email_taken']);
    expect(answer.problem.detail).toContain('Everybody is signed out');
    expect((await thief.call('GET /auth/me')).status).toBe(401);
    expect(await login(thiefs, demoPassword)).toBe(401);
    expect((await notMe(token)).status).toBe(410);
  });
});

describe('“This was not me”', () => {
  test('in the newest mail undoes what earlier mails told, too', async () => {
    const owner = await app.signIn();
    const authenticator = newAuthenticator();
    const { body: options } = await owner.call('POST /api/passkeys/options');
    await owner.call('POST /api/passkeys', { body: authenticator.create(options) });
    const earlier = await tokenTo(owner.account.email);
    app.clock.moveTo(after(testNow(), minutes(5)));
    const body = { currentPassword: demoPassword, newPassword: 'thief-chose-this' };
    await owner.call('POST /api/account/password', { body });
    expect((await notMe(await tokenTo(owner.account.email))).status).toBe(200);
    expect((await notMe(earlier)).status).toBe(410);
    expect((await (await app.as(owner.id)).call('GET /api/passkeys')).body).toEqual([]);
  });

  test('leaves what was added before its address’s first valid link', async () => {
    const owner = await app.signIn();
    const { body: options } = await owner.call('POST /api/passkeys/options');
    await owner.call('POST /api/passkeys', { body: newAuthenticator().create(options) });
    await app.settle();
    app.clock.moveTo(after(testNow(), days(15)));
    const body = { currentPassword: demoPassword, newPassword: 'thief-chose-this' };
    await owner.call('POST /api/account/password', { body });
    expect((await notMe(await tokenTo(owner.account.email))).status).toBe(200);
    expect((await (await app.as(owner.id)).call('GET /api/passkeys')).body).toHaveLength(1);
  });

  test('stops mails about later changes that wait to be sent', async () => {
    const { owner, email, thiefs, token } = await stolen();
    const before = (await mailsTo(thiefs)).length;
    const body = { currentPassword: demoPassword, newPassword: 'thief-chose-this' };
    await owner.call('POST /api/account/password', { body });
    expect((await notMe(token)).status).toBe(200);
    await app.settle();
    expect(await mailsTo(thiefs)).toHaveLength(before);
    expect((await userOf(owner.id)).email).toBe(email);
  });
});
