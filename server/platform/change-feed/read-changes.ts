import type { Sql } from '../database/sql.ts';

/** Rows of a table changed; `accounts` are the ones they concern, undefined if they are very many. */
export type Change = { table: string; accounts: readonly string[] | undefined };

/** Which transactions had been committed: PostgreSQL's text of a snapshot, `xmin:xmax:list`. */
export type Snapshot = string;

export async function readSnapshot(sql: Sql): Promise<Snapshot> {
  const [row] = await sql<{ snapshot: Snapshot }[]>`select pg_current_snapshot()::text as snapshot`;
  return row?.snapshot ?? '';
}

/**
 * Reads what was committed since `seen`, each change once. Comparing with the whole snapshot, instead of with the latest
 * number, neither skips a transaction that commits late nor waits for one that takes long.
 */
export async function readChanges(sql: Sql, seen: Snapshot) {
  const [row] = await sql<{ snapshot: Snapshot; changes: [string, string[] | null][] | null }[]>`
    select pg_current_snapshot()::text as snapshot,
      json_agg(json_build_array(table_name, accounts) order by xid, table_name) as changes
    from changed
    where xid >= pg_snapshot_xmin(${seen}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${seen}::pg_snapshot)`;
  const changes = (row?.changes ?? []).map(([table, accounts]): Change => ({
    table,
    accounts: accounts ?? undefined,
  }));
  return { snapshot: row?.snapshot ?? '', changes };
}

/**
 * Reads the tables that changed since `seen`, and whether the changes concern the account. Returns undefined where it is
 * not known: a standby that took over may lack the transactions that `seen` names.
 */
export async function readTablesChanged(sql: Sql, seen: Snapshot, accountId: string) {
  const [row] = await sql<{ snapshot: Snapshot; tables: [string, boolean][] | null }[]>`
    select pg_current_snapshot()::text as snapshot, (
      select json_agg(json_build_array(table_name, own)) from (
        select table_name, bool_or(accounts is null or ${accountId} = any(accounts)) as own from changed
        where xid >= pg_snapshot_xmin(${seen}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${seen}::pg_snapshot)
        group by table_name
      ) tables
    ) as tables`;
  return row && isBefore(row.snapshot, seen) ? undefined : (row?.tables ?? []);
}

/** Whether a snapshot does not know transactions that an earlier one did. */
export const isBefore = (snapshot: Snapshot, earlier: Snapshot) => nextXid(snapshot) < nextXid(earlier);

/** The first transaction number that a snapshot does not know. */
export const nextXid = (snapshot: Snapshot): bigint => BigInt(snapshot.split(':')[1] ?? 0);
