import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { after, minutes } from '#server/platform/clock.ts';
import { newAuthenticator } from '#tests/standins/authenticator.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { demoPassword } from '../identity.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterEach(() => app.clock.moveTo(testNow()));
afterAll(() => app.close());

const options = async (caller: Caller) => (await caller.call('POST /api/passkeys/options')).body;
const list = async (caller: Caller) => (await caller.call('GET /api/passkeys')).body;
const add = (caller: Caller, body: object) => caller.call('POST /api/passkeys', { body });
const signInOptions = async () => (await app.stranger.call('POST /auth/passkey-options')).body;
const signIn = (body: object) => app.stranger.call('POST /auth/passkey', { body });

async function personWithPasskey() {
  const person = await app.signIn();
  const authenticator = newAuthenticator();
  const { body } = await add(person, authenticator.create(await options(person)));
  return { person, authenticator, passkey: body };
}

describe('adding a passkey', () => {
  test('stores it under a name, once; its owner is told', async () => {
    const { person, authenticator, passkey } = await personWithPasskey();
    expect(passkey).toMatchObject({ name: 'Unknown device', lastUsedAt: null });
    const again = await options(person);
    expect(again['excludeCredentials']).toMatchObject([{ id: authenticator.id }]);
    expect((await add(person, authenticator.create(again))).problem.code).toBe('already_done');
    expect(await list(person)).toHaveLength(1);
    await app.settle();
    const [mail] = await app.app.platform.mailer.kept(1);
    expect(mail?.subject).toBe('A passkey was added at Wagwell');
  });

  test.each([
    ['for another site', { from: 'https://evil.example' }],
    ['that did not check its owner', { isVerified: false }],
    ['for another challenge', { challenge: 'bm90LXRoaXM' }],
  ])('one %s is refused', async (_, wrong) => {
    const person = await app.signIn();
    const { challenge } = await options(person);
    const answer = await add(person, newAuthenticator().create({ challenge, ...wrong }));
    expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([422, 'attestationObject']);
    expect(await list(person)).toEqual([]);
  });

  test('a challenge works once, for ten minutes, and for one account', async () => {
    const [person, other] = [await app.signIn(), await app.signIn()];
    const given = await options(person);
    expect((await add(other, newAuthenticator().create(given))).status).toBe(422);
    expect((await add(person, newAuthenticator().create(given))).status).toBe(201);
    expect((await add(person, newAuthenticator().create(given))).status).toBe(422);
    const late = await options(person);
    app.clock.moveTo(after(testNow(), minutes(10)));
    expect((await add(person, newAuthenticator().create(late))).status).toBe(422);
    expect((await person.call('POST /api/passkeys/options')).problem.code).toBe('confirm_identity');
  });
});

describe('signing in with a passkey', () => {
  test('opens a session without email, password or code', async () => {
    const { person, authenticator } = await personWithPasskey();
    const answer = await signIn(authenticator.signIn(await signInOptions()));
    expect([answer.status, answer.body.id]).toEqual([200, person.id]);
    expect(String(answer.headers['set-cookie'])).toContain('wagwell_session=');
    expect((await list(person))[0]?.lastUsedAt).not.toBeNull();
  });

  test.each([
    ['for another site', { from: 'https://evil.example' }],
    ['without checking its owner', { isVerified: false }],
    ['for another challenge', { challenge: 'bm90LXRoaXM' }],
  ])('one %s is refused', async (_, wrong) => {
    const { authenticator } = await personWithPasskey();
    const { challenge } = await signInOptions();
    expect((await signIn(authenticator.signIn({ challenge, ...wrong }))).problem.code).toBe(
      'wrong_credentials',
    );
  });

  test('a signature is refused the second time, from another key, and for a removed passkey', async () => {
    const { person, authenticator, passkey } = await personWithPasskey();
    const signed = authenticator.signIn(await signInOptions());
    expect((await signIn(signed)).status).toBe(200);
    expect((await signIn(signed)).status).toBe(401);
    const forged = { ...newAuthenticator().signIn(await signInOptions()), id: authenticator.id };
    expect((await signIn(forged)).status).toBe(401);
    await person.call('DELETE /api/passkeys/:id', { params: { id: passkey.id } });
    expect((await signIn(authenticator.signIn(await signInOptions()))).status).toBe(401);
  });
});

test('only its owner can rename and remove a passkey, which ends the other sessions', async () => {
  const { person, passkey } = await personWithPasskey();
  const params = { id: passkey.id };
  const other = await app.signIn();
  const rename = (caller: Caller) =>
    caller.call('PATCH /api/passkeys/:id', { params, body: { name: 'Phone' } });
  const remove = (caller: Caller) => caller.call('DELETE /api/passkeys/:id', { params });
  for (const [caller, status] of [
    [other, 404],
    [app.stranger, 401],
  ] as const) {
    expect((await rename(caller)).status).toBe(status);
    expect((await remove(caller)).status).toBe(status);
  }
  expect(await list(other)).toEqual([]);
  expect((await rename(person)).body.name).toBe('Phone');
  const elsewhere = await app.as(person.id);
  expect((await remove(person)).status).toBe(204);
  expect(await list(person)).toEqual([]);
  expect((await person.call('GET /auth/me')).status).toBe(200);
  expect((await elsewhere.call('GET /auth/me')).status).toBe(401);
});

test('“This was not me” removes a passkey that a thief added', async () => {
  const { person, authenticator } = await personWithPasskey();
  await app.settle();
  const mails = await app.app.platform.mailer.kept(10);
  const mail = mails.find(({ toAddress }) => toAddress === person.account.email);
  const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1];
  expect((await app.stranger.call('POST /auth/not-me', { body: { token } })).status).toBe(200);
  expect((await signIn(authenticator.signIn(await signInOptions()))).status).toBe(401);
  const body = { email: person.account.email, password: demoPassword };
  expect((await app.stranger.call('POST /auth/login', { body })).status).toBe(401);
});
