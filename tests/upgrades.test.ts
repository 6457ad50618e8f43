import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { declaredTriggers } from '#server/modules.ts';
import { demoPassword } from '#server/modules/identity/identity.factory.ts';
import { movableClock } from '#server/platform/clock.ts';
import { connect } from '#server/platform/database/sql.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { createTestDatabase } from './database.ts';
import type { TestDatabase } from './database.ts';
import { startProgram } from './faults/program.ts';
import { describeSchema, readTables } from './schema/read-schema.ts';
import { schemaFile } from './schema/write-schema.ts';
import { openTestApp } from './test-app.ts';
import type { Caller, TestApp } from './test-app.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** The demo town with a row in every table, as the first frozen migrations made and filled it. */
const dumpFile = path.join(import.meta.dirname, 'upgrades/baseline.sql.gz');
/** An hour after the dump was written. */
const then = new Date('2026-11-25T14:30:00Z');

let database: TestDatabase;
let app: TestApp;
let before: Map<string, number>;

async function countRows(): Promise<Map<string, number>> {
  const sql = connect(database.url, { max: 1 });
  try {
    const counts = new Map<string, number>();
    for (const { name } of await readTables(sql)) {
      const [row] = await sql<{ count: number }[]>`select count(*)::int as count from ${sql(name)}`;
      counts.set(name, row?.count ?? 0);
    }
    return counts;
  } finally {
    await sql.end();
  }
}

beforeAll(async () => {
  database = await createTestDatabase('template1');
  const sql = connect(database.url, { max: 1 });
  await sql.unsafe((await promisify(gunzip)(await readFile(dumpFile))).toString());
  await sql.end();
  before = await countRows();
  await migrate(database.url, declaredTriggers);
  app = await openTestApp({}, movableClock(then), () => database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

async function signIn(who: string): Promise<Caller> {
  const body = { email: `${who}@wagwell.example`, password: demoPassword };
  const answer = await app.stranger.call('POST /auth/login', { body });
  expect([who, answer.status]).toEqual([who, 200]);
  const me = answer.body as { id: string };
  return app.as(me.id);
}

describe('data of the first frozen migrations', () => {
  test('has a row in every table, and keeps them all', async () => {
    expect([...before].filter(([, count]) => count === 0)).toEqual([]);
    const now = await countRows();
    for (const [name, count] of before)
      if (
        ![
          'migrations',
          'changed',
          'jobs',
          'events',
          'rate_limits',
          'sessions',
          'known_browsers',
          // Counted apart for each trade since.
          'ratings',
          // Migrations since then also book a salon's house.
          'bookings',
          // Who was listed with the price of an animal that they do not groom has the right one since.
          'people_changes',
        ].includes(name)
      )
        expect([name, now.get(name)]).toEqual([name, count]);
    for (const name of ['bookings', 'people_changes'])
      expect(now.get(name)).toBeGreaterThanOrEqual(before.get(name) ?? 0);
  });

  test('gets the schema of today, with each trigger once', async () => {
    const { sql } = app.app.platform;
    expect(await describeSchema(sql)).toBe(await readFile(schemaFile, 'utf8'));
    const twice = await sql`
      select tgrelid::regclass::text as on_table, tgfoid::regproc::text as calls, tgtype, count(*) from pg_trigger
      where not tgisinternal and tgname like '%\_note%' and tgqual is null and tgattr = ''
      group by 1, 2, 3 having count(*) > 1`;
    expect(twice).toEqual([]);
  });

  test('signs its people in, who find their work, lists and books', async () => {
    const year = { year: 2026 };
    const [groomer, owner, parent] = [
      await signIn('groomer'),
      await signIn('owner'),
      await signIn('petowner'),
    ];
    for (const [who, key, query] of [
      [groomer, 'GET /api/books', year],
      [groomer, 'GET /api/notifications', undefined],
      [groomer, 'GET /api/saved-searches', undefined],
      [groomer, 'GET /api/blocks', undefined],
      [groomer, 'GET /api/invoices', undefined],
      [owner, 'GET /api/groomers', undefined],
      [owner, 'GET /api/books', year],
      [parent, 'GET /api/pets', undefined],
      [parent, 'GET /api/owners', undefined],
    ] as const) {
      const answer = await who.call(key, query ? { query } : {});
      expect([key, answer.status]).toEqual([key, 200]);
      expect(JSON.stringify(answer.body).length, key).toBeGreaterThan(20);
    }
    expect((await signIn('admin')).id).toBeTruthy();
  });

  test('has a bill and a payment for each completed visit, so that every year earned what it did', async () => {
    const years = await app.app.platform.sql<{ priced: number; earned: number }[]>`
      select sum(v.list_price - v.discount)::int as priced, (
        select sum(p.amount - p.tax)::int from bill_payments p
        where p.account_id = v.provider_id and extract(year from p.day) = at.year) as earned
      from visits v cross join lateral (select extract(year from v.starts_at at time zone v.time_zone) as year) at
      where v.status = 'completed' group by v.provider_id, at.year`;
    expect(years.length).toBeGreaterThan(0);
    for (const { priced, earned } of years) expect(earned).toBe(priced);
  });

  test('makes the archive of its people', async () => {
    const parent = await signIn('petowner');
    await parent.call('POST /api/account/export');
    await app.settle();
    expect((await parent.call('GET /api/account/export')).body.state).toBe('ready');
  });
});

test('the program itself starts on it', async () => {
  const program = await startProgram(database.url);
  const reply = await fetch(`${program.address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'groomer@wagwell.example', password: demoPassword }),
  });
  program.kill();
  await program.gone;
  expect(reply.status).toBe(200);
});
