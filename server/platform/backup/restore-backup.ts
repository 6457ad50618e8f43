import type { Sql, SqlPool } from '#server/platform/database/sql.ts';
import type { Migration } from '../database/migration-files.ts';
import type { FileStore } from '../files/file-store.ts';
import { readIndex } from './backup-place.ts';
import type { BackupPlace } from './backup-place.ts';
import { checkBackup, drain, measured, openBackup, readKept } from './check-backup.ts';
import { readLines } from './dump.ts';
import type { DumpEnd } from './dump.ts';
import { BackupError } from './sealed-stream.ts';
import {
  addRows,
  countAccounts,
  hasTables,
  listMigrations,
  listTables,
  moveSequence,
  refill,
} from './tables.queries.ts';
import type { Table } from './tables.queries.ts';

export type RestoreTarget = {
  /** A pool of one connection, whose statements may take hours. */
  sql: SqlPool;
  files: FileStore;
  known: readonly Migration[];
  /** Brings an empty database to the given migrations, or, without them, to the newest with all triggers. */
  migrate(migrations?: readonly Migration[]): Promise<void>;
};

/** Finds the newest backup of a place, or the one asked for. */
export async function findBackup(place: BackupPlace, asked?: string): Promise<string> {
  if (asked) return asked;
  const newest = (await readIndex(place)).backups.toSorted().at(-1);
  if (!newest) throw new BackupError('There is no backup at this place.');
  return newest;
}

/**
 * Puts a backup into a database without accounts. Everything is read and compared first, so that a backup that is damaged, of
 * another program, or under another key changes nothing.
 * @throws BackupError
 */
export async function restoreBackup(place: BackupPlace, name: string, target: RestoreTarget) {
  const { start, end } = await checkBackup(place, name);
  const wanted = new Set(start.migrations);
  const unknown = start.migrations.find((each) => target.known.every((known) => known.name !== each));
  if (unknown)
    throw new BackupError(
      `${name} is of a newer program: this one does not know its migration ${unknown}. Restore it with that program.`,
    );
  const isNew = !(await hasTables(target.sql));
  if (!isNew) await refuseFilled(target.sql, start.migrations);
  await refuseOtherFiles(end, target.files);
  if (isNew) await target.migrate(target.known.filter((each) => wanted.has(each.name)));
  const added: string[] = [];
  try {
    for (const file of end.files) {
      const present = await target.files.open(file.key);
      present?.destroy();
      if (present) continue;
      await target.files.write(file.key, readKept(place, file));
      added.push(file.key);
    }
    await target.sql.begin((tx) => load(tx, place, name, end));
  } catch (error) {
    for (const key of added) await target.files.remove(key);
    throw error;
  }
  await target.migrate();
  return { start, end };
}

/** @throws BackupError if the database has people, or tables of another version than the backup */
async function refuseFilled(sql: SqlPool, migrations: readonly string[]): Promise<void> {
  if ((await countAccounts(sql)) > 0)
    throw new BackupError('This database has accounts. Restore into an empty one; nothing was overwritten.');
  if ((await listMigrations(sql)).join() !== migrations.join())
    throw new BackupError(
      'This database has the tables of another version than the backup. Restore into a new, empty one.',
    );
}

async function refuseOtherFiles({ files: kept }: DumpEnd, files: FileStore): Promise<void> {
  for (const { key, sha256 } of kept) {
    const present = await files.open(key);
    if (!present) continue;
    const read = measured(present);
    await drain(read.chunks);
    if (read.sha256() !== sha256)
      throw new BackupError(`Another file is at ${key} already. Nothing was overwritten.`);
  }
}

async function load(tx: Sql, place: BackupPlace, name: string, end: DumpEnd): Promise<void> {
  const tables = new Map((await listTables(tx)).map((table) => [table.name, table]));
  await refill(tx, [...tables.values()], async () => {
    let table: Table | undefined;
    for await (const line of readLines(await openBackup(place, name))) {
      if ('table' in line) table = sameTable(tables, line);
      else if ('rows' in line && table) await addRows(tx, table, line.rows);
    }
    for (const sequence of end.sequences) await moveSequence(tx, sequence.name, sequence.last);
  });
}

/** @throws BackupError where a row of the backup would be read as another's */
function sameTable(tables: ReadonlyMap<string, Table>, read: { table: string; columns: string[] }): Table {
  const table = tables.get(read.table);
  if (!table || table.columns.join() !== read.columns.join())
    throw new BackupError(`The table ${read.table} of the backup has other columns than here.`);
  return table;
}
