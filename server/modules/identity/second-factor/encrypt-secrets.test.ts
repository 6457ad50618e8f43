import { randomBytes } from 'node:crypto';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { demoPassword } from '../identity.factory.ts';
import { encryptSecrets } from './encrypt-secrets.ts';

const newKey = () => randomBytes(32).toString('base64');
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ SECRETS_KEY: newKey() });
});
afterAll(() => app.close());

type Stored = { secret: string | null; sealedSecret: Buffer | null };
const stored = async (accountId: string) => {
  const [row] = await app.app.platform.sql<Stored[]>`
    select secret, sealed_secret from two_factors where account_id = ${accountId}`;
  return row;
};
const codeOf = (secret: string) =>
  generateSync({ secret, epoch: Math.floor(app.clock.now().getTime() / 1000) });
const setUp = async (person: Caller) => (await person.call('POST /api/two-factor/setup')).body.secret;

test('the database knows no secret of an authenticator app', async () => {
  const person = await app.signIn();
  const secret = await setUp(person);
  const row = await stored(person.id);
  expect(row?.secret).toBeNull();
  expect(JSON.stringify(row?.sealedSecret?.toString('latin1'))).not.toContain(secret);
  const body = { code: codeOf(secret) };
  expect((await person.call('POST /api/two-factor/confirm', { body })).status).toBe(200);
});

test('a secret that is stored as it is works, is encrypted by the daily job, and works on', async () => {
  const { sql } = app.app.platform;
  const person = await app.signIn();
  const secret = await setUp(person);
  await sql`update two_factors set secret = ${secret}, sealed_secret = null where account_id = ${person.id}`;
  const body = { code: codeOf(secret) };
  expect((await person.call('POST /api/two-factor/confirm', { body })).status).toBe(200);
  await encryptSecrets(app.app.platform);
  const row = await stored(person.id);
  expect(row).toMatchObject({ secret: null, sealedSecret: expect.any(Buffer) });
  await encryptSecrets(app.app.platform);
  expect(await stored(person.id)).toEqual(row);
  await sql`update two_factors set last_step = null where account_id = ${person.id}`;
  const confirm = { body: { password: demoPassword, code: codeOf(secret) } };
  expect((await person.call('POST /api/account/confirm-identity', confirm)).status).toBe(204);
});

test('a secret of another key is left as it is, and a recovery code still works', async () => {
  const person = await app.signIn();
  const secret = await setUp(person);
  const { body } = await person.call('POST /api/two-factor/confirm', { body: { code: codeOf(secret) } });
  const row = await stored(person.id);
  const { sql } = app.app.platform;
  const foreign = Buffer.concat([Buffer.alloc(4), row?.sealedSecret?.subarray(4) ?? Buffer.alloc(0)]);
  await sql`update two_factors set sealed_secret = ${foreign}, last_step = null where account_id = ${person.id}`;
  await encryptSecrets(app.app.platform);
  expect((await stored(person.id))?.sealedSecret).toEqual(foreign);
  const confirm = (code = '') =>
    person.call('POST /api/account/confirm-identity', { body: { password: demoPassword, code } });
  expect((await confirm(codeOf(secret))).status).toBe(500);
  expect((await confirm(body.recoveryCodes[0])).status).toBe(204);
});
