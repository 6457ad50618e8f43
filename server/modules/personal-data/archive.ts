import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { toCsv } from '#server/platform/csv.ts';
import { filesOf } from '#server/modules/media/index.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { PersonalData } from '#server/platform/module.ts';
import type { Sql } from '#server/platform/database/sql.ts';

type Entry = { path: string; bytes: Uint8Array; packed: boolean };

/** Yields a zip archive of everything that the modules export, holding one file in memory at a time. */
export async function* archiveOf(
  { sql, files }: { sql: Sql; files: FileStore },
  everything: readonly PersonalData[],
  accountId: string,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const taken = () => {
    const chunks = ready;
    ready = [];
    return chunks;
  };
  for await (const { path, bytes, packed } of entriesOf(sql, files, everything, accountId)) {
    // Photos are compressed already.
    const entry = packed ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    zip.add(entry);
    entry.push(bytes, true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}

async function* entriesOf(
  sql: Sql,
  files: FileStore,
  everything: readonly PersonalData[],
  accountId: string,
): AsyncGenerator<Entry> {
  yield written('README.txt', readme);
  for (const { domain, export: read } of everything) {
    const lists = await read(sql, accountId);
    const filled = Object.entries(lists).filter(([, rows]) => rows.length > 0);
    if (filled.length === 0) continue;
    yield written(`${domain}/data.json`, `${JSON.stringify(Object.fromEntries(filled), null, 2)}\n`);
    for (const [name, rows] of filled) yield written(`${domain}/${name}.csv`, csvOf(rows));
  }
  for (const { name, read } of await filesOf(sql, files, accountId)) {
    const bytes = await read();
    if (bytes) yield { path: `photos/${name}`, bytes, packed: true };
  }
}

const encoder = new TextEncoder();
const written = (path: string, text: string): Entry => ({ path, bytes: encoder.encode(text), packed: false });

function csvOf(rows: readonly object[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const cells = (row: object) => columns.map((name) => (row as Record<string, unknown>)[name]);
  // Spreadsheets read UTF-8 only with this mark.
  return `\uFEFF${toCsv([columns, ...rows.map(cells)])}`;
}

const readme = `Your data at Wagwell

Each folder is one part of Wagwell. data.json has everything in it; the .csv files have the same, one list each, for
spreadsheets. The folder photos has your photos and papers as they are stored; the lists name them as /media/… without
the ending.

Money is in cents. Times are in UTC.
`;
