import { Client, escapeIdentifier } from 'pg';
import { advisoryLocks } from '#server/platform/database/advisory-locks.ts';
import { connectionSettings } from '#server/platform/database/connection-settings.ts';
import { hours, seconds } from '#server/platform/clock.ts';
import { errorCode } from './error-code.ts';

/**
 * A connection that every process using a cluster keeps open, with a lock that shows whether its postmaster
 * is still needed. PostgreSQL releases the lock as soon as the process dies, and also when it restarts after
 * a crash: then it must be acquired again.
 */
export type Lease = {
  createDatabase(name: string): Promise<void>;
  /** Whether no other process has the lock; if so, no other process can acquire it from now on. */
  isAlone(): Promise<boolean>;
  /**
   * Releases the lock. @returns whether no other process has it, as in `isAlone`: the caller must then stop
   * the postmaster
   */
  release(): Promise<boolean>;
  close(): Promise<void>;
  /** Resolves when the connection, and with it the lock, has ended. */
  lost: Promise<void>;
};

const KEY = advisoryLocks.embeddedPostgres;
/** Another process created the same database at the same time. */
const DUPLICATE = new Set(['42P04', '23505']);

/**
 * Acquires a shared lock on the postmaster at `url`.
 * @returns undefined if it does not answer, or is stopped meanwhile
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
