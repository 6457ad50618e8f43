import { isVisibleTo } from '#server/modules/blocks/index.ts';
import { displayName } from '#server/modules/profiles/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { bookedWork, haveAnswered } from './may-write.queries.ts';
import type { Reading } from './messages.queries.ts';

/**
 * Reads an account's conversations as JSON, the latest first. A block hides them, except while the two have
 * booked work.
 */
export async function findConversations(
  sql: Sql,
  { accountId, limit, after }: Reading & { after: { at: string; otherId: string } | undefined },
) {
  const [row] = await sql<{ page: string; lastAt: string | null; lastId: string | null; more: boolean }[]>`
    select coalesce(json_agg(conversation order by s.nth) filter (where s.nth <= ${limit}), '[]')::text as page,
      max(s.last_at) filter (where s.nth = ${limit}) as last_at,
      (array_agg(s.other_id) filter (where s.nth = ${limit}))[1] as last_id, count(*) > ${limit} as more
    from (
      select *, row_number() over (order by last_at desc, other_id desc) as nth from conversation_members
      where account_id = ${accountId}
        and (${isVisibleTo(sql, accountId, 'other_id')} or ${bookedWork(sql, 'account_id', 'other_id', 'infinity')})
        ${after ? sql`and (last_at, other_id) < (${after.at}::timestamptz, ${after.otherId}::uuid)` : sql``}
      order by last_at desc, other_id desc limit ${limit + 1}
    ) s join messages m on m.id = s.last_message_id join accounts a on a.id = s.other_id
    cross join lateral (
      select a.id as "otherUserId", ${displayName(sql, 'a', accountId)} as "otherUserName", a.roles[1] as "otherUserType",
        face_of(a.id, a.roles[1]) as "otherUserImageUrl",
        (select business_name from business_profiles b where b.account_id = a.id and a.closed_at is null) as "otherBusinessName",
        a.closed_at is not null as "otherHasLeft",
        m.content as "lastMessage", m.created_at as "lastMessageAt", m.from_id as "lastFromUserId",
        m.kind as "lastKind", cardinality(m.photo_urls) as "lastPhotoCount", s.unread as "unreadCount", s.muted,
        not ${haveAnswered(sql, 's.account_id', 's.other_id')} as "isStranger"
    ) conversation`;
  return row ?? { page: '[]', lastAt: null, lastId: null, more: false };
}

/** Locks an account's side of a conversation, so that no message can be added. */
export async function lockMember(sql: Sql, accountId: string, otherId: string) {
  const [row] = await sql<{ unread: number; seenSeq: number; muted: boolean }[]>`
    select unread, seen_seq, muted from conversation_members
    where account_id = ${accountId} and other_id = ${otherId} for update`;
  return row;
}

export async function findSeq(sql: Sql, messageId: string, accountId: string, otherId: string) {
  const [row] = await sql<{ seq: number }[]>`
    select seq from messages where id = ${messageId}
      and low_id = least(${accountId}::uuid, ${otherId}::uuid) and high_id = greatest(${accountId}::uuid, ${otherId}::uuid)`;
  return row?.seq;
}

export const markSeen = (sql: Sql, accountId: string, otherId: string, seq: number) => sql`
  update conversation_members set seen_seq = ${seq}, unread = (
    select count(*) from messages where low_id = least(${accountId}::uuid, ${otherId}::uuid)
      and high_id = greatest(${accountId}::uuid, ${otherId}::uuid) and seq > ${seq} and to_id = ${accountId} and kind = 'text')
  where account_id = ${accountId} and other_id = ${otherId}`;

/** @returns false if there is no such conversation */
export async function updateMuted(sql: Sql, accountId: string, otherId: string, muted: boolean) {
  const changed = await sql`
    update conversation_members set muted = ${muted} where account_id = ${accountId} and other_id = ${otherId} returning 1`;
  return changed.length === 1;
}
