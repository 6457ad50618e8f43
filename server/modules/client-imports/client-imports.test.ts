import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ClientImport, ImportRow } from '#contract/client-imports.ts';
import { clientImportsApi } from '#contract/client-imports.ts';
import { makeClient } from '#server/modules/clients/clients.factory.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { uploadOf } from '#tests/every-call/photo.ts';
import { days } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { clientImportsJobs } from './client-imports.jobs.ts';

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
const sixty = readFileSync(new URL('fixtures/mobile-groomer.csv', import.meta.url));

describe('a sheet of sixty clients', () => {
  test('becomes sixty clients with pets, prices and intervals, and goes again by undo', async () => {
    const { id, mapped } = await read(sixty);
    expect(mapped).toMatchObject({
      state: 'mapped',
      rows: 61,
      counts: { new: 60, remarked: 4, merge: 0, check: 1, refused: 0 },
      toBring: 60,
    });
    const done = await run(id);
    expect(done).toMatchObject({
      state: 'done',
      made: 60,
      joined: 0,
      leftOut: 1,
      rowsDone: 61,
      withInterval: 41,
      visitsBooked: 20,
      visitsToCheck: 0,
    });
    expect(done.undoUntil?.slice(0, 10)).toBe('2026-12-20');
    expect(await clientsOf()).toHaveLength(60);
    const [tom] = await clientsOf('Miller');
    expect(tom).toMatchObject({
      name: 'Tom Miller',
      phone: '(512) 555-0102',
      pets: [{ name: 'Bella' }, { name: 'Peanut' }],
      everyWeeks: 4,
      lastVisitOn: '2026-11-07',
    });
    const client = await dana.call('GET /api/clients/:id', { params: { id: tom?.id ?? '' } });
    expect(client.body).toMatchObject({
      directions: 'gate 4402',
      notes: 'hates the dryer',
      source: 'import',
      pets: [{ breed: 'Goldendoodle', usualPrice: 3250 }, { breed: 'chi mix' }],
    });

    expect(await undo(id)).toMatchObject({ state: 'undone', kept: 0 });
    expect(await clientsOf()).toEqual([]);
    const [left] = await app.transact(
      (t) => t.sql<{ pets: number }[]>`select count(*)::int as pets from pets where managed_by = ${dana.id}`,
    );
    expect(left?.pets).toBe(0);
    const again = await read(sixty);
    expect(await run(again.id)).toMatchObject({ made: 60 });
  });

  test('is brought in once, and a second time only what is not there yet', async () => {
    const { id, mapping } = await read(sixty);
    await run(id);
    for (const refused of [
      await dana.call('POST /api/client-imports/:id/run', { params: { id } }),
      await dana.call('PUT /api/client-imports/:id/mapping', { params: { id }, body: mapping }),
      await dana.call('PATCH /api/client-imports/:id/rows/:no', {
        params: { id, no: '2' },
        body: { decision: 'skip' },
      }),
    ])
      expect(refused).toMatchObject({ status: 409, problem: { code: 'already_done' } });
    const second = await read(sixty);
    expect(second.mapped.counts).toMatchObject({ new: 0, merge: 60, check: 1 });
    expect((await rowsOf(second.id))[0]?.reasons[0]).toBe('In your book already: Maria Garcia, same phone');
    expect(await run(second.id)).toMatchObject({ made: 0, joined: 60 });
    expect(await clientsOf()).toHaveLength(60);
    expect((await clientsOf('Miller'))[0]?.pets).toHaveLength(2);
    await undo(second.id);
    expect(await clientsOf()).toHaveLength(60);
  });
});

