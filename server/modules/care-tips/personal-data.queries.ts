import type { Sql } from '#server/platform/database/sql.ts';

export async function countSavedTips(sql: Sql, accountId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(saved_at)::int as count from owner_tips where account_id = ${accountId}`;
  return row?.count ?? 0;
}
