import type { Sql, SqlPool } from '#server/platform/database/sql.ts';
import type { FileStore } from '../files/file-store.ts';
import { readIndex, writeIndex } from './backup-place.ts';
import type { BackupIndex, BackupPlace } from './backup-place.ts';
import { checkBackup, fileName, measured } from './check-backup.ts';
import { compressed } from './dump.ts';
import type { DumpEnd, DumpLine, KeptFile } from './dump.ts';
import { keptBackups, nameOf } from './kept-backups.ts';
import type { KeepRule } from './kept-backups.ts';
import { freezeReads, listMigrations, listSequences, listTables, readRows } from './tables.queries.ts';

export type BackupSource = {
  /** A pool of one connection, whose statements may take hours. */
  sql: SqlPool;
  files: FileStore;
  /** The keys of all files that the database names. */
  listFiles: (sql: Sql) => Promise<string[]>;
};

export type BackupReport = {
  name: string;
  bytes: number;
  rows: number;
  files: number;
  newFiles: number;
  gone: string[];
  removed: string[];
};

/**
 * Writes the database as it is at one moment and every file that it names, reads all that was written again, and removes the
 * backups that the rule no longer keeps. Files never change, so those of an earlier backup are not written again.
 * @throws Error before anything is removed, if what was written cannot be read
 */
export async function takeBackup(
  source: BackupSource,
  place: BackupPlace,
  rule: KeepRule,
  now: Date,
): Promise<BackupReport> {
  const index = await readIndex(place);
  const name = nameOf(now);
  if (index.backups.includes(name)) throw new Error(`There is a backup ${name} already.`);
  const written: KeptFile[] = [];
  let bytes = 0;
  await source.sql.begin(async (tx) => {
    await freezeReads(tx);
    const lines = dumpOf(tx, source, now, (key) => keepFile(source.files, place, index, key, written));
    bytes = await place.write(name, compressed(lines));
  });
  const { end } = await checkBackup(place, name, { files: written });
  const removed = await removeOthers(place, withBackup(index, name, end.files), rule);
  return {
    name,
    bytes,
    rows: Object.values(end.rows).reduce((sum, count) => sum + count, 0),
    files: end.files.length,
    newFiles: written.length,
    gone: end.gone,
    removed,
  };
}

async function* dumpOf(
  tx: Sql,
  { listFiles }: BackupSource,
  now: Date,
  keep: (key: string) => Promise<KeptFile | undefined>,
): AsyncGenerator<DumpLine, undefined> {
  yield { start: { format: 1, takenAt: now.toISOString(), migrations: await listMigrations(tx) } };
  // The files come first: the sooner they are copied, the fewer are removed before it.
  const end: DumpEnd = { rows: {}, sequences: [], files: [], gone: [] };
  for (const key of await listFiles(tx)) {
    const kept = await keep(key);
    if (kept) end.files.push(kept);
    else end.gone.push(key);
  }
  for (const table of await listTables(tx)) {
    let count = 0;
    yield { table: table.name, columns: table.columns };
    for await (const rows of readRows(tx, table)) {
      count += rows.length;
      yield { rows };
    }
    end.rows[table.name] = count;
  }
  end.sequences = (await listSequences(tx)).map(({ name, last }) => ({ name, last }));
  yield { end };
  return undefined;
}

/** Copies a file unless an earlier backup has it. @returns undefined if it is no longer there */
async function keepFile(
  files: FileStore,
  place: BackupPlace,
  { files: known }: BackupIndex,
  key: string,
  written: KeptFile[],
): Promise<KeptFile | undefined> {
  const earlier = known[key];
  if (earlier) return { key, bytes: earlier.bytes, sha256: earlier.sha256 };
  const content = await files.open(key);
  if (!content) return undefined;
  const read = measured(content);
  await place.write(fileName(key), read.chunks);
  const kept = { key, bytes: read.bytes(), sha256: read.sha256() };
  written.push(kept);
  return kept;
}

function withBackup({ backups, files }: BackupIndex, name: string, kept: readonly KeptFile[]): BackupIndex {
  const all = { ...files };
  for (const { key, bytes, sha256 } of kept)
    all[key] = { bytes, sha256, first: all[key]?.first ?? name, last: name };
  return { backups: [...backups, name], files: all };
}

/** Notes the new backup, and removes others with the files that only they needed. @returns their names */
async function removeOthers(place: BackupPlace, index: BackupIndex, rule: KeepRule): Promise<string[]> {
  const kept = keptBackups(index.backups, rule);
  const backups = index.backups.filter((name) => kept.has(name));
  const removed = index.backups.filter((name) => !kept.has(name));
  const isNeeded = ({ first, last }: BackupIndex['files'][string]) =>
    backups.some((name) => first <= name && name <= last);
  const files = Object.entries(index.files);
  await writeIndex(place, {
    backups,
    files: Object.fromEntries(files.filter(([, file]) => isNeeded(file))),
  });
  for (const name of removed) await place.remove(name);
  for (const [key, file] of files) if (!isNeeded(file)) await place.remove(fileName(key));
  return removed;
}
