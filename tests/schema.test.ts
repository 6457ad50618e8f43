import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '#server/platform/database/sql.ts';
import {
  checksumOfStatements,
  readMigrations,
  readReleased,
} from '#server/platform/database/migration-files.ts';
import type { SqlPool } from '#server/platform/database/sql.ts';
import { createTestDatabase } from './database.ts';
import type { TestDatabase } from './database.ts';
import { freeze } from './schema/freeze-migrations.ts';
import { describeSchema, readTables } from './schema/read-schema.ts';
import { namesWritten, readWritesOfFiles, readWritesOfFunctions } from './schema/read-writes.ts';
import type { Write } from './schema/read-writes.ts';
import { foreignWriters, tablesOf } from './schema/table-owners.ts';
import { schemaFile } from './schema/write-schema.ts';

let database: TestDatabase;
let sql: SqlPool;
let page: string;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = connect(database.url, { max: 1 });
  page = await readFile(schemaFile, 'utf8');
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

describe('the page of the schema', () => {
  test('is up to date: run `node tests/schema/write-schema.ts`', async () => {
    expect(page).toBe(await describeSchema(sql));
  });

  test.each([
    ['a column', 'alter table media add column added int'],
    ['a default', `alter table shifts alter column title set default 'A day'`],
    ['a rule', 'alter table media add check (bytes > 0)'],
    ['an index', 'create index added on media (bytes)'],
    [
      'a trigger',
      `create trigger added after insert on media for each row execute function note_row('account_id')`,
    ],
    ['a function', `create function added() returns int language sql return 1`],
    ['a view', 'create view added as select 1 as one'],
  ])('changes with %s', async (_, statement) => {
    await sql.begin(async (tx) => {
      await tx.unsafe(statement);
      expect(await describeSchema(tx)).not.toBe(page);
      await tx`rollback`;
    });
  });
});

describe('a released migration', () => {
  test('keeps its statements: change the schema by a new file', async () => {
    const released = await readReleased();
    const now = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]));
    expect(Object.keys(released).length).toBeGreaterThanOrEqual(24);
    for (const [name, { statements }] of Object.entries(released))
      expect(now.get(name), name).toBe(statements);
  });

  test('comes before those that are not released', async () => {
    const released = Object.keys(await readReleased());
    const names = (await readMigrations()).map(({ name }) => name);
    expect(names.slice(0, released.length)).toEqual(released);
  });

  test('joins the file of checksums, which then holds every migration', async () => {
    const frozen = await freeze();
    expect(Object.keys(frozen)).toEqual((await readMigrations()).map(({ name }) => name));
    expect(frozen).toMatchObject(await readReleased());
  });

  test.each([
    ['a comment', '-- Who "reads" it, isn\'t said.\ncreate table a (b int); /* of\n old */', true],
    ['blank space', 'create   table a(\n  b int\n);', true],
    ['a word', 'create table a (c int);', false],
    ['blank space of a text', "create table a (b int default ' ');", false],
    ['dashes of a text', "create table a (b int default '--');", false],
  ])('counts as the same with another comment or blank space: %s', (_, text, isSame) => {
    const [plain, quoted] = ['create table a (b int);', "create table a (b int default '');"];
    const before = text.includes("'-") || text.includes("' ") ? quoted : plain;
    expect(checksumOfStatements(text) === checksumOfStatements(before)).toBe(isSame);
  });
});

const owners = new Map(
  Object.entries(tablesOf).flatMap(([owner, tables]) => tables.map((table) => [table, owner] as const)),
);
/** The name of a table that a statement takes from a value. */
const CHOSEN = '${';
const isForeign = ({ owner, table }: Write) => owners.get(table) !== owner;

describe('the owner of a table', () => {
  test('is named once for each table', async () => {
    const tables = (await readTables(sql)).map(({ name }) => name);
    expect(Object.values(tablesOf).flat().toSorted()).toEqual(tables);
  });

  test('is alone in writing it', async () => {
    const writes = [
      ...(await readWritesOfFiles((name) => owners.has(name) || name === CHOSEN)),
      ...(await readWritesOfFunctions(sql, (name) => owners.get(name))),
    ];
    const foreign = Map.groupBy(writes.filter(isForeign), ({ writer }) => writer);
    expect([...foreign.keys()].toSorted(), 'a table is written by its owner only').toEqual(
      Object.keys(foreignWriters).toSorted(),
    );
    for (const [writer, { tables }] of Object.entries(foreignWriters)) {
      if (tables === 'all') continue;
      expect([...new Set(foreign.get(writer)?.map(({ table }) => table))].toSorted(), writer).toEqual(tables);
    }
  });

  test('is read from every kind of statement', () => {
    const text = `
      with gone as (delete from offers where id = 1) insert into shifts as s (id) values (1) on conflict do update set a = 1;
      update pets set a = 1; select 1 from visits for update of visits; insert into \${sql(table)}; truncate media,
        jobs restart identity; merge into events using jobs`;
    expect(namesWritten(text)).toEqual([
      'offers',
      'shifts',
      'set',
      'pets',
      'of',
      '${',
      'media',
      'jobs',
      'events',
    ]);
  });
});
