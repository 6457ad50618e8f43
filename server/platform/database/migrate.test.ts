import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { declaredTriggers } from '#server/modules.ts';
import { createTestDatabase } from '#tests/database.ts';
import type { TestDatabase } from '#tests/database.ts';
import { MigrationError, migrate } from './migrate.ts';
import { checksumOf, checksumOfStatements, readMigrations, readReleased } from './migration-files.ts';
import type { Migration } from './migration-files.ts';
import { connect } from './sql.ts';
import type { SqlPool } from './sql.ts';

let database: TestDatabase;
let sql: SqlPool;
let migrations: Migration[];
beforeAll(async () => {
  database = await createTestDatabase();
  sql = connect(database.url, { max: 1 });
  migrations = await readMigrations();
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});
beforeEach(async () => {
  for (const { name, checksum } of migrations)
    await sql`update migrations set checksum = ${checksum} where name = ${name}`;
});

const start = (files: readonly Migration[] = migrations) => migrate(database.url, declaredTriggers, files);
/** The same migrations with another text of one. */
const withText = (name: string, change: (text: string) => string) =>
  migrations.map((each) =>
    each.name === name
      ? { ...each, text: change(each.text), checksum: checksumOfStatements(change(each.text)) }
      : each,
  );
const noted = async () =>
  new Map(
    (await sql<{ name: string; checksum: string }[]>`select name, checksum from migrations`).map(
      ({ name, checksum }) => [name, checksum],
    ),
  );

test('another wording of comments, or other blank space, stops no database', async () => {
  await start(withText('0010-calendar.sql', (text) => `-- Another word.\n${text.replaceAll('\n', '\n\n')}`));
});

test('a database that noted the checksum of the whole file starts, and then holds that of the statements', async () => {
  const released = await readReleased();
  const files = Object.entries(released).flatMap(([name, { files: sums }]) =>
    sums.map((checksum) => ({ name, checksum })),
  );
  expect(files.length).toBeGreaterThanOrEqual(24);
  for (const { name, checksum } of files) {
    await sql`update migrations set checksum = ${checksum} where name = ${name}`;
    await start(withText(name, (text) => `${text}-- Said later.\n`));
    expect((await noted()).get(name), name).toBe(released[name]?.statements);
  }
});

test('a later migration that is not yet released may be reworded too', async () => {
  const text = '-- Which pets?\ncomment on table pets is null;\n';
  const later = { name: '9000-later.sql', text, checksum: checksumOfStatements(text) };
  await start([...migrations, { ...later, earlierChecksums: [] }]);
  await start([...migrations, { ...later, text: text.slice(15), earlierChecksums: [] }]);
  await sql`update migrations set checksum = ${checksumOf(text)} where name = '9000-later.sql'`;
  await start([...migrations, { ...later, earlierChecksums: [checksumOf(text)] }]);
  expect((await noted()).get('9000-later.sql')).toBe(later.checksum);
  await sql`delete from migrations where name = '9000-later.sql'`;
});

test('other statements are refused by the name of the file, and nothing is changed', async () => {
  const before = await noted();
  const refusal = start(withText('0010-calendar.sql', (text) => `${text}\ncreate table added (id int);`));
  await expect(refusal).rejects.toThrow(MigrationError);
  await expect(refusal).rejects.toThrow(
    /^The migration 0010-calendar\.sql .* Start the version that made it/,
  );
  expect(await noted()).toEqual(before);
  expect(await sql`select from pg_tables where tablename = 'added'`).toHaveLength(0);
});

test('a migration that does not fit the rows says which, why and what to do, and leaves nothing', async () => {
  const text = `create table half_done (id int); select 1 / 0;`;
  const failing = { name: '9001-failing.sql', text, checksum: 'x', earlierChecksums: [] };
  const refusal = start([...migrations, failing]);
  await expect(refusal).rejects.toThrow(MigrationError);
  await expect(refusal).rejects.toThrow(
    /9001-failing\.sql .*division by zero.* Start the version from before/,
  );
  expect((await noted()).has('9001-failing.sql')).toBe(false);
  expect(await sql`select from pg_tables where tablename = 'half_done'`).toHaveLength(0);
});

test('a migration that waits for a lock holds up no writer, and is applied once the lock is free', async () => {
  const text = 'alter table promo_codes add column lock_test int';
  const later: Migration = {
    name: '9999-lock-test.sql',
    text,
    checksum: checksumOfStatements(text),
    earlierChecksums: [],
  };
  const people = connect(database.url, { max: 10 });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>();
  // Someone's long reading, which the change of the table has to wait for.
  const reading = people.begin(async (tx) => {
    await tx`select count(*) from promo_codes`;
    locked();
    await released;
  });
  await isLocked;
  const migrating = start([...migrations, later]);
  const waits = async () =>
    (await people`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%lock_test%'`)
      .length;
  await vi.waitFor(async () => expect(await waits()).toBe(1), { timeout: 20_000, interval: 20 });
  // Behind the waiting change, this would wait as long as the reading lasts.
  await people`update promo_codes set code = code`;
  expect((await noted()).has(later.name)).toBe(false);
  release();
  await reading;
  await migrating;
  expect((await noted()).has(later.name)).toBe(true);
  await sql`alter table promo_codes drop column lock_test`;
  await sql`delete from migrations where name = ${later.name}`;
  await people.end();
}, 60_000);
