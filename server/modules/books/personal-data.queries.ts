import type { Sql } from '#server/platform/database/sql.ts';

export const exportExpenses = (sql: Sql, accountId: string) => sql`
  select id, day, category, amount, note, receipt_url, created_at from expenses
  where account_id = ${accountId} order by day, id`;

export const exportTrips = (sql: Sql, accountId: string) => sql`
  select id, day, distance, purpose, shift_id, visit_id, created_at from mileage_trips
  where account_id = ${accountId} order by day, id`;

export const exportTips = (sql: Sql, accountId: string) => sql`
  select id, day, amount, note, shift_id, visit_id, created_at from tips_received
  where account_id = ${accountId} order by day, id`;

export async function eraseBooks(sql: Sql, accountId: string): Promise<void> {
  await sql`delete from expenses where account_id = ${accountId}`;
  await sql`delete from mileage_trips where account_id = ${accountId}`;
  await sql`delete from tips_received where account_id = ${accountId}`;
}
