import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPet, signInPetOwner } from '#server/modules/grooming-requests/requests.scenario.ts';
import { demoPassword } from '#server/modules/identity/identity.factory.ts';
import { after, hours, minutes } from '#server/platform/clock.ts';
import { onePixel, uploadOf } from '#tests/every-call/photo.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let owner: Caller;
beforeAll(async () => {
  app = await openTestApp();
  owner = await signInPetOwner(app, { account: { firstName: 'Nadia' } });
});
afterAll(() => app.close());

const ask = (who: Caller) => who.call('POST /api/account/export');
const stateFor = async (who: Caller) => (await who.call('GET /api/account/export')).body;
const download = (url: string, cookie = '') =>
  app.app.server.inject({ method: 'GET', url, headers: cookie ? { cookie } : {} });
const ownArchive = (who: Caller) => download('/api/account/export/archive', who.cookie);

/** The newest mail that says that an archive is ready. */
async function mailed(): Promise<string> {
  const mails = await app.app.platform.mailer.kept(20);
  return mails.find(({ subject }) => subject === 'Your Wagwell data is ready')?.body ?? '';
}

async function addPhoto(who: Caller): Promise<{ id: string; url: string }> {
  const { payload, headers } = uploadOf(await onePixel());
  const response = await app.app.server.inject({
    method: 'POST',
    url: '/api/uploads',
    payload,
    headers: { ...headers, cookie: who.cookie },
  });
  return response.json();
}

test('the archive has every list as JSON and CSV, and the photos, for a day; the mail leads to a page that asks to sign in', async () => {
  expect(await stateFor(owner)).toMatchObject({ state: 'none', bytes: null });
  expect((await ownArchive(owner)).statusCode).toBe(404);
  const { id: photoId, url } = await addPhoto(owner);
  await addPet(owner, { name: '=Bella, the "first"', photoId });
  const asked = await ask(owner);
  expect([asked.status, asked.body.state]).toEqual([202, 'making']);
  expect((await ask(owner)).body.askedAt).toBe(asked.body.askedAt);
  await app.settle();
  const ready = await stateFor(owner);
  expect(ready.state).toBe('ready');

  expect(await mailed()).toMatch(/http\S+\/settings#download-data/);
  expect(await mailed()).not.toContain('account-export');
  const reply = await ownArchive(owner);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'private, no-store',
  });
  expect(reply.rawPayload.length).toBe(ready.bytes);
  const files = unzipSync(reply.rawPayload);
  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  expect(JSON.parse(text('pets/data.json'))).toMatchObject({ pets: [{ name: '=Bella, the "first"' }] });
  expect(text('pets/pets.csv')).toContain(`"'=Bella, the ""first"""`);
  expect(JSON.parse(text('account/data.json'))).toMatchObject({ account: [{ firstName: 'Nadia' }] });
  expect(text('account/data.json')).not.toContain('argon2');
  expect(text('README.txt')).toContain('Your data at Wagwell');
  const photo = files[`photos${url.replace('/media', '')}.webp`];
  expect(strFromU8((photo ?? new Uint8Array()).slice(8, 12))).toBe('WEBP');

  app.clock.moveTo(after(new Date(ready.expiresAt ?? ''), -minutes(1)));
  expect((await ownArchive(owner)).statusCode).toBe(200);
  app.clock.moveTo(new Date(ready.expiresAt ?? ''));
  expect((await ownArchive(owner)).statusCode).toBe(404);
  expect((await stateFor(owner)).state).toBe('none');
});

test('strangers get no archive, with a session or without', async () => {
  owner = await app.as(owner.id);
  await ask(owner);
  await app.settle();
  const stranger = await signInPetOwner(app);
  expect((await ownArchive(stranger)).statusCode).toBe(404);
  expect((await download('/api/account/export/archive')).statusCode).toBe(401);
  expect((await download('/account-export/a-key-that-was-mailed-once')).statusCode).toBe(404);
  expect((await ownArchive(owner)).statusCode).toBe(200);
});

test('an archive is begun only by somebody who entered the password within ten minutes', async () => {
  const person = await app.signIn();
  app.clock.moveTo(after(app.clock.now(), minutes(11)));
  expect((await ask(person)).problem.code).toBe('confirm_identity');
  expect((await stateFor(person)).state).toBe('none');
  await person.call('POST /api/account/confirm-identity', { body: { password: demoPassword } });
  expect((await ask(person)).status).toBe(202);
});

test('another archive replaces the first, whose file is gone', async () => {
  const { sql, files } = app.app.platform;
  const fileOf = async () =>
    (await sql<{ file: string }[]>`select file from data_exports where account_id = ${owner.id}`)[0]?.file ??
    '';
  const file = await fileOf();
  app.clock.moveTo(after(app.clock.now(), minutes(5)));
  owner = await app.as(owner.id);
  await ask(owner);
  expect((await ownArchive(owner)).statusCode).toBe(404);
  await app.settle();
  expect(await files.get(file)).toBeUndefined();
  const second = await fileOf();
  expect((await ownArchive(owner)).statusCode).toBe(200);

  app.clock.moveTo(after(app.clock.now(), hours(24)));
  await sql`insert into jobs (id, name, key, payload, run_at)
    values (gen_random_uuid(), 'remove-expired-exports', 'now', '{}', ${app.clock.now()})`;
  await app.settle();
  expect(await files.get(second)).toBeUndefined();
  expect(await sql`select from data_exports`).toHaveLength(0);
});

test('a person whose membership has ended still gets the archive', async () => {
  const past = await app.signIn({ roles: ['groomer'], membership: false });
  expect((await past.call('POST /api/shift-applications', { body: {} })).status).not.toBe(201);
  expect((await ask(past)).status).toBe(202);
  await app.settle();
  expect((await ownArchive(past)).statusCode).toBe(200);
});
