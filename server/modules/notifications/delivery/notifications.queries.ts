import type { Sql } from '#server/platform/database/sql.ts';

export type NewNotification = {
  id: string;
  accountId: string;
  kind: string;
  about: string;
  title: string;
  text: string;
  path: string;
  inApp: boolean;
  usefulUntil: Date | null;
  workFrom: Date | null;
  workUntil: Date | null;
  otherId: string | null;
  createdAt: Date;
};

/** @returns whether the person had no such notification yet */
export async function insertNotification(sql: Sql, row: NewNotification): Promise<boolean> {
  const rows = await sql`
    insert into notifications ${sql(row)} on conflict (account_id, kind, about) do nothing returning id`;
  return rows.length > 0;
}

/** Takes unread earlier ones of the kind out of the app. Their mails are sent all the same, and the rows show that they were. */
export const takeFromApp = (
  sql: Sql,
  { id, accountId, kind }: Pick<NewNotification, 'id' | 'accountId' | 'kind'>,
) => sql`
  update notifications set in_app = false
  where account_id = ${accountId} and kind = ${kind} and in_app and read_at is null and id < ${id}`;

export type NotificationRow = {
  id: string;
  kind: string;
  title: string;
  text: string;
  path: string;
  createdAt: string;
  readAt: string | null;
};

/** The latest first; up to one more than `limit`. `before` is the last one of the page before. */
export const findNotifications = (
  sql: Sql,
  accountId: string,
  { before, limit }: { before: { at: string; id: string } | undefined; limit: number },
) => sql<NotificationRow[]>`
  select id, kind, title, text, path, created_at, read_at from notifications
  where account_id = ${accountId} and in_app
    ${before ? sql`and (created_at, id) < (${before.at}::timestamptz, ${before.id}::uuid)` : sql``}
  order by created_at desc, id desc limit ${limit + 1}`;

export async function countUnread(sql: Sql, accountId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) from notifications where account_id = ${accountId} and in_app and read_at is null`;
  return row?.count ?? 0;
}

const unread = (sql: Sql, accountId: string) => sql`account_id = ${accountId} and read_at is null`;

export const markIdsRead = (sql: Sql, accountId: string, ids: string[], now: Date) => sql`
  update notifications set read_at = ${now} where ${unread(sql, accountId)} and id = any(${ids}::uuid[])`;

/** Marks this one and all earlier ones. */
export const markReadUpTo = (sql: Sql, accountId: string, id: string, now: Date) => sql`
  update notifications set read_at = ${now} where ${unread(sql, accountId)} and (created_at, id) <= (
    select created_at, id from notifications last where last.id = ${id} and last.account_id = ${accountId})`;

/** Marks those that lead to a page. */
export const markPathRead = (sql: Sql, accountId: string, path: string, now: Date) => sql`
  update notifications set read_at = ${now} where ${unread(sql, accountId)} and path = ${path}`;

export const deleteOldNotifications = (sql: Sql, before: Date) =>
  sql`delete from notifications where created_at < ${before}`;

/** Deletes what is about one of two people from the other, besides these kinds. */
export const deleteBetween = (sql: Sql, oneId: string, otherId: string, kept: string[]) => sql`
  delete from notifications
  where ((account_id = ${oneId} and other_id = ${otherId}) or (account_id = ${otherId} and other_id = ${oneId}))
    and kind <> all(${kept}::text[])`;
