import type { Sql } from '#server/platform/database/sql.ts';

export const exportDailyTipSettings = (sql: Sql, accountId: string) => sql`
  select enabled, email, push from daily_tip_settings where account_id = ${accountId}`;

export const exportDailyTip = (sql: Sql, accountId: string) => sql`
  select day, tip_id, pets, because from daily_tips where account_id = ${accountId}`;

export const exportTips = (sql: Sql, accountId: string) => sql`
  select tip_id, seen_at, daily_on, rating, feedback, rated_at, saved_at from owner_tips
  where account_id = ${accountId} order by tip_id`;

export async function countSavedTips(sql: Sql, accountId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(saved_at)::int as count from owner_tips where account_id = ${accountId}`;
  return row?.count ?? 0;
}

export const deleteTipsOf = (sql: Sql, accountId: string) => sql`
  with settings as (delete from daily_tip_settings where account_id = ${accountId}),
    daily as (delete from daily_tips where account_id = ${accountId})
  delete from owner_tips where account_id = ${accountId}`;
