import type { QuickReply } from '#contract/messages/quick-replies.ts';
import { advisoryLocks } from '#server/platform/database/advisory-locks.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export const findQuickReplies = (sql: Sql, accountId: string) => sql<QuickReply[]>`
  select id, content from quick_replies where account_id = ${accountId} order by created_at, id`;

/** Locks the account's quick replies, so that two calls do not exceed the most. @returns how many there are */
export async function countLocked(sql: Sql, accountId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${accountId}, ${advisoryLocks.quickRepliesOfAccount}))`;
  const [row] = await sql<{ count: number }[]>`
    select count(*) from quick_replies where account_id = ${accountId}`;
  return row?.count ?? 0;
}

export const insertQuickReply = (sql: Sql, reply: QuickReply & { accountId: string; createdAt: Date }) =>
  sql`insert into quick_replies ${sql(reply)}`;

export async function updateQuickReply(sql: Sql, accountId: string, { id, content }: QuickReply) {
  const changed = await sql`
    update quick_replies set content = ${content} where id = ${id} and account_id = ${accountId} returning 1`;
  return changed.length === 1;
}

export async function deleteQuickReply(sql: Sql, accountId: string, id: string): Promise<boolean> {
  const removed = await sql`
    delete from quick_replies where id = ${id} and account_id = ${accountId} returning 1`;
  return removed.length === 1;
}
