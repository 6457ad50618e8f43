import type { OwnSession } from '#contract/identity/account.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export const markConfirmed = (sql: Sql, tokenHash: Buffer, now: Date) =>
  sql`update sessions set confirmed_at = ${now} where token_hash = ${tokenHash}`;

/** More are never shown, and an account that has more is under attack. */
const mostSessions = 100;

export const listSessions = (
  sql: Sql,
  accountId: string,
  tokenHash: Buffer,
  now: Date,
  idleSince: Date,
) => sql<OwnSession[]>`
  select id, device, created_at, last_seen_at, token_hash = ${tokenHash} as current
  from sessions where account_id = ${accountId} and expires_at > ${now} and last_seen_at > ${idleSince}
  order by token_hash = ${tokenHash} desc, last_seen_at desc, id limit ${mostSessions}`;

export const deleteOwnSession = (sql: Sql, accountId: string, id: string) =>
  sql<{ id: string }[]>`delete from sessions where account_id = ${accountId} and id = ${id} returning id`;
