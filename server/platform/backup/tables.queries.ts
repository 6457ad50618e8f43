import type { Sql } from '#server/platform/database/sql.ts';

/** A table with all its columns; `stored` leaves out those that PostgreSQL computes. */
export type Table = { name: string; columns: string[]; stored: string[] };

/** The log of migrations is written by migrating, and hints about changes are for the processes of that hour. */
const notKept = ['migrations', 'changed'];
const rowsAtOnce = 500;

export const listTables = (sql: Sql) => sql<Table[]>`
  select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns,
    array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as stored
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all(${notKept})
  group by c.relname order by c.relname`;

export async function listMigrations(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select name from migrations where name like '%.sql' order by name`;
  return rows.map(({ name }) => name);
}

export const listSequences = (sql: Sql) => sql<{ name: string; last: number }[]>`
  select sequencename::text as name, last_value as last from pg_sequences
  where schemaname = 'public' and last_value is not null order by 1`;

/** All that is read afterwards in this transaction is of one moment. */
export const freezeReads = (tx: Sql) => tx`set transaction isolation level repeatable read, read only`;

/** Reads a table's rows, each in PostgreSQL's own notation of a whole row, which loses nothing. */
export async function* readRows(tx: Sql, { name }: Table): AsyncGenerator<string[], undefined> {
  await tx`declare kept_rows no scroll cursor for select each::text as "row" from ${tx(name)} each`;
  for (;;) {
    const rows = await tx.unsafe<{ row: string }[]>(`fetch ${rowsAtOnce} from kept_rows`);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < rowsAtOnce) break;
  }
  await tx`close kept_rows`;
  return undefined;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Adds rows as `readRows` returned them. The subquery reads each row once, not once for every column. */
export async function addRows(tx: Sql, { name, stored }: Table, rows: readonly string[]): Promise<void> {
  const columns = stored.map(quoted);
  await tx.unsafe(
    `insert into ${quoted(name)} (${columns.join(', ')}) overriding system value
     select ${columns.map((column) => `(each.written).${column}`).join(', ')}
     from (select line::${quoted(name)} as written from unnest($1::text[]) line offset 0) each`,
    [rows],
  );
}

export async function countAccounts(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) as count from accounts`;
  return row?.count ?? 0;
}

type ForeignKey = { name: string; table: string; definition: string };

/**
 * Empties the tables, and takes triggers and foreign keys away while `load` fills them; adding the foreign keys again checks
 * every row.
 */
export async function refill(tx: Sql, tables: readonly Table[], load: () => Promise<void>): Promise<void> {
  const keys = await tx<ForeignKey[]>`
    select conname::text as name, conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;
  const all = tables.map(({ name }) => quoted(name));
  for (const { table, name } of keys) await tx.unsafe(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const table of all) await tx.unsafe(`alter table ${table} disable trigger user`);
  await tx.unsafe(`truncate ${all.join(', ')} cascade`);
  await load();
  for (const table of all) await tx.unsafe(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of keys)
    await tx.unsafe(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
}

export const moveSequence = (tx: Sql, name: string, last: number) =>
  tx`select setval(${quoted(name)}::regclass, ${last})`;

/** Whether the program ever migrated this database. */
export async function hasTables(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ has: boolean }[]>`select to_regclass('public.accounts') is not null as has`;
  return row?.has === true;
}

export async function tryLock(sql: Sql, key: number): Promise<boolean> {
  const [row] = await sql<{ locked: boolean }[]>`select pg_try_advisory_lock(${key}::bigint) as locked`;
  return row?.locked === true;
}

/** Notes a backup for those who watch its age; a database from before has no such table. */
export async function noteBackup(sql: Sql, finishedAt: Date, bytes: number): Promise<void> {
  const [row] = await sql<{ has: boolean }[]>`select to_regclass('public.backups') is not null as has`;
  if (!row?.has) return;
  await sql`delete from backups where finished_at < ${new Date(finishedAt.getTime() - 400 * 86_400_000)}`;
  await sql`insert into backups (finished_at, bytes) values (${finishedAt}, ${bytes})`;
}

export async function findNewestBackup(sql: Sql): Promise<string | undefined> {
  const [row] = await sql<{ at: string | null }[]>`select max(finished_at) as at from backups`;
  return row?.at ?? undefined;
}
