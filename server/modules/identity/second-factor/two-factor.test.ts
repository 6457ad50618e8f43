import { generateSync } from 'otplib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { after, minutes, seconds } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { resetTwoFactor } from './reset-two-factor.ts';
import { demoPassword, makeAccount, makeSession } from '../identity.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterEach(() => app.clock.moveTo(testNow()));
afterAll(() => app.close());

const isSignedIn = async (caller: Caller) => (await caller.call('GET /auth/me')).status === 200;
const state = async (caller: Caller) => (await caller.call('GET /api/two-factor')).body;
/** The code that an app shows, now or some seconds from now. */
const codeAt = (secret: string, ahead = 0) =>
  generateSync({ secret, epoch: Math.floor(app.clock.now().getTime() / 1000) + ahead });
const confirm = (caller: Caller, code: string) =>
  caller.call('POST /api/two-factor/confirm', { body: { code } });

/** Turns two-factor on. */
async function protectedPerson() {
  const person = await app.signIn();
  const { body: setup } = await person.call('POST /api/two-factor/setup');
  const { body } = await confirm(person, codeAt(setup.secret));
  return { ...person, secret: setup.secret, recoveryCodes: body.recoveryCodes };
}

/** Gives email and password. @returns a caller who has only the cookie of this sign-in */
async function passwordGiven(email: string, remoteAddress = '203.0.113.7') {
  const response = await app.app.server.inject({
    method: 'POST',
    url: '/auth/login',
    remoteAddress,
    payload: { email, password: demoPassword },
  });
  const cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const send = (code: string) =>
    app.app.server.inject({
      method: 'POST',
      url: '/auth/second-factor',
      remoteAddress,
      headers: { cookie },
      payload: { code },
    });
  return { body: response.json<object>(), cookie, send };
}

