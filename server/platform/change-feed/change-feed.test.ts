import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { connect } from '#server/platform/database/sql.ts';
import type { Sql, SqlPool } from '#server/platform/database/sql.ts';
import { createTestDatabase } from '#tests/database.ts';
import type { TestDatabase } from '#tests/database.ts';
import { createChangeFeed } from './change-feed.ts';
import type { ChangeFeed } from './change-feed.ts';
import { createPgSignal } from './signal.ts';
import type { Signal } from './signal.ts';

vi.setConfig({ testTimeout: 30_000 });

let database: TestDatabase;
let sql: SqlPool;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = connect(database.url, { max: 6 });
});
const started: ChangeFeed[] = [];
afterEach(async () => {
  for (const feed of started.splice(0)) await feed.stop();
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

const lost: Signal = {
  send: () => {},
  broadcast: () => {},
  subscribe: () => {},
  start: async () => {},
  stop: async () => {},
};

/** Starts a process's feed. @returns the tables of the changes that it has read */
async function follow(signal: Signal = createPgSignal(sql)) {
  const feed = createChangeFeed(sql, signal);
  const read: string[] = [];
  feed.subscribe((change) => void read.push(change?.table ?? 'missed'));
  await feed.start();
  started.push(feed);
  return { feed, read };
}

const note = (on: Sql, table: string) => on`select note_change(${table}, gen_random_uuid())`;

/** Runs a transaction until `commit` is called. */
async function open(table: string) {
  const [noted, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const done = sql.begin(async (tx) => {
    await note(tx, table);
    noted.resolve();
    await commit.promise;
  });
  await noted.promise;
  return () => {
    commit.resolve();
    return done;
  };
}

test('a change reaches every process, without a signal within moments', async () => {
  const [one, two, deaf] = [await follow(), await follow(), await follow(lost)];
  await note(sql, 'pets');
  for (const { read } of [one, two, deaf])
    await vi.waitFor(() => expect(read).toEqual(['pets']), { timeout: 10_000 });
});

test('a transaction that commits late is not skipped and does not delay others', async () => {
  const { feed, read } = await follow();
  const commitEarly = await open('early');
  const commitLate = await open('late');
  await commitEarly();
  await note(sql, 'meanwhile');
  feed.markOwnWrite('an account');
  await vi.waitFor(() => expect(read).toEqual(['early', 'meanwhile']), { timeout: 10_000 });
  await commitLate();
  feed.markOwnWrite('an account');
  await vi.waitFor(() => expect(read).toEqual(['early', 'meanwhile', 'late']), { timeout: 10_000 });
});

test('each of many concurrent changes is read once', async () => {
  const { feed, read } = await follow();
  const names = Array.from({ length: 300 }, (_, n) => `table ${n}`);
  await Promise.all(
    names.map(async (name) => {
      await sql.begin((tx) => note(tx, name));
      feed.markOwnWrite('an account');
    }),
  );
  await vi.waitFor(() => expect(read).toHaveLength(names.length), { timeout: 20_000 });
  await note(sql, 'last');
  await vi.waitFor(() => expect(read).toContain('last'), { timeout: 10_000 });
  expect(read.toSorted()).toEqual([...names, 'last'].toSorted());
});

test('a transaction writes one row for each table, however many rows it changes', async () => {
  const { read } = await follow();
  await sql.begin(async (tx) => {
    for (let nth = 0; nth < 5; nth++) await note(tx, 'shifts');
    await note(tx, 'visits');
    await tx`select note_change('reviews', gen_random_uuid()) from generate_series(1, 600)`;
  });
  await vi.waitFor(() => expect(read).toEqual(['reviews', 'shifts', 'visits']), { timeout: 10_000 });
  const rows = await sql<{ tableName: string; count: number | null }[]>`
    select table_name, cardinality(accounts) as count from changed
    where table_name in ('shifts', 'visits', 'reviews') order by table_name`;
  expect(rows).toEqual([
    { tableName: 'reviews', count: null },
    { tableName: 'shifts', count: 5 },
    { tableName: 'visits', count: 1 },
  ]);
});

test('while the database does not answer nothing counts as unchanged; then what was missed is read', async () => {
  const { feed, read } = await follow();
  const version = feed.version();
  expect(feed.changedSince(version, ['pets'])).toBe(false);
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  await note(sql, 'pets');
  await vi.waitFor(() => expect(read).toEqual(['pets']), { timeout: 10_000 });
  expect(feed.changedSince(version, ['pets'])).toBe(true);
  await feed.stop();
  expect(feed.changedSince(feed.version(), ['pets'])).toBe(true);
});
