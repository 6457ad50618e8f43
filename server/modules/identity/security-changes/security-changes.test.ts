import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { after, days, minutes } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { demoPassword } from '../identity.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterEach(() => app.clock.moveTo(testNow()));
afterAll(() => app.close());

type Person = Awaited<ReturnType<TestApp['signIn']>>;

const isSignedIn = async (caller: Caller) => (await caller.call('GET /auth/me')).status === 200;
const login = async (email: string, password: string) =>
  (await app.stranger.call('POST /auth/login', { body: { email, password } })).status;
const changePassword = (caller: Caller, currentPassword: string, newPassword: string) =>
  caller.call('POST /api/account/password', { body: { currentPassword, newPassword } });
const askForEmail = (caller: Caller, email: string, password = demoPassword) =>
  caller.call('POST /api/account/email', { body: { email, password } });

/** The newest mail to an address, with the token of its link. */
async function mailTo(address: string) {
  await app.settle();
  const mails = await app.app.platform.mailer.kept(50);
  const mail = mails.find(({ toAddress }) => toAddress === address);
  return {
    subject: mail?.subject,
    text: mail?.body ?? '',
    token: /token=([\w-]+)/.exec(mail?.body ?? '')?.[1],
  };
}
const openLink = (token: string | undefined) =>
  app.stranger.call('POST /auth/verify-email', { body: { token } });
const notMe = (token: string | undefined) => app.stranger.call('POST /auth/not-me', { body: { token } });

/** Changes the email, as its owner or another person with their password. */
async function moveTo(person: Person, email: string): Promise<void> {
  expect((await askForEmail(person, email)).status).toBe(204);
  expect((await openLink((await mailTo(email)).token)).status).toBe(204);
}

describe('a new password', () => {
  test('ends the other sessions and is mailed', async () => {
    const person = await app.signIn();
    const elsewhere = await app.as(person.id);
    expect((await changePassword(person, demoPassword, 'sharp-shears')).status).toBe(204);
    expect(await isSignedIn(person)).toBe(true);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await login(person.account.email, demoPassword)).toBe(401);
    expect(await login(person.account.email, 'sharp-shears')).toBe(200);
    const { subject, text } = await mailTo(person.account.email);
    expect(subject).toBe('Your password was changed at Wagwell');
    expect(text).toContain('If it was not you');
    const { body } = await person.call('GET /api/notifications');
    expect(body.map(({ kind }) => kind)).toEqual(['security_change']);
    expect(JSON.stringify(body)).not.toContain('token');
  });

  test.each([
    ['wrong', 'sharp-shears', 'currentPassword'],
    [demoPassword, 'password1234', 'newPassword'],
    [demoPassword, 'short', 'newPassword'],
    [demoPassword, 'reyes-grooming', 'newPassword'],
    [demoPassword, demoPassword, 'newPassword'],
  ])('from %s to %s is refused at its field', async (current, next, path) => {
    const person = await app.signIn();
    const { status, problem } = await changePassword(person, current, next);
    expect([status, problem.errors?.map((error) => error.path)]).toEqual([422, [path]]);
    expect(await login(person.account.email, demoPassword)).toBe(200);
  });

  test('is not for signed-out callers', async () => {
    expect((await changePassword(app.stranger, demoPassword, 'sharp-shears')).status).toBe(401);
    expect((await askForEmail(app.stranger, 'new@people.example')).status).toBe(401);
    expect((await app.stranger.call('DELETE /api/account/new-email')).status).toBe(401);
  });
});

/** Signs in. @returns whether the password was found weak */
const isWeak = async (person: Person, email = person.account.email, password = demoPassword) => {
  const { body } = await app.stranger.call('POST /auth/login', { body: { email, password } });
  return 'user' in body && body.user.passwordIsWeak;
};

describe('a password that would be refused today', () => {
  test('is noticed when its owner signs in, until it is changed', async () => {
    const person = await app.signIn();
    expect((await person.call('GET /auth/me')).body.user.passwordIsWeak).toBe(false);
    expect(await isWeak(person)).toBe(true);
    expect((await person.call('GET /auth/me')).body.user.passwordIsWeak).toBe(true);
    await changePassword(person, demoPassword, 'sharp-shears');
    expect((await person.call('GET /auth/me')).body.user.passwordIsWeak).toBe(false);
  });

  test('is allowed for the accounts of the demo town', async () => {
    expect(await isWeak(await app.signIn({ email: 'groomer@wagwell.example' }))).toBe(false);
  });
});

