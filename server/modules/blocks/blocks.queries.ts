import type { BlockedPerson } from '#contract/blocks.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** An SQL fragment. */
type Fragment = ReturnType<Sql>;
/** The name of the account with this alias as the reader may see it. */
export type DisplayName = (sql: Sql, alias: string, readerId: string | Fragment) => Fragment;

/**
 * Whether neither of two accounts has blocked the other, and the account is not suspended, in plain SQL. Every list of people or of their work
 * asks it. `viewer` is a parameter, so that PostgreSQL reads the blocks once for each statement.
 */
export const visibleTo = (viewer: string, account: string) =>
  `${account} <> all ((select hidden_from(${viewer}))::uuid[])`;

/** As `visibleTo`, as a fragment. `account` is plain SQL. */
export const isVisibleTo = (sql: Sql, viewerId: string | null, account: string): Fragment =>
  sql`${sql.unsafe(account)} <> all ((select hidden_from(${viewerId}::uuid))::uuid[])`;

/**
 * Finds who of the two has blocked the other; the first is named first. A suspended account counts as one that has
 * blocked everyone.
 */
export async function findBlock(sql: Sql, oneId: string, otherId: string) {
  const [row] = await sql<{ byOne: boolean }[]>`
    select blocker_id = ${oneId} as by_one from blocks
    where (blocker_id = ${oneId} and blocked_id = ${otherId}) or (blocker_id = ${otherId} and blocked_id = ${oneId})
    union all select false from accounts where id = ${otherId} and id <> ${oneId}::uuid and suspended_at is not null
    order by by_one desc limit 1`;
  return row;
}

/** Stores a block. @returns false if it stood already */
export async function insertBlock(sql: Sql, blockerId: string, blockedId: string, now: Date) {
  const added = await sql`
    insert into blocks ${sql({ blockerId, blockedId, createdAt: now })} on conflict do nothing returning 1`;
  return added.length === 1;
}

/** @returns false if there was none */
export async function deleteBlock(sql: Sql, blockerId: string, blockedId: string): Promise<boolean> {
  const removed = await sql`
    delete from blocks where blocker_id = ${blockerId} and blocked_id = ${blockedId} returning 1`;
  return removed.length === 1;
}

const shown = (sql: Sql, displayName: DisplayName, blockerId: string) => sql`
  select a.id as user_id, ${displayName(sql, 'a', blockerId)} as name, face_of(a.id, a.roles[1]) as image_url,
    b.created_at as blocked_at
  from blocks b join accounts a on a.id = b.blocked_id where b.blocker_id = ${blockerId}`;

export async function findBlockedPerson(
  sql: Sql,
  displayName: DisplayName,
  blockerId: string,
  blockedId: string,
) {
  const [row] = await sql<
    BlockedPerson[]
  >`${shown(sql, displayName, blockerId)} and b.blocked_id = ${blockedId}`;
  return row;
}

/** Returns up to one more than `limit`, so that the caller knows whether there is a next page. */
export const findBlockedPeople = (
  sql: Sql,
  displayName: DisplayName,
  blockerId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) => sql<BlockedPerson[]>`
  ${shown(sql, displayName, blockerId)} ${
    cursor
      ? sql`and (b.created_at, b.blocked_id) < (
          select created_at, blocked_id from blocks where blocker_id = ${blockerId} and blocked_id = ${cursor})`
      : sql``
  }
  order by b.created_at desc, b.blocked_id desc limit ${limit + 1}`;

/** Whether an account is not closed. */
export const hasOpenAccount = async (sql: Sql, id: string): Promise<boolean> =>
  (await sql`select from accounts where id = ${id} and closed_at is null`).length === 1;

export const hasAccount = async (sql: Sql, id: string): Promise<boolean> =>
  (await sql`select from accounts where id = ${id}`).length === 1;
