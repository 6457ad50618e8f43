import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { connect } from '#server/platform/database/sql.ts';
import type { Sql } from '#server/platform/database/sql.ts';

const migrationsFolder = path.join(import.meta.dirname, '../../server/migrations');

/**
 * The database at `url` as one SQL text, since the embedded PostgreSQL comes without pg_dump: the migrations that made
 * its schema, then the rows of all tables, with triggers and references asleep.
 */
async function dump(url: string): Promise<string> {
  const sql = connect(url, { max: 1 });
  try {
    const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).toSorted();
    const schema = await Promise.all(
      names.map((name) => readFile(path.join(migrationsFolder, name), 'utf8')),
    );
    const tables = await sql<{ name: string }[]>`
      select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`;
    const rows: string[] = [];
    for (const { name } of tables) rows.push(await rowsOf(sql, name));
    return [
      'create table migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now());',
      ...schema,
      'set session_replication_role = replica;',
      ...rows,
      ...(await sequences(sql)),
      'set session_replication_role = origin;',
    ].join('\n');
  } finally {
    await sql.end();
  }
}

async function rowsOf(sql: Sql, table: string): Promise<string> {
  const columns = await sql<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`;
  const values = columns.map(({ name }) => `quote_nullable("${name}"::text)`).join(', ');
  const rows = await sql<{ row: string }[]>`
    select concat_ws(', ', ${sql.unsafe(values)}) as row from ${sql(table)} order by 1`;
  if (rows.length === 0) return '';
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  return `delete from ${table};\ninsert into ${table} (${names}) overriding system value values\n${rows.map(({ row }) => `(${row})`).join(',\n')};`;
}

const sequences = async (sql: Sql) =>
  (
    await sql<{ name: string; last: string | null }[]>`
      select sequencename as name, last_value as last from pg_sequences where schemaname = 'public'`
  ).flatMap(({ name, last }) => (last === null ? [] : [`select setval('${name}', ${last});`]));

const [url = '', file = ''] = process.argv.slice(2);
await writeFile(file, await promisify(gzip)(await dump(url), { level: 9 }));
