import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sql } from '#server/platform/database/sql.ts';

/** Who writes a table: a folder of the server, or `table.function` of a trigger. */
export type Write = { writer: string; owner: string; table: string };

const root = path.join(import.meta.dirname, '../..');
const STATEMENT = /\b(?:insert into|update|delete from|merge into|truncate)\s+((?:\w+|\$\{)(?:,\s*\w+)*)/g;

/** Lists what the statements of a text write: the names that follow a writing verb. */
export const namesWritten = (text: string): string[] =>
  [...text.matchAll(STATEMENT)].flatMap(([, names = '']) => names.split(/,\s*/));

const LIFECYCLE_TABLE = /\btable: '(\w+)'/g;

const folderOf = (file: string) =>
  /^server\/(?:modules\/([^/]+)|(platform|local\/[^/]+))\//.exec(file)?.slice(1).find(Boolean);

/** Reads the writes of the server's own files, without tests and factories. A lifecycle writes its table. */
export async function readWritesOfFiles(isTable: (name: string) => boolean): Promise<Write[]> {
  const writes: Write[] = [];
  for await (const file of glob('server/**/*.ts', { cwd: root })) {
    if (/\.(test|testing|factory|scenario|sweep)\.ts$/.test(file)) continue;
    const writer = folderOf(file) ?? file;
    const text = await readFile(path.join(root, file), 'utf8');
    const moved = file.endsWith('.lifecycle.ts') ? [...text.matchAll(LIFECYCLE_TABLE)] : [];
    const names = [...namesWritten(text), ...moved.map(([, name = '']) => name)];
    for (const table of names.filter(isTable)) writes.push({ writer, owner: writer, table });
  }
  return writes;
}

/** Reads the writes of PostgreSQL's functions. A function that no trigger calls counts as the platform's. */
export async function readWritesOfFunctions(
  sql: Sql,
  ownerOf: (table: string) => string | undefined,
): Promise<Write[]> {
  const functions = await sql<{ name: string; source: string; firedBy: string | null }[]>`
    select distinct p.proname as name, p.prosrc as source, c.relname as fired_by
    from pg_proc p left join pg_trigger t on t.tgfoid = p.oid left join pg_class c on c.oid = t.tgrelid
    where pronamespace = 'public'::regnamespace and p.prolang in (select oid from pg_language where lanname in ('sql', 'plpgsql'))`;
  return functions.flatMap(({ name, source, firedBy }) =>
    namesWritten(source)
      .filter((table) => ownerOf(table))
      .map((table) => ({
        writer: firedBy ? `${firedBy}.${name}` : `platform.${name}`,
        owner: (firedBy && ownerOf(firedBy)) ?? 'platform',
        table,
      })),
  );
}
