import type { Sql } from '#server/platform/database/sql.ts';

/** Neither texts nor mails are sent to a client anymore. */
export const stopMessages = (sql: Sql, clientId: string, now: Date) => sql`
  update clients set no_texts_at = coalesce(no_texts_at, ${now}), no_mail_at = coalesce(no_mail_at, ${now}),
    changed_at = ${now}, changes = changes + 1
  where id = ${clientId} and (no_texts_at is null or no_mail_at is null)`;

/** @returns whether it was not asked before */
export const askForRemoval = async (sql: Sql, clientId: string, now: Date): Promise<boolean> =>
  (
    await sql`
      update clients set removal_asked_at = ${now}, changed_at = ${now}, changes = changes + 1
      where id = ${clientId} and removal_asked_at is null`
  ).count === 1;

/** Clients who asked before an instant to be removed, and still are there. */
export const findRemovalsDue = (sql: Sql, before: Date) => sql<{ id: string; accountId: string }[]>`
  select id, account_id from clients where removal_asked_at <= ${before} and erased_at is null
  order by removal_asked_at limit 1000`;
