import type { Sql } from '#server/platform/database/sql.ts';

export async function countNotifications(sql: Sql, accountId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from notifications where account_id = ${accountId} and in_app`;
  return row?.count ?? 0;
}
