import { setTimeout as sleep } from 'node:timers/promises';
import { minutes, seconds } from '../clock.ts';
import { advisoryLocks } from './advisory-locks.ts';
import { isUnavailable } from './errors.ts';
import { checksumOf, readMigrations } from './migration-files.ts';
import type { Migration } from './migration-files.ts';
import { connect } from './sql.ts';
import type { Sql, SqlPool } from './sql.ts';

const lockKey = advisoryLocks.migrate;

/** The name under which the declared triggers are noted as applied. */
const declared = 'declared triggers';

/**
 * A statement that waits for a table's lock holds up everyone who comes after it, so it gives up soon and tries again.
 */
const lockPatience = seconds(2);
const pauseBetween = seconds(1);
const longestTrying = minutes(10);
const lockTimedOut = '55P03';

/** This program and the database do not fit; no setting is the cause. */
export class MigrationError extends Error {}

/**
 * Migrates the database at `url` to the newest schema: plain SQL files in order of their number, each in its
 * own transaction, forward only; then the triggers that the modules declare, whenever those have changed. A lock
 * lets several processes start at once.
 * @throws MigrationError if the statements of a file changed after it was applied, if a newer program migrated the
 * database, or if a file cannot be applied to its rows
 */
export async function migrate(
  url: string,
  triggers: string,
  migrations?: readonly Migration[],
): Promise<void> {
  const known = migrations ?? (await readMigrations());
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
    refuseUnknown([...applied.keys()], known);
    for (const migration of known) {
      const checksum = applied.get(migration.name);
      if (checksum === undefined) await apply(sql, migration);
      else if (checksum !== migration.checksum) await adopt(sql, migration, checksum);
    }
    if (applied.get(declared) !== checksumOf(triggers)) await replaceTriggers(sql, triggers);
  } finally {
    await sql.end();
  }
}

function refuseUnknown(applied: readonly string[], known: readonly Migration[]): void {
  const unknown = applied.find(
    (name) => name !== declared && known.every((migration) => migration.name !== name),
  );
  if (unknown)
    throw new MigrationError(
      `This program does not know the migration ${unknown} of the database, which a newer program made, or one from before the first release. Nothing was changed. Start that program, or choose another database with DATABASE_URL or DATA_DIR.`,
    );
}

/** Notes the checksum of the statements where an early build noted that of the whole file. */
async function adopt(
  sql: SqlPool,
  { name, checksum, earlierChecksums }: Migration,
  applied: string,
): Promise<void> {
  if (!earlierChecksums.includes(applied))
    throw new MigrationError(
      `The migration ${name} of this program has other statements than the one that made the database. Nothing was changed. Start the version that made it, or restore the file server/migrations/${name} of that version and put the change into a migration of its own.`,
    );
  await sql`update migrations set checksum = ${checksum} where name = ${name}`;
}

async function apply(sql: SqlPool, { name, text, checksum }: Migration): Promise<void> {
  await inBriefLocks(sql, async (tx) => {
    await tx.unsafe(text);
    await tx`insert into migrations (name, checksum) values (${name}, ${checksum})`;
  }).catch((error: unknown) => {
    if (isUnavailable(error)) throw error;
    throw new MigrationError(
      `The migration ${name} cannot be applied to this database: ${error instanceof Error ? error.message : String(error)}. Nothing of it was kept, and earlier migrations stay. Start the version from before it, or mend what the message names and start again.`,
      { cause: error },
    );
  });
}

async function replaceTriggers(sql: SqlPool, triggers: string): Promise<void> {
  await inBriefLocks(sql, async (tx) => {
    await tx.unsafe(triggers);
    await tx`
      insert into migrations (name, checksum) values (${declared}, ${checksumOf(triggers)})
      on conflict (name) do update set checksum = excluded.checksum`;
  });
}

/** Runs a change of the schema in a transaction, again and again while someone's work holds a lock that it needs. */
async function inBriefLocks(sql: SqlPool, change: (tx: Sql) => Promise<void>): Promise<void> {
  const giveUp = performance.now() + longestTrying;
  for (;;) {
    try {
      await sql.begin(async (tx) => {
        await tx.unsafe(`set local lock_timeout = ${lockPatience}`);
        await change(tx);
      });
      return;
    } catch (error) {
      const isLocked = error instanceof Error && 'code' in error && error.code === lockTimedOut;
      if (!isLocked || performance.now() > giveUp) throw error;
      await sleep(pauseBetween);
    }
  }
}