test('The rows wait for decisions: to check, apart, or left out, and come back as CSV with the reasons', async () => {
  const { id, mapped } = await read(
    'Client,Phone,Email,Pet\nAnn Hill,512-555-0142,ann@example.com,Rex\nBob Hill,512-555-0142,bob@example.com,Fox\nCy Hill,512-555-0142,,Ivy\n=1+1,512-555-0144,,Jax\n,,,\n,,x@example.com,\nDee Park,512-555-0145,,Kit',
  );
  expect(mapped).toMatchObject({
    counts: { new: 2, remarked: 0, merge: 1, check: 2, refused: 1 },
    toBring: 3,
  });
  expect(await rowsOf(id, { verdict: 'check' })).toMatchObject([
    { no: 3, name: 'Bob Hill', reasons: ['Same phone as row 2, but another email', 'Same phone as row 2'] },
    { no: 5, pets: ['Jax'] },
  ]);
  const decide = (no: number, decision: string | null) =>
    dana.call('PATCH /api/client-imports/:id/rows/:no', {
      params: { id, no: String(no) },
      body: { decision },
    });
  expect((await decide(3, 'apart')).body.decision).toBe('apart');
  await decide(8, 'skip');
  const { body: decided } = await dana.call('GET /api/client-imports/:id', { params: { id } });
  expect(decided.becomes).toEqual({ made: 2, joined: 1, check: 1, leftOut: 2 });
  expect(await decide(7, 'bring')).toMatchObject({
    status: 422,
    problem: { errors: [{ path: 'decision' }] },
  });
  expect((await decide(99, 'skip')).status).toBe(404);
  expect(await run(id)).toMatchObject({ made: 2, joined: 1, leftOut: 3 });
  expect((await clientsOf()).map(({ name, pets }) => [name, pets.map((pet) => pet.name)])).toEqual([
    ['Ann Hill', ['Ivy', 'Rex']],
    ['Bob Hill', ['Fox']],
  ]);
  const csv = await app.app.server.inject({
    url: `/api/client-imports/${id}/refused.csv`,
    headers: { cookie: dana.cookie },
  });
  expect(csv.body.split('\r\n')).toEqual([
    '\uFEFFRow,Why,Client,Phone,Email,Pet',
    `5,"""=1+1"" is a formula, not a name: kept as a note; No name: called ""Owner of Jax""",'=1+1,512-555-0144,,Jax`,
    '7,Neither a name nor a pet nor a phone,,,x@example.com,',
    '8,,Dee Park,512-555-0145,,Kit',
    '',
  ]);
});

test('Who is in the book already is completed and never overwritten, and undo takes only that back', async () => {
  const maria = await app.transact((t) =>
    makeClient(t, dana.id, { phone: '(512) 555-0142', email: '', notes: 'Pays by check.' }),
  );
  const { id } = await read(
    'Client,Phone,Email,Pet,Price,Notes\nMary Garcia,512.555.0142,maria@example.com,Bella & Coco,$90 / $60,Hates dryers',
  );
  expect(await run(id)).toMatchObject({ made: 0, joined: 1 });
  const get = async () => (await dana.call('GET /api/clients/:id', { params: { id: maria.id } })).body;
  expect(await get()).toMatchObject({
    firstName: 'Maria',
    phone: '(512) 555-0142',
    email: 'maria@example.com',
    notes: 'Pays by check.\nHates dryers',
    pets: [
      { name: 'Bella', usualPrice: 9000 },
      { name: 'Coco', usualPrice: 6000 },
    ],
  });
  await dana.call('PATCH /api/clients/:id', {
    params: { id: maria.id },
    body: { email: 'other@example.com' },
  });
  await undo(id);
  expect(await get()).toMatchObject({
    email: 'other@example.com',
    notes: 'Pays by check.',
    pets: [{ name: 'Bella', usualPrice: null }],
  });
});

test('Undo keeps the clients that were used since and lists them', async () => {
  const { id } = await read(
    'Client,Phone,Pet\nAnn Hill,512-555-0142,Rex\nBen Wood,512-555-0143,Fox\nCat Moss,512-555-0144,Ivy',
  );
  await run(id);
  const [ann, ben] = await clientsOf();
  await dana.call('PATCH /api/clients/:id', { params: { id: ann?.id ?? '' }, body: { notes: 'Moved.' } });
  await dana.call('POST /api/clients/:id/pets', { params: { id: ben?.id ?? '' }, body: { name: 'Otis' } });
  expect(await undo(id)).toMatchObject({ state: 'undone', kept: 2 });
  expect((await clientsOf()).map(({ name }) => name)).toEqual(['Ann Hill', 'Ben Wood']);
  expect((await rowsOf(id, { outcome: 'kept' })).map(({ name }) => name)).toEqual(['Ann Hill', 'Ben Wood']);
  expect(await dana.call('POST /api/client-imports/:id/undo', { params: { id } })).toMatchObject({
    status: 409,
    problem: { code: 'already_done' },
  });
});

