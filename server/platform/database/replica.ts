import { seconds } from '../clock.ts';
import { isUnavailable } from './errors.ts';
import type { Sql, SqlPool } from './sql.ts';

/** Reads on copies of the database, which follow the primary a moment later. */
export type Replica = {
  /**
   * Reads on a copy that has every transaction numbered below `seen`, and on the primary where none does, where the
   * copy is away, or where the read fails: nothing is refused on a copy's word.
   */
  read<T>(seen: bigint, run: (sql: Sql) => Promise<T>): Promise<T>;
  /** For how many seconds the copies lack what was written last; undefined where none answers. */
  lag(): Promise<number | undefined>;
  end(): Promise<void>;
};

/** After a failure the copies are left alone for this long. */
const restFor = seconds(5);

/** Thrown where the copy has not got the transactions that the caller knows. */
class Behind extends Error {}

export function createReplica(
  primary: SqlPool,
  copies: SqlPool,
  onRead: (from: 'replica' | 'primary') => void,
): Replica {
  let restsUntil = 0;

  const onCopy = <T>(seen: bigint, run: (sql: Sql) => Promise<T>) =>
    copies.begin(
      async (sql) => {
        const [row] = await sql<{ hasAll: boolean }[]>`
          select pg_is_in_recovery() and pg_snapshot_xmin(pg_current_snapshot()) >= ${String(seen)}::xid8 as has_all`;
        if (!row?.hasAll) throw new Behind();
        return run(sql);
      },
      { repeatable: true },
    );

  return {
    async read(seen, run) {
      if (performance.now() >= restsUntil)
        try {
          const answer = await onCopy(seen, run);
          onRead('replica');
          return answer;
        } catch (error) {
          if (isUnavailable(error)) restsUntil = performance.now() + restFor;
        }
      onRead('primary');
      return run(primary);
    },
    async lag() {
      try {
        const [primaryRow] = await primary<{ at: string }[]>`select pg_current_wal_lsn()::text as at`;
        const [row] = await copies<{ seconds: number }[]>`
          select case when pg_last_wal_replay_lsn() >= ${primaryRow?.at ?? '0/0'}::pg_lsn then 0
            else coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()), 0)::float8 end as seconds`;
        return row?.seconds;
      } catch {
        return undefined;
      }
    },
    end: () => copies.end({ timeout: 5 }),
  };
}
