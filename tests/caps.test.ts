import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '#server/modules/identity/identity.factory.ts';
import { boundedOtherwise } from './caps/bounded-otherwise.ts';
import { copyOne, fillToCap, readCaps } from './caps/fill-account.ts';
import type { Cap } from './caps/fill-account.ts';
import { calls } from './every-call/calls.ts';
import { startProgram } from './faults/program.ts';
import { makeFullAccount } from './personal-data/make-full-account.ts';
import { readTables } from './schema/read-schema.ts';
import { openTestApp } from './test-app.ts';
import type { Caller, TestApp } from './test-app.ts';

let app: TestApp;
let caps: Cap[];
let person: Caller & { email: string };
let folder: string;
beforeAll(async () => {
  app = await openTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'wagwell-caps-'));
  const { sql } = app.app.platform;
  caps = await readCaps(sql);
  ({ person } = await makeFullAccount(app));
  const pet = { name: 'Lantern', ownerId: 'current-user', bites: [{ on: '2026-01-02', what: 'A finger' }] };
  const { body } = await person.call('POST /api/pets', { body: pet });
  await person.call('PATCH /api/pets/:id', { params: { id: body.id }, body: { bites: [] } });
  // Pets come first, because each of them is filled.
  const ordered = caps.toSorted((a, b) => Number(b.table === 'pets') - Number(a.table === 'pets'));
  for (const cap of ordered) await sql.begin((tx) => fillToCap(tx, cap, person.id));
  await sql`
    insert into requested_pets (request_id, pet_id, place)
    select r.id, (select id from pets where owner_id = ${person.id} limit 1), 0 from grooming_requests r
    where r.owner_id = ${person.id} and not exists (select from requested_pets p where p.request_id = r.id)`;
}, 300_000);
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

describe('every table that an account can fill', () => {
  test('has a cap, or is bounded otherwise', async () => {
    const { sql } = app.app.platform;
    const bounded = await sql<{ name: string }[]>`
      select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
      join pg_proc p on p.oid = t.tgfoid where p.proname in ('keep_cap', 'keep_cap_of_statement', 'keep_newest')`;
    const named = [...bounded.map(({ name }) => name), ...Object.keys(boundedOtherwise)];
    expect(named.toSorted()).toEqual((await readTables(sql)).map(({ name }) => name).toSorted());
  });

  test('is at its cap now, and takes no more', async () => {
    const { sql } = app.app.platform;
    for (const cap of caps) {
      const refused = await sql
        .begin((tx) => copyOne(tx, cap, person.id))
        .then(
          () => ({ code: 'taken' }),
          (error: { code: string; message: string }) => error,
        );
      expect([cap.table, refused.code], JSON.stringify(refused)).toEqual([cap.table, 'WW001']);
      expect(refused).toMatchObject({ message: expect.stringContaining(cap.words) });
    }
  });

  test('refuses by a problem that names the cap', async () => {
    const [{ day } = { day: '' }] = await app.app.platform.sql<{ day: string }[]>`
      select day from tips_received where account_id = ${person.id} limit 1`;
    const tip = await person.call('POST /api/books/tips', { body: { day, amount: 100, note: '' } });
    expect(tip.problem).toMatchObject({
      status: 409,
      code: 'full',
      detail: expect.stringMatching(/^There is room for at most (5,000 tips in one year|30,000 tips)\.$/),
    });
    const pet = await person.call('POST /api/pets', { body: { name: 'Rex', ownerId: 'current-user' } });
    expect(pet.problem.detail).toBe('There is room for at most 200 pets, archived ones included.');
    const off = await person.call('POST /api/time-off', { body: { from: '2026-12-24', to: '2026-12-26' } });
    expect(off.problem.detail).toBe('There is room for at most 1,000 entries of time off.');
  });
});

test('of two at once, one gets the last place', async () => {
  const jo = await app.signIn();
  const { sql } = app.app.platform;
  const tip = { day: '2026-11-02', amount: 100, note: 'Thanks' };
  await jo.call('POST /api/books/tips', { body: tip });
  const cap = caps.find(({ table, unit }) => table === 'tips_received' && unit);
  if (!cap) throw new Error('Tips have no cap');
  await sql.begin((tx) => fillToCap(tx, { ...cap, most: cap.most - 1 }, jo.id));
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => jo.call('POST /api/books/tips', { body: tip })),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201, 409, 409, 409, 409,
  ]);
  expect((await jo.call('POST /api/books/tips', { body: { ...tip, day: '2025-11-02' } })).status).toBe(201);
});

/** Lists and files that need nothing but a session. */
const lists = calls.filter(
  ({ method, path: url }) =>
    method === 'GET' && url.startsWith('/api/') && !url.includes(':') && url !== '/api/events',
);
const queries: Record<string, string> = {
  '/api/books': '?year=2026',
  '/api/books/csv': '?year=2026',
  '/api/books/pdf': '?year=2026',
  '/api/books/month-end': '?year=2026',
  '/api/books/month-end/csv': '?year=2026',
  '/api/books/month-end/pdf': '?year=2026',
  '/api/calendar': '?from=2026-11-01&to=2026-12-31',
  '/api/calendar/check': '?from=2026-11-01T00:00:00Z&to=2026-12-31T00:00:00Z',
};

test('a full account reads everything at once, and the process goes on answering others', async () => {
  const program = await startProgram(app.databaseUrl, {
    NODE_OPTIONS: '--max-old-space-size=512',
    DATA_DIR: folder,
  });
  const reading = new AbortController();
  let slowest = Promise.resolve(0);
  try {
    const signedIn = await fetch(`${program.address}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: person.email, password: demoPassword }),
    });
    const headers = {
      cookie: signedIn.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; '),
    };
    const read = async (url: string) => {
      const reply = await fetch(program.address + url, { headers });
      await reply.arrayBuffer();
      return [url, reply.status] as const;
    };
    const making = await fetch(`${program.address}/api/account/export`, { method: 'POST', headers });
    expect(making.status).toBe(202);
    const urls = lists.map(({ path: url }) => url + (queries[url] ?? ''));
    const bursts = Object.entries(queries).flatMap(([url, query]) => Array<string>(12).fill(url + query));
    slowest = (async () => {
      let longest = 0;
      while (!reading.signal.aborted) {
        const asked = performance.now();
        expect((await fetch(`${program.address}/healthz`)).status).toBe(200);
        longest = Math.max(longest, performance.now() - asked);
      }
      return longest;
    })();
    const answers = await Promise.all([...urls, ...bursts].map(read));
    await expect
      .poll(
        async () => {
          const reply = await fetch(`${program.address}/api/account/export`, { headers });
          return ((await reply.json()) as { state: string }).state;
        },
        { timeout: 300_000, interval: 500 },
      )
      .toBe('ready');
    reading.abort();
    expect(answers.filter(([, status]) => status >= 500)).toEqual([]);
    expect(answers.some(([, status]) => status === 429)).toBe(true);
    for (const [url, query] of Object.entries(queries))
      expect(await read(url + query)).toEqual([url + query, 200]);
    // A second on a quiet machine; a thread that draws or packs something large would take many.
    expect(await slowest, 'milliseconds of the slowest /healthz').toBeLessThan(8000);
  } finally {
    reading.abort();
    await slowest;
    program.kill();
    await program.gone;
  }
}, 480_000);