describe('turning two-factor on', () => {
  test('takes a code of the app, gives ten recovery codes and ends other sessions', async () => {
    const person = await app.signIn();
    const elsewhere = await app.as(person.id);
    const { body: setup } = await person.call('POST /api/two-factor/setup');
    expect(setup.otpauthUrl).toContain(`secret=${setup.secret}`);
    expect(decodeURIComponent(setup.otpauthUrl)).toContain(`Wagwell:${person.account.email}`);
    expect(await state(person)).toEqual({ isOn: false, turnedOnAt: null, recoveryCodesLeft: 0 });
    expect((await confirm(person, '000000')).problem.errors?.[0]?.path).toBe('code');
    expect((await state(person)).isOn).toBe(false);

    const { body } = await confirm(person, codeAt(setup.secret));
    expect(new Set(body.recoveryCodes).size).toBe(10);
    for (const code of body.recoveryCodes) expect(code).toMatch(/^([a-z2-9]{6}-){3}[a-z2-9]{6}$/);
    expect(await state(person)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    expect(await isSignedIn(person)).toBe(true);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect((await person.call('POST /api/two-factor/setup')).problem.code).toBe('already_done');
    const stored = await app.app.platform.sql`select * from recovery_codes where account_id = ${person.id}`;
    expect(JSON.stringify(stored)).not.toContain(body.recoveryCodes[0]);
  });

  test('wants the password again, and is not for signed-out callers', async () => {
    const person = await app.signIn();
    app.clock.moveTo(after(testNow(), minutes(11)));
    expect((await person.call('POST /api/two-factor/setup')).problem.code).toBe('confirm_identity');
    for (const key of [
      'GET /api/two-factor',
      'POST /api/two-factor/setup',
      'POST /api/two-factor/recovery-codes',
    ] as const)
      expect((await app.stranger.call(key)).status).toBe(401);
  });
});

describe('signing in with two-factor', () => {
  test('the password alone opens no session; the code does', async () => {
    const { account, secret } = await protectedPerson();
    const { body, cookie, send } = await passwordGiven(account.email);
    expect(body).toEqual({ status: 'second_factor' });
    expect((await app.stranger.call('GET /auth/me', { headers: { cookie } })).status).toBe(401);
    expect((await send('123456')).statusCode).toBe(422);
    const answer = await send(codeAt(secret, 30));
    expect([answer.statusCode, answer.json<{ id: string }>().id]).toEqual([200, account.id]);
    expect(answer.cookies.find(({ name }) => name === 'wagwell_session')?.value).toBeTruthy();
    expect((await send(codeAt(secret, 60))).statusCode).toBe(401);
  });

  test('a code works once, and so do those before it', async () => {
    const { account, secret } = await protectedPerson();
    app.clock.moveTo(after(testNow(), minutes(2)));
    const code = codeAt(secret);
    const [first, second, third] = [
      await passwordGiven(account.email),
      await passwordGiven(account.email),
      await passwordGiven(account.email),
    ];
    const answers = await Promise.all([first.send(code), second.send(code)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect((await third.send(codeAt(secret, -30))).statusCode).toBe(422);
    app.clock.moveTo(after(testNow(), minutes(2) + seconds(40)));
    expect((await third.send(codeAt(secret))).statusCode).toBe(200);
  });

  test('a recovery code works once, in any spelling', async () => {
    const person = await protectedPerson();
    const [code = ''] = person.recoveryCodes;
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
    expect((await (await passwordGiven(person.account.email)).send(typed)).statusCode).toBe(200);
    expect((await (await passwordGiven(person.account.email)).send(code)).statusCode).toBe(422);
    expect((await state(person)).recoveryCodesLeft).toBe(9);
  });

  test('nobody can guess on: ten tries from one place, thirty from everywhere', async () => {
    const { account, secret } = await protectedPerson();
    const here = await passwordGiven(account.email);
    for (let n = 0; n < 10; n++) expect((await here.send('000000')).statusCode).toBe(422);
    expect((await here.send(codeAt(secret, 30))).statusCode).toBe(429);
    const tried: number[] = [];
    for (let n = 0; n < 25; n++)
      tried.push((await (await passwordGiven(account.email, `198.51.100.${n}`)).send('000000')).statusCode);
    expect(tried.filter((status) => status === 422)).toHaveLength(20);
    expect(tried.at(-1)).toBe(429);
  });

  test('the question for the code ends after ten minutes, and with a new password', async () => {
    const person = await protectedPerson();
    const { send } = await passwordGiven(person.account.email);
    app.clock.moveTo(after(testNow(), minutes(10)));
    expect((await send(codeAt(person.secret))).statusCode).toBe(401);
    const later = await passwordGiven(person.account.email);
    await person.call('POST /api/account/confirm-identity', {
      body: { password: demoPassword, code: codeAt(person.secret) },
    });
    await person.call('POST /api/account/password', {
      body: { currentPassword: demoPassword, newPassword: 'sharp-shears' },
    });
    expect((await later.send(codeAt(person.secret, 30))).statusCode).toBe(401);
    expect((await app.stranger.call('POST /auth/second-factor', { body: { code: '123456' } })).status).toBe(
      401,
    );
  });
});

describe('while two-factor is on', () => {
  test('a new password by mail does not go around the second factor', async () => {
    const { account } = await protectedPerson();
    await app.stranger.call('POST /auth/forgot-password', { body: { email: account.email } });
    await app.settle();
    const mails = await app.app.platform.mailer.kept(20);
    const mail = mails.find(({ subject }) => subject === 'Choose a new Wagwell password');
    const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1];
    const body = { token, password: 'sharp-shears' };
    const reset = await app.stranger.call('POST /auth/reset-password', { body });
    expect(reset.status).toBe(200);
    expect(reset.headers['set-cookie']).toBeUndefined();
    const credentials = { email: account.email, password: 'sharp-shears' };
    const answer = await app.stranger.call('POST /auth/login', { body: credentials });
    expect(answer.body).toEqual({ status: 'second_factor' });
  });

  test('confirming one’s identity takes a code, too', async () => {
    const person = await protectedPerson();
    const ask = (body: object) => person.call('POST /api/account/confirm-identity', { body });
    app.clock.moveTo(after(testNow(), minutes(11)));
    expect((await ask({ password: demoPassword })).problem.errors?.[0]?.path).toBe('code');
    expect((await ask({ password: demoPassword, code: '000000' })).status).toBe(422);
    expect((await person.call('POST /api/two-factor/recovery-codes')).problem.code).toBe('confirm_identity');
    expect((await ask({ password: demoPassword, code: codeAt(person.secret) })).status).toBe(204);
    const { body } = await person.call('POST /api/two-factor/recovery-codes');
    expect(body.recoveryCodes).toHaveLength(10);
    const former = await passwordGiven(person.account.email);
    expect((await former.send(person.recoveryCodes[0] ?? '')).statusCode).toBe(422);
  });

  test('the password turns it off', async () => {
    const person = await protectedPerson();
    const off = (password: string) => person.call('DELETE /api/two-factor', { body: { password } });
    expect((await off('wrong')).problem.errors?.[0]?.path).toBe('password');
    expect((await off(demoPassword)).status).toBe(204);
    expect((await off(demoPassword)).status).toBe(404);
    expect((await passwordGiven(person.account.email)).body).toHaveProperty('user');
  });

  test('after ten minutes, turning it off takes a code, too', async () => {
    const person = await protectedPerson();
    const off = () => person.call('DELETE /api/two-factor', { body: { password: demoPassword } });
    app.clock.moveTo(after(testNow(), minutes(11)));
    expect((await off()).problem.code).toBe('confirm_identity');
    expect((await state(person)).isOn).toBe(true);
    const body = { password: demoPassword, code: codeAt(person.secret) };
    await person.call('POST /api/account/confirm-identity', { body });
    expect((await off()).status).toBe(204);
  });

  test('after ten minutes, a new password, a new email and closing take a code, too', async () => {
    const person = await protectedPerson();
    const newEmail = `maya.${person.id}@example.com`;
    const changeEmail = { body: { password: demoPassword, email: newEmail } };
    const changePassword = { body: { currentPassword: demoPassword, newPassword: 'sharp-shears' } };
    app.clock.moveTo(after(testNow(), minutes(11)));
    const refused = [
      await person.call('POST /api/account/email', changeEmail),
      await person.call('POST /api/account/password', changePassword),
      await person.call('POST /api/account/close', { body: { password: demoPassword } }),
    ];
    expect(refused.map(({ problem }) => problem.code)).toEqual(refused.map(() => 'confirm_identity'));
    const body = { password: demoPassword, code: codeAt(person.secret) };
    await person.call('POST /api/account/confirm-identity', { body });
    expect((await person.call('POST /api/account/email', changeEmail)).status).toBe(204);
    expect((await person.call('POST /api/account/close', { body: { password: demoPassword } })).status).toBe(
      204,
    );
    const unprotected = await app.signIn();
    expect(
      (await unprotected.call('POST /api/account/close', { body: { password: demoPassword } })).status,
    ).toBe(204);
  });

  test('the operator turns it off for somebody who lost everything; they are told', async () => {
    const person = await protectedPerson();
    const { email } = person.account;
    await app.transact((t) => resetTwoFactor(t, ` ${email.toUpperCase()}`));
    expect(await isSignedIn(person)).toBe(false);
    expect((await passwordGiven(email)).body).toHaveProperty('user');
    await app.settle();
    const [mail] = await app.app.platform.mailer.kept(1);
    expect(mail?.subject).toBe('Two-factor was turned off at Wagwell');
    expect(mail?.body).toContain('with the help of support');
    await expect(app.transact((t) => resetTwoFactor(t, email))).rejects.toThrow('Two-factor is not on');
    await expect(app.transact((t) => resetTwoFactor(t, 'no@body.example'))).rejects.toThrow(
      'no such account',
    );
  });

  test('each change is mailed, and “This was not me” removes what a thief turned on', async () => {
    const { account } = await protectedPerson();
    await app.settle();
    const [mail] = await app.app.platform.mailer.kept(1);
    expect([mail?.toAddress, mail?.subject]).toEqual([account.email, 'Two-factor was turned on at Wagwell']);
    const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1];
    const { body } = await app.stranger.call('POST /auth/not-me', { body: { token } });
    await app.stranger.call('POST /auth/reset-password', {
      body: { token: body.token, password: 'mint-kettle-hums' },
    });
    const answer = await app.stranger.call('POST /auth/login', {
      body: { email: account.email, password: 'mint-kettle-hums' },
    });
    expect(answer.body).toHaveProperty('user');
  });
});

test('where mail or money is real, admins need a second factor', async () => {
  const shop = await openTestApp({ PUBLIC_URL: 'https://wagwell.example', DEMO: '0' });
  const session = await shop.transact(async (t) => {
    const account = await makeAccount(t, { isAdmin: true });
    return makeSession(t, account.id);
  });
  const cookie = session.replace('wagwell_session', '__Host-wagwell_session');
  const read = () => shop.stranger.call('GET /api/admin/promo-codes', { headers: { cookie } });
  expect((await read()).problem.code).toBe('second_factor_required');
  const { body: setup } = await shop.stranger.call('POST /api/two-factor/setup', { headers: { cookie } });
  const code = codeAt(setup.secret);
  await shop.stranger.call('POST /api/two-factor/confirm', { headers: { cookie }, body: { code } });
  expect((await read()).status).toBe(200);
  const member = await shop.transact(async (t) => makeSession(t, (await makeAccount(t)).id));
  const stranger = member.replace('wagwell_session', '__Host-wagwell_session');
  const refused = await shop.stranger.call('GET /api/admin/promo-codes', { headers: { cookie: stranger } });
  expect(refused.status).toBe(404);
  await shop.close();
});
