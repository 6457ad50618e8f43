import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { systemClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import { createTestDatabase } from '#tests/database.ts';
import type { TestDatabase } from '#tests/database.ts';
import { startProgram } from '#tests/faults/program.ts';
import { connect } from './sql.ts';
import type { SqlPool } from './sql.ts';

let database: TestDatabase;
let admin: SqlPool;
let program: Awaited<ReturnType<typeof startProgram>> | undefined;
beforeEach(async () => {
  database = await createTestDatabase();
  admin = connect(database.url, { max: 2 });
});
afterEach(async () => {
  program?.signal('SIGTERM');
  await program?.gone;
  program = undefined;
  await admin.end();
  await database.drop();
});

/** Returns the database's URL with a marker that identifies its connections. */
const addressed = (name: string) => `${database.url}?application_name=${name}`;

test('migrations and listening use DATABASE_DIRECT_URL; everything else uses DATABASE_URL', async () => {
  await admin.unsafe(`
    drop schema public cascade;
    create schema public;
    create table public.seen (address text);
    create function public.see() returns event_trigger language plpgsql as
      $$ begin insert into public.seen values (current_setting('application_name')); end $$;
    create event trigger see on ddl_command_end execute function public.see()`);
  program = await startProgram(addressed('pooled'), {
    DATABASE_DIRECT_URL: addressed('direct'),
    DATABASE_PREPARE: '0',
  });
  expect(await admin`select distinct address from seen`).toEqual([{ address: 'direct' }]);
  expect((await fetch(`${program.address}/api/plans`)).status).toBe(200);
  expect((await fetch(`${program.address}/readyz`)).status).toBe(200);
  const connections = await admin<{ address: string; listens: boolean }[]>`
    select distinct application_name as address, query ilike 'listen%' as listens from pg_stat_activity
    where datname = current_database() and application_name in ('pooled', 'direct') order by 1`;
  expect(connections).toEqual([
    { address: 'direct', listens: true },
    { address: 'pooled', listens: false },
  ]);
});

test.each([
  ['1', true, 1],
  ['0', false, 0],
])('DATABASE_PREPARE=%s: %s', async (_, prepare, kept) => {
  const sql = connect(database.url, { max: 1, prepare });
  for (const n of [1, 2]) await sql`select ${n}::int as n`;
  await sql.begin((tx) => tx`select ${3}::int as n`);
  const [row] = await admin.begin(
    async () => sql<{ prepared: number; timeZone: string }[]>`
    select count(*) filter (where statement like '%as n')::int as prepared, current_setting('TimeZone') as time_zone
    from pg_prepared_statements`,
  );
  expect(row).toEqual({ prepared: kept, timeZone: 'UTC' });
  await sql.end();
});

test('with DATABASE_PREPARE=0 a pooler is sent no settings, and transactions set their deadline', async () => {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    WEB: 'none',
    DATABASE_URL: database.url,
    DATABASE_DIRECT_URL: database.url,
    DATABASE_PREPARE: '0',
  });
  const app = await createApp(config, database.url, systemClock);
  const { sql } = app.platform;
  const [outside] = await sql`select current_setting('statement_timeout') as deadline`;
  const [inside] = await sql.begin((tx) => tx`select current_setting('statement_timeout') as deadline`);
  expect([outside?.['deadline'], inside?.['deadline']]).toEqual(['0', '30s']);
  await app.close();
});
