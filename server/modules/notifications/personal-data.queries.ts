import type { Sql } from '#server/platform/database/sql.ts';

export const exportNotifications = (sql: Sql, accountId: string) => sql`
  select kind, title, text, path, created_at, read_at from notifications
  where account_id = ${accountId} order by created_at, id`;

export const exportChoices = (sql: Sql, accountId: string) => sql`
  select category, in_app, email, push from notification_choices where account_id = ${accountId} order by category`;

export const exportSettings = (sql: Sql, accountId: string) => sql`
  select quiet_from, quiet_until, time_zone, digest, urgent_in_quiet_hours from notification_settings where account_id = ${accountId}`;

export const exportPushSubscriptions = (sql: Sql, accountId: string) => sql`
  select endpoint, created_at from push_subscriptions where account_id = ${accountId} order by created_at`;

export async function countNotifications(sql: Sql, accountId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from notifications where account_id = ${accountId} and in_app`;
  return row?.count ?? 0;
}

export const deleteNotificationsOf = (sql: Sql, accountId: string) => sql`
  with choices as (delete from notification_choices where account_id = ${accountId}),
    settings as (delete from notification_settings where account_id = ${accountId}),
    subscriptions as (delete from push_subscriptions where account_id = ${accountId})
  delete from notifications where account_id = ${accountId}`;
