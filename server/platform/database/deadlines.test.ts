import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/database.ts';
import type { TestDatabase } from '#tests/database.ts';
import { openTestApp } from '#tests/test-app.ts';
import { batch } from './batch.ts';
import { connect, isUnavailable } from './sql.ts';
import type { Sql, SqlPool } from './sql.ts';

let database: TestDatabase;
/** A pool whose deadline is far below the test's: if it were ignored, the test would time out. */
let sql: SqlPool;
let admin: SqlPool;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = connect(database.url, { max: 3, deadline: 300 });
  admin = connect(database.url, { max: 2 });
  await admin`create table notes (n int)`;
});
afterAll(async () => {
  await Promise.all([sql.end(), admin.end()]);
  await database.drop();
});

const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'it was done',
    (error: unknown) => (isUnavailable(error) ? 'unavailable' : error),
  );

/** Locks the table against all other use until the work is done. */
const whileHeld = (work: () => Promise<void>) =>
  admin.begin(async (tx) => {
    await tx`lock table notes in access exclusive mode`;
    await work();
  });

test.each<[string, (sql: SqlPool) => Promise<unknown>]>([
  ['a read that hangs', (pool) => pool`select pg_sleep(600)`],
  ['a write that waits for a lock', (pool) => pool`insert into notes values (1)`],
  ['a transaction that waits for one', (pool) => pool.begin((tx) => tx`insert into notes values (1)`)],
  [
    'a statement that has put its own deadline off',
    (pool) => pool.unsafe('set statement_timeout = 0; select pg_sleep(600)'),
  ],
])('%s ends as unavailable and has no effect', async (_, hang) => {
  await whileHeld(async () => expect(await failure(hang(sql))).toBe('unavailable'));
  expect(await sql`select n from notes`).toEqual([]);
});

test('a transaction of many short statements also times out', async () => {
  const goOn = async (tx: Sql): Promise<void> => {
    await tx`select pg_sleep(0.05)`;
    return goOn(tx);
  };
  expect(await failure(sql.begin(goOn))).toBe('unavailable');
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
});

test('a batch that hangs fails for all calls in it and behind it, and the next batch runs', async () => {
  const write = batch(async (pool, notes: number[]) => {
    await pool`insert into notes select * from unnest(${notes}::int[])`;
    return notes;
  });
  await whileHeld(async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((n) => failure(write(sql, n))));
    expect(new Set(answers)).toEqual(new Set(['unavailable']));
  });
  expect(await write(sql, 5)).toBe(5);
  expect(await sql`select n from notes`).toEqual([{ n: 5 }]);
});

test('a call with a canceled statement answers 503 with Retry-After and has no effect', async () => {
  const app = await openTestApp();
  const owner = await app.signIn({ roles: ['pet_owner'] });
  const own = app.app.platform.sql;
  await own.unsafe(`
    create function hang() returns trigger language plpgsql as $$ begin perform pg_sleep(600); return new; end $$;
    create trigger hang before insert on pets for each row execute function hang()`);
  const asked = owner.call('POST /api/pets', { body: { name: 'Bella' } });
  await expect
    .poll(async () => {
      const rows = await own`
        select pg_cancel_backend(pid) as canceled from pg_stat_activity
        where datname = current_database() and wait_event = 'PgSleep'`;
      return rows.map((row) => row['canceled']);
    })
    .toEqual([true]);
  const { status, headers, problem } = await asked;
  expect([status, problem.code]).toEqual([503, 'unavailable']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  await own`drop trigger hang on pets`;
  expect((await owner.call('GET /api/pets')).body).toEqual([]);
  await app.close();
});
