import { Client, escapeIdentifier } from 'pg';
import { advisoryLocks } from '#server/platform/database/advisory-locks.ts';
import { connectionSettings } from '#server/platform/database/connection-settings.ts';
import { hours, seconds } from '#server/platform/clock.ts';
import { errorCode } from './error-code.ts';

/**
 * A connection that every process using a cluster keeps open. It carries a lock that PostgreSQL lets go the moment the
 * process dies, however it dies: so anybody can tell whether a postmaster is still needed. PostgreSQL also lets it go when
 * it restarts after a crash: it is then to be taken again.
 */
export type Lease = {
  createDatabase(name: string): Promise<void>;
  /** True when nobody else holds it; then nobody else gets hold of it any more either. */
  isAlone(): Promise<boolean>;
  /** Lets go; true when nobody else held it, as with `isAlone`: the caller is the one to stop the postmaster. */
  release(): Promise<boolean>;
  close(): Promise<void>;
  /** Resolves when the connection has ended, and the lock with it. */
  lost: Promise<void>;
};

const KEY = advisoryLocks.embeddedPostgres;
/** Another process made the same database a moment earlier, or in the same moment. */
const DUPLICATE = new Set(['42P04', '23505']);

/**
 * Takes hold of the postmaster behind `url`, together with others.
 *
 * @returns undefined when it does not answer, or is stopped while we wait
 */
export async function acquireLease(url: string): Promise<Lease | undefined> {
  const client = new Client({
    ...connectionSettings(url, hours(1)),
    connectionTimeoutMillis: seconds(5),
  });
  const lost = new Promise<void>((resolve) => client.once('end', () => resolve()));
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [KEY]);
  } catch {
    void client.end().catch(() => {});
    return undefined;
  }
  const isAlone = async () => {
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
      KEY,
    ]);
    return rows[0]?.alone === true;
  };
  return {
    isAlone,
    async createDatabase(name) {
      const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
      if (rowCount) return;
      await client.query(`create database ${escapeIdentifier(name)}`).catch((error: unknown) => {
        if (!DUPLICATE.has(String(errorCode(error)))) throw error;
      });
    },
    async release() {
      await client.query('select pg_advisory_unlock_shared($1)', [KEY]);
      return isAlone();
    },
    close: () => client.end(),
    lost,
  };
}