test('An import is taken back for thirty days, and then its rows are gone', async () => {
  const other = await openTestApp();
  const lou = await other.as((await other.transact((t) => makeGroomer(t))).id);
  const { payload, headers } = uploadOf(Buffer.from('Client,Phone,Pet\nAnn Hill,512-555-0142,Rex'));
  const response = await other.app.server.inject({
    method: 'POST',
    url: '/api/client-imports',
    headers: { ...headers, cookie: lou.cookie },
    payload,
  });
  const { id, mapping } = response.json<ClientImport>();
  await lou.call('PUT /api/client-imports/:id/mapping', { params: { id }, body: mapping });
  await lou.call('POST /api/client-imports/:id/run', { params: { id } });
  await other.settle();
  other.clock.moveTo(new Date(other.clock.now().getTime() + days(31)));
  const later = await other.as(lou.id);
  expect(await later.call('POST /api/client-imports/:id/undo', { params: { id } })).toMatchObject({
    status: 409,
    problem: { code: 'too_late' },
  });
  await clientImportsJobs['delete-ended-imports'].run(other.app.platform, undefined as never, '');
  expect((await later.call('GET /api/client-imports/:id', { params: { id } })).status).toBe(404);
  await other.close();
});

test('What is sent wrong is refused by the field, and strangers see nothing', async () => {
  expect(await upload(dana, Buffer.from('%PDF-1.7'))).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'file', message: expect.stringContaining('PDF') }] },
  });
  expect((await upload(dana, Buffer.alloc(10 * 1024 ** 2 + 1, 'a,b\n'))).status).toBe(413);
  const { body } = await upload(dana, Buffer.from('Client,Phone\nAnn Hill,512-555-0142'));
  const { id, mapping } = body;
  const put = (columns: object[]) =>
    dana.call('PUT /api/client-imports/:id/mapping', { params: { id }, body: { ...mapping, columns } });
  expect(await dana.call('POST /api/client-imports/:id/run', { params: { id } })).toMatchObject({
    status: 409,
    problem: { code: 'too_early' },
  });
  expect((await put([{ index: 0, as: 'ignore' }])).problem.errors).toMatchObject([{ path: 'columns' }]);
  expect((await put([{ index: 5, as: 'phone' }])).problem.errors).toMatchObject([
    { path: 'columns.0.index' },
  ]);
  expect(
    (
      await put([
        { index: 0, as: 'phone' },
        { index: 0, as: 'email' },
      ])
    ).problem.errors,
  ).toMatchObject([{ path: 'columns.1.index' }]);
  const stranger = await app.as((await app.transact((t) => makeGroomer(t))).id);
  for (const key of Object.keys(clientImportsApi) as (keyof typeof clientImportsApi)[]) {
    if (!key.includes(':id')) continue;
    const bodyOf = key.startsWith('PUT') ? mapping : key.startsWith('PATCH') ? { decision: null } : undefined;
    const answer = await stranger.call(key, { params: { id, no: '2' }, ...(bodyOf ? { body: bodyOf } : {}) });
    expect([key, answer.status]).toEqual([key, 404]);
  }
});

test('Two imports of one provider run one after the other', async () => {
  const one = await read(sixty);
  const two = await read('Client,Phone,Pet\nMaria Garcia,(512) 555-0100,Bella\nZed Zorn,512-555-0999,Zip');
  await dana.call('POST /api/client-imports/:id/run', { params: { id: one.id } });
  await dana.call('POST /api/client-imports/:id/run', { params: { id: two.id } });
  await app.settle();
  app.clock.moveTo(new Date(app.clock.now().getTime() + 5000));
  await app.settle();
  const view = async (id: string) =>
    (await dana.call('GET /api/client-imports/:id', { params: { id } })).body;
  expect(await view(one.id)).toMatchObject({ state: 'done', made: 60 });
  expect(await view(two.id)).toMatchObject({ state: 'done', made: 1, joined: 1 });
});
