import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { advisoryLocks } from './advisory-locks.ts';
import { connect } from './sql.ts';
import type { SqlPool } from './sql.ts';

const folder = path.join(import.meta.dirname, '../../migrations');
const lockKey = advisoryLocks.migrate;

type Migration = { name: string; text: string; checksum: string };

/**
 * Migrates the database at `url` to the newest schema: plain SQL files in order of their number, each in its
 * own transaction, forward only. A lock lets several processes start at once; rejects a file that changed
 * after it was applied, and a database migrated by a newer program.
 */
export async function migrate(url: string): Promise<void> {
  const sql = connect(url, { max: 1 });
  try {
    await sql`select pg_advisory_lock(${lockKey})`;
    await sql`
      create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())`;
    const applied = new Map(
      (await sql<{ name: string; checksum: string }[]>`select name, checksum from migrations`).map((row) => [
        row.name,
        row.checksum,
      ]),
    );
    const migrations = await readMigrations();
    const unknown = [...applied.keys()].find((name) => migrations.every((known) => known.name !== name));
    if (unknown) {
      throw new Error(
        `this program does not know the migration ${unknown} of the database, which a newer program made, or one from before the first release. Start that program, or use another database.`,
      );
    }
    for (const migration of migrations) {
      const checksum = applied.get(migration.name);
      if (checksum === undefined) await apply(sql, migration);
      else if (checksum !== migration.checksum) {
        throw new Error(
          `Migration ${migration.name} was changed after it was applied. Add a new migration instead.`,
        );
      }
    }
  } finally {
    await sql.end();
  }
}

async function apply(sql: SqlPool, { name, text, checksum }: Migration): Promise<void> {
  await sql.begin(async (tx) => {
    await tx.unsafe(text);
    await tx`insert into migrations (name, checksum) values (${name}, ${checksum})`;
  });
}

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}
