import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPet, signInPetOwner } from '#server/modules/grooming-requests/requests.scenario.ts';
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

/** Returns the path of the newest mailed link. */
async function mailedLink(): Promise<string> {
  const mails = await app.app.platform.mailer.kept(20);
  const mail = mails.find(({ subject }) => subject === 'Your Wagwell data is ready');
  return /https?:\/\/[^/]+(\/account-export\/\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
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

test('the archive has every list as JSON and CSV, and the photos; its mailed link lasts a day', async () => {
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

  const link = await mailedLink();
  const reply = await download(link);
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
  expect((await ownArchive(owner)).rawPayload.equals(reply.rawPayload)).toBe(true);

  app.clock.moveTo(after(new Date(ready.expiresAt ?? ''), -minutes(1)));
  expect((await download(link)).statusCode).toBe(200);
  app.clock.moveTo(new Date(ready.expiresAt ?? ''));
  expect((await download(link)).statusCode).toBe(404);
  expect((await ownArchive(owner)).statusCode).toBe(404);
  expect((await stateFor(owner)).state).toBe('none');
});

test('strangers get no archive, with a session or with a wrong key', async () => {
  await ask(owner);
  await app.settle();
  const link = await mailedLink();
  const stranger = await signInPetOwner(app);
  expect((await ownArchive(stranger)).statusCode).toBe(404);
  expect((await download('/api/account/export/archive')).statusCode).toBe(401);
  const key = link.split('/').at(-1) ?? '';
  const wrong = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
  expect((await download(`/account-export/${wrong}`)).statusCode).toBe(404);
  expect((await download(link)).statusCode).toBe(200);
});

test('another archive replaces the first, whose link and file are gone', async () => {
  const { sql, files } = app.app.platform;
  const fileOf = async () =>
    (await sql<{ file: string }[]>`select file from data_exports where account_id = ${owner.id}`)[0]?.file ??
    '';
  const [link, file] = [await mailedLink(), await fileOf()];
  app.clock.moveTo(after(app.clock.now(), minutes(5)));
  await ask(owner);
  expect((await download(link)).statusCode).toBe(404);
  await app.settle();
  expect(await files.get(file)).toBeUndefined();
  const second = await fileOf();
  expect((await download(await mailedLink())).statusCode).toBe(200);

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
