import type { Sql } from '#server/platform/database/sql.ts';

/** Links a locked client to an account. */
export const linkClient = (sql: Sql, id: string, linkedAccountId: string, now: Date) => sql`
  update clients set linked_account_id = ${linkedAccountId}, changed_at = ${now}, changes = changes + 1 where id = ${id}`;

/** Takes the account from a locked client. */
export const unlinkClient = (sql: Sql, id: string, now: Date) => sql`
  update clients set linked_account_id = null, changed_at = ${now}, changes = changes + 1 where id = ${id}`;

/** Who comes again is in the book again. */
export const restoreLinkedClient = (sql: Sql, id: string, now: Date) =>
  sql`update clients set archived_at = null, changed_at = ${now} where id = ${id} and archived_at is not null`;

/** Locks the client of an account in a provider's book. @returns its id, if there is one */
export async function lockLinkedClient(sql: Sql, accountId: string, linkedAccountId: string) {
  const [row] = await sql<{ id: string }[]>`
    select id from clients where account_id = ${accountId} and linked_account_id = ${linkedAccountId} for update`;
  return row?.id;
}
