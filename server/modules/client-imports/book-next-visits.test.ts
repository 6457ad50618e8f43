import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ClientImport, ImportRow } from '#contract/client-imports.ts';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { makeMembership } from '#server/modules/memberships/memberships.factory.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { uploadOf } from '#tests/every-call/photo.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let dana: Caller;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  dana = await app.as((await app.transact((t) => makeGroomer(t))).id);
});

async function upload(who: Caller, bytes: Uint8Array) {
  const { payload, headers } = uploadOf(Buffer.from(bytes));
  const response = await app.app.server.inject({
    method: 'POST',
    url: '/api/client-imports',
    headers: { ...headers, cookie: who.cookie },
    payload,
  });
  return {
    status: response.statusCode,
    body: response.json<ClientImport & { errors?: { path: string; message: string }[] }>(),
  };
}

/** Uploads a sheet and takes what is guessed of its columns. */
async function read(text: string | Uint8Array, who = dana) {
  const { body } = await upload(who, typeof text === 'string' ? Buffer.from(text) : text);
  const { id, mapping } = body;
  const mapped = await who.call('PUT /api/client-imports/:id/mapping', { params: { id }, body: mapping });
  return { id, mapping, mapped: mapped.body };
}

/** Runs an import to its end. */
async function run(id: string, who = dana) {
  expect((await who.call('POST /api/client-imports/:id/run', { params: { id } })).status).toBe(202);
  await app.settle();
  return (await who.call('GET /api/client-imports/:id', { params: { id } })).body;
}

async function undo(id: string) {
  expect((await dana.call('POST /api/client-imports/:id/undo', { params: { id } })).status).toBe(202);
  await app.settle();
  return (await dana.call('GET /api/client-imports/:id', { params: { id } })).body;
}

const rowsOf = async (id: string, query: object = {}): Promise<ImportRow[]> =>
  (await dana.call('GET /api/client-imports/:id/rows', { params: { id }, query: { ...query } })).body;
const clientsOf = async (q?: string) =>
  (await dana.call('GET /api/clients', { query: { ...(q ? { q } : {}), limit: 100 } })).body;

test('the next visit of a row is booked, what is in the way is told and kept as a note, and undo takes it back', async () => {
  const { id } = await read(
    'Client,Phone,Pet,Price,Minutes,Next visit\n' +
      'Ann Hill,512-555-0142,Rex,$80,90,12/2/2026 9:00 AM\n' +
      'Ben Wood,512-555-0143,Fox,$70,60,12/2/2026 10:00 AM\n' +
      'Ann Hill,512-555-0142,Ivy,$60,45,12/3/2026 9:00 AM\n',
  );
  expect(await run(id)).toMatchObject({ visitsBooked: 2, visitsToCheck: 1 });
  const on = async (day: string) =>
    (await dana.call('GET /api/day', { query: { on: day } })).body.visits.map(
      ({ title, startsAt, endsAt, price }) => [title, startsAt.slice(11, 16), endsAt.slice(11, 16), price],
    );
  expect(await on('2026-12-02')).toEqual([['Rex · Full groom', '15:00', '16:30', 8000]]);
  expect(await on('2026-12-03')).toEqual([['Ivy · Full groom', '15:00', '15:45', 6000]]);
  expect(await rowsOf(id, { nextState: 'check' })).toMatchObject([
    { no: 3, name: 'Ben Wood', nextReason: expect.stringMatching(/^You are booked: Rex/) },
  ]);
  const [ben] = await clientsOf('Wood');
  const client = await dana.call('GET /api/clients/:id', { params: { id: ben?.id ?? '' } });
  expect(client.body.notes).toBe('Next visit: 2026-12-02 10:00');
  expect(await undo(id)).toMatchObject({ state: 'undone', kept: 0 });
  expect([await clientsOf(), await on('2026-12-02')]).toEqual([[], []]);
});

test('A sheet that comes in again books no visit twice, and undo leaves a visit that was touched', async () => {
  const sheet = 'Client,Phone,Pet,Next visit\nAnn Hill,512-555-0142,Rex,12/2/2026 9:00 AM\n';
  const first = await read(sheet);
  await run(first.id);
  const second = await read(sheet);
  expect(await run(second.id)).toMatchObject({ visitsBooked: 0, visitsToCheck: 0 });
  const { body } = await dana.call('GET /api/day', { query: { on: '2026-12-02' } });
  expect(body.visits).toHaveLength(1);
  await undo(second.id);
  await dana.call('PATCH /api/visits/:id/time', {
    params: { id: body.visits[0]?.id ?? '' },
    body: { startsAt: '2026-12-02T17:00:00Z' },
  });
  expect(await undo(first.id)).toMatchObject({ state: 'undone', kept: 1 });
  expect((await clientsOf())[0]).toMatchObject({ name: 'Ann Hill', nextVisitAt: expect.any(String) });
});

test('a sheet with next visits waits for the place whose clock they follow', async () => {
  const { id: accountId } = await app.transact(async (t) => {
    const account = await makeAccount(t);
    await makeMembership(t, { accountId: account.id });
    return account;
  });
  const erin = await app.as(accountId);
  const { id } = await read('Client,Phone,Pet,Next visit\nAda,(512) 555-0171,Rex,12/1/2026 9:00 AM\n', erin);
  const start = () => erin.call('POST /api/client-imports/:id/run', { params: { id } });
  const refused = await start();
  expect([refused.status, refused.problem.detail]).toEqual([
    409,
    'First say where you work from: visits are booked by the clock there.',
  ]);
  await erin.call('PUT /api/profiles/groomer', {
    body: { title: 'Mobile groomer', address: 'Austin, TX 78704' },
  });
  expect((await start()).status).toBe(202);
});

test('a next visit without a length takes the minutes of the price list', async () => {
  await dana.call('PUT /api/profiles/groomer/facts', {
    body: {
      prices: [{ service: 'full_groom', size: 'large', from: 11_000, minutes: 120 }],
      breedPrices: [{ service: 'full_groom', breed: null, group: 'doodles', from: 13_000, minutes: 150 }],
    },
  });
  const { id } = await read(
    'Client,Phone,Pet,Breed,Weight,Next visit\n' +
      'Ann Hill,512-555-0142,Bella,Goldendoodle,60,12/2/2026 8:00 AM\n' +
      'Ben Wood,512-555-0143,Tank,Boxer,70,12/2/2026 1:00 PM\n',
  );
  expect(await run(id)).toMatchObject({ visitsBooked: 2 });
  const { visits } = (await dana.call('GET /api/day', { query: { on: '2026-12-02' } })).body;
  expect(visits.map(({ startsAt, endsAt }) => (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000)).toEqual([
    150, 120,
  ]);
});

test('without a price list a next visit is as long as usual for such a dog', async () => {
  const { id } = await read(
    'Client,Phone,Pet,Breed,Weight,Next visit\n' +
      'Ann Hill,512-555-0152,Bella,Goldendoodle,60,12/2/2026 8:00 AM\n',
  );
  expect(await run(id)).toMatchObject({ visitsBooked: 1 });
  const { visits } = (await dana.call('GET /api/day', { query: { on: '2026-12-02' } })).body;
  const [long = 0] = visits.map(
    ({ startsAt, endsAt }) => (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000,
  );
  expect(long).toBeGreaterThan(100);
});
