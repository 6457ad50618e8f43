import { connect } from '../sql.ts';
import { errorCode } from './error-code.ts';

/**
 * A connection that every process using a cluster keeps open. It carries a lock that PostgreSQL lets go the moment the
 * process dies, however it dies: so anybody can tell whether a postmaster is still needed.
 */
export type Hold = {
  createDatabase(name: string): Promise<void>;
  /** True when nobody else holds it; then nobody else gets hold of it any more either. */
  isAlone(): Promise<boolean>;
  /** Lets go; true when nobody else held it, as with `isAlone`: the caller is the one to stop the postmaster. */
  letGo(): Promise<boolean>;
  close(): Promise<void>;
};

const KEY = 7_246_935;
/** Another process made the same database a moment earlier, or in the same moment. */
const DUPLICATE = new Set(['42P04', '23505']);

/**
 * Takes hold of the postmaster behind `url`, together with others.
 *
 * @returns undefined when it does not answer, or is stopped while we wait
 */
export async function takeHold(url: string): Promise<Hold | undefined> {
  const sql = open(url);
  try {
    await sql`select pg_advisory_lock_shared(${KEY})`;
  } catch {
    await sql.end({ timeout: 0 });
    return undefined;
  }
  const isAlone = async () => {
    const [row] = await sql<{ alone: boolean }[]>`select pg_try_advisory_lock(${KEY}) as alone`;
    return row?.alone === true;
  };
  return {
    isAlone,
    async createDatabase(name) {
      const [found] = await sql`select 1 from pg_database where datname = ${name}`;
      if (found) return;
      await sql`create database ${sql(name)}`.catch((error: unknown) => {
        if (!DUPLICATE.has(String(errorCode(error)))) throw error;
      });
    },
    async letGo() {
      await sql`select pg_advisory_unlock_shared(${KEY})`;
      return isAlone();
    },
    close: () => sql.end({ timeout: 0 }),
  };
}

/** One connection that stays, without an end of its own. */
function open(url: string) {
  return connect(url, { max: 1 });
}