describe('a new email', () => {
  test('counts once its link is opened; the old address is told', async () => {
    const person = await app.signIn({ email: 'old@people.example' });
    const me = async () => (await person.call('GET /auth/me')).body.user;
    expect((await askForEmail(person, ' New@People.example ')).status).toBe(204);
    expect(await me()).toMatchObject({ email: 'old@people.example', newEmail: 'new@people.example' });
    const { subject, token } = await mailTo('new@people.example');
    expect(subject).toBe('Confirm your new email for Wagwell');
    expect(await login('new@people.example', demoPassword)).toBe(401);

    expect((await openLink(token)).status).toBe(204);
    expect((await openLink(token)).status).toBe(410);
    expect(await me()).toMatchObject({ email: 'new@people.example', newEmail: null, emailVerified: true });
    expect(await login('new@people.example', demoPassword)).toBe(200);
    expect(await login('old@people.example', demoPassword)).toBe(401);
    expect((await mailTo('old@people.example')).subject).toBe('Your email was changed at Wagwell');
  });

  test.each([
    [{ password: 'wrong' }, 422, 'password'],
    [{ email: 'nonsense' }, 422, 'email'],
    [{ email: 'taken@people.example' }, 409, 'email'],
    [{ email: 'mine@people.example' }, 422, 'email'],
  ])('with %j is refused at its field', async (wrong, status, path) => {
    const mine = await findOrMake('mine@people.example');
    await findOrMake('taken@people.example');
    const answer = await mine.call('POST /api/account/email', {
      body: { password: demoPassword, email: 'fine@people.example', ...wrong },
    });
    expect([answer.status, answer.problem.errors?.map((error) => error.path)]).toEqual([status, [path]]);
  });

  const made = new Map<string, Person>();
  async function findOrMake(email: string): Promise<Person> {
    const person = made.get(email) ?? (await app.signIn({ email }));
    made.set(email, person);
    return person;
  }

  test('the present address is told when it is asked for, and can stop it', async () => {
    const person = await app.signIn();
    await askForEmail(person, 'asked@people.example');
    const { token: link } = await mailTo('asked@people.example');
    const { subject, token } = await mailTo(person.account.email);
    expect(subject).toBe('Another email was asked for at Wagwell');
    expect((await notMe(token)).status).toBe(200);
    expect((await openLink(link)).status).toBe(410);
    expect(await login(person.account.email, demoPassword)).toBe(401);
  });

  test('that waits is dropped with a new password', async () => {
    const changed = await app.signIn();
    await askForEmail(changed, 'waits@people.example');
    const link = await mailTo('waits@people.example');
    await changePassword(changed, demoPassword, 'sharp-shears');
    expect((await changed.call('GET /auth/me')).body.user.newEmail).toBeNull();
    expect((await openLink(link.token)).status).toBe(410);

    const forgotten = await app.signIn();
    await askForEmail(forgotten, 'waits@people.example');
    const other = await mailTo('waits@people.example');
    const { email } = forgotten.account;
    await app.stranger.call('POST /auth/forgot-password', { body: { email } });
    const body = { token: (await mailTo(email)).token, password: 'sharp-shears' };
    expect((await app.stranger.call('POST /auth/reset-password', { body })).status).toBe(200);
    expect((await openLink(other.token)).status).toBe(410);
    expect((await (await app.as(forgotten.id)).call('GET /auth/me')).body.user).toMatchObject({
      email,
      newEmail: null,
    });
  });

  test('can be dropped, and a later one replaces it', async () => {
    const person = await app.signIn();
    await askForEmail(person, 'first@people.example');
    const first = await mailTo('first@people.example');
    await askForEmail(person, 'second@people.example');
    const second = await mailTo('second@people.example');
    expect((await openLink(first.token)).status).toBe(410);
    await person.call('DELETE /api/account/new-email');
    expect((await openLink(second.token)).status).toBe(410);
    expect((await person.call('GET /auth/me')).body.user).toMatchObject({
      email: person.account.email,
      newEmail: null,
    });
  });

  test('is refused if somebody else registered it meanwhile, and its link ends after a day', async () => {
    const person = await app.signIn();
    await askForEmail(person, 'wanted@people.example');
    const { token } = await mailTo('wanted@people.example');
    await app.signIn({ email: 'wanted@people.example' });
    expect((await openLink(token)).problem.code).toBe('email_taken');
    await askForEmail(person, 'free@people.example');
    const late = await mailTo('free@people.example');
    app.clock.moveTo(after(testNow(), days(1)));
    expect((await openLink(late.token)).status).toBe(410);
  });
});

describe('“This was not me”', () => {
  test('signs everybody out, stops the password and leads to a new one', async () => {
    const owner = await app.signIn();
    const { email } = owner.account;
    await changePassword(owner, demoPassword, 'thief-chose-this');
    const { token } = await mailTo(email);
    const thief = await app.as(owner.id);
    const answer = await notMe(token);
    expect(answer.status).toBe(200);
    expect(await isSignedIn(thief)).toBe(false);
    expect(await login(email, 'thief-chose-this')).toBe(401);
    const body = { token: answer.body.token, password: 'mint-kettle-hums' };
    expect((await app.stranger.call('POST /auth/reset-password', { body })).status).toBe(200);
    expect(await login(email, 'mint-kettle-hums')).toBe(200);
    expect((await notMe(token)).problem.code).toBe('link_expired');
  });

  test('gives the address back, and the links that were mailed elsewhere work no more', async () => {
    const owner = await app.signIn();
    const { email } = owner.account;
    await moveTo(owner, 'thief@people.example');
    const { token } = await mailTo(email);
    app.clock.moveTo(after(testNow(), minutes(1)));
    await changePassword(owner, demoPassword, 'thief-chose-this');
    const later = await mailTo('thief@people.example');
    await app.stranger.call('POST /auth/forgot-password', { body: { email: 'thief@people.example' } });
    const reset = await mailTo('thief@people.example');

    expect((await notMe(token)).status).toBe(200);
    expect((await notMe(later.token)).status).toBe(410);
    const body = { token: reset.token, password: 'thief-again' };
    expect((await app.stranger.call('POST /auth/reset-password', { body })).status).toBe(410);
    expect((await (await app.as(owner.id)).call('GET /auth/me')).body.user.email).toBe(email);
  });

  test('works for 14 days, and not with another token', async () => {
    const owner = await app.signIn();
    await changePassword(owner, demoPassword, 'sharp-shears');
    const { token } = await mailTo(owner.account.email);
    expect((await notMe('x'.repeat(43))).status).toBe(410);
    app.clock.moveTo(after(testNow(), days(14)));
    expect((await notMe(token)).status).toBe(410);
    expect(await login(owner.account.email, 'sharp-shears')).toBe(200);
  });
});
