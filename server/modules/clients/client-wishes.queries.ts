import type { Role } from '#contract/identity/roles.ts';
import type { TextsOkHow } from '#contract/clients/clients.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** A client agrees to texts that Wagwell sends by itself, also after an earlier stop. */
export const allowTexts = (sql: Sql, clientId: string, how: TextsOkHow, now: Date) => sql`
  update clients set no_texts_at = null, texts_ok_at = ${now}, texts_ok_how = ${how}, contact_by = 'text',
    changed_at = ${now}, changes = changes + 1
  where id = ${clientId} and (phone is not null or linked_account_id is not null)`;

/** Neither texts nor mails are sent to a client anymore. */
export const stopMessages = (sql: Sql, clientId: string, now: Date) => sql`
  update clients set no_texts_at = coalesce(no_texts_at, ${now}), no_mail_at = coalesce(no_mail_at, ${now}),
    texts_ok_at = null, texts_ok_how = null,
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
export const findRemovalsDue = (sql: Sql, before: Date) => sql<
  { id: string; accountId: string; roles: Role[] }[]
>`
  select c.id, c.account_id, a.roles from clients c join accounts a on a.id = c.account_id
  where c.removal_asked_at <= ${before} and c.erased_at is null order by c.removal_asked_at limit 1000`;
