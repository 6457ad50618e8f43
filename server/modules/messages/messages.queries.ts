import type { Message } from '#contract/messages.ts';
import type { Sql } from '#server/platform/sql.ts';

export type NewMessage = {
  id: string;
  fromId: string;
  toId: string;
  kind: Message['kind'];
  content: string;
  clientId: string | null;
  createdAt: Date;
};

/**
 * Saves a message and what both sides' lists show of it. The sides come first and in one order: they are the lock that
 * keeps the messages of a pair in order, and nobody waits for each other in turn.
 * @returns how many messages the other side has not seen
 */
export async function insertMessage(sql: Sql, message: NewMessage): Promise<number> {
  const { id, fromId, toId, kind, content, clientId, createdAt } = message;
  const counts = kind === 'text' ? 1 : 0;
  const [row] = await sql<{ unread: number }[]>`
    with sides as (
      insert into conversation_sides as s (account_id, other_id, last_message_id, last_at, unread)
      select a, b, ${id}::uuid, ${createdAt}::timestamptz, u from (
        values (${fromId}::uuid, ${toId}::uuid, 0), (${toId}::uuid, ${fromId}::uuid, ${counts}::int)) sides (a, b, u)
      order by a
      on conflict (account_id, other_id) do update
        set last_message_id = excluded.last_message_id, last_at = excluded.last_at, unread = s.unread + excluded.unread
      returning account_id, unread
    ), saved as (
      insert into messages (id, from_id, to_id, kind, content, client_id, created_at)
      select ${id}::uuid, ${fromId}::uuid, ${toId}::uuid, ${kind}::text, ${content}::text, ${clientId}::text, ${createdAt}::timestamptz
      from sides having count(*) = 2
    )
    select unread from sides where account_id = ${toId}`;
  return row?.unread ?? 0;
}

const messageJson = (sql: Sql) => sql`json_build_object(
  'id', m.id, 'fromUserId', m.from_id, 'toUserId', m.to_id, 'content', m.content, 'createdAt', m.created_at,
  'kind', m.kind, 'clientId', m.client_id, 'read', m.seq <= coalesce((
    select seen_seq from conversation_sides s where s.account_id = m.to_id and s.other_id = m.from_id), 0))`;

/** The message that its sender has named so. */
export async function findByClientId(sql: Sql, fromId: string, clientId: string) {
  const [row] = await sql<{ message: Message }[]>`
    select ${messageJson(sql)} as message from messages m where m.from_id = ${fromId} and m.client_id = ${clientId}`;
  return row?.message;
}

export const hasAccount = async (sql: Sql, id: string): Promise<boolean> =>
  (await sql`select from accounts where id = ${id}`).length === 1;

type Reading = { accountId: string; limit: number };

/** Messages of a pair before one of them as JSON, the newest first. */
export async function readMessages(
  sql: Sql,
  { accountId, otherId, before, limit }: Reading & { otherId: string; before: number | undefined },
) {
  const seen = (by: string, of: string) => sql`(
    select seen_seq from conversation_sides where account_id = ${by} and other_id = ${of})`;
  const [row] = await sql<{ page: string; oldest: number | null; more: boolean }[]>`
    select coalesce(json_agg(json_build_object(
        'id', m.id, 'fromUserId', m.from_id, 'toUserId', m.to_id, 'content', m.content, 'createdAt', m.created_at,
        'kind', m.kind, 'clientId', m.client_id,
        'read', m.seq <= case m.to_id when ${accountId} then ${seen(accountId, otherId)} else ${seen(otherId, accountId)} end)
        order by m.seq desc) filter (where m.nth <= ${limit}), '[]')::text as page,
      min(m.seq) filter (where m.nth <= ${limit}) as oldest, count(*) > ${limit} as more
    from (
      select *, row_number() over (order by seq desc) as nth from messages
      where low_id = least(${accountId}::uuid, ${otherId}::uuid) and high_id = greatest(${accountId}::uuid, ${otherId}::uuid)
        ${before === undefined ? sql`` : sql`and seq < ${before}`}
      order by seq desc limit ${limit + 1}
    ) m`;
  return row ?? { page: '[]', oldest: null, more: false };
}

/** Conversations of an account as JSON, the latest first. */
export async function readConversations(
  sql: Sql,
  { accountId, limit, after }: Reading & { after: { at: string; otherId: string } | undefined },
) {
  const [row] = await sql<{ page: string; lastAt: string | null; lastId: string | null; more: boolean }[]>`
    select coalesce(json_agg(json_build_object(
        'otherUserId', a.id, 'otherUserName', a.first_name || ' ' || a.last_name, 'otherUserType', a.roles[1],
        'otherUserImageUrl', a.profile_image_url,
        'otherBusinessName', (select business_name from business_profiles b where b.account_id = a.id),
        'lastMessage', m.content, 'lastMessageAt', m.created_at, 'lastFromUserId', m.from_id,
        'lastKind', m.kind, 'unreadCount', s.unread)
        order by s.nth) filter (where s.nth <= ${limit}), '[]')::text as page,
      max(s.last_at) filter (where s.nth = ${limit}) as last_at,
      (array_agg(s.other_id) filter (where s.nth = ${limit}))[1] as last_id, count(*) > ${limit} as more
    from (
      select *, row_number() over (order by last_at desc, other_id desc) as nth from conversation_sides
      where account_id = ${accountId} ${after ? sql`and (last_at, other_id) < (${after.at}::timestamptz, ${after.otherId}::uuid)` : sql``}
      order by last_at desc, other_id desc limit ${limit + 1}
    ) s join messages m on m.id = s.last_message_id join accounts a on a.id = s.other_id`;
  return row ?? { page: '[]', lastAt: null, lastId: null, more: false };
}

/** Holds somebody's side of a conversation: no message comes in between. */
export async function holdSide(sql: Sql, accountId: string, otherId: string) {
  const [row] = await sql<{ unread: number; seenSeq: number }[]>`
    select unread, seen_seq from conversation_sides
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
  update conversation_sides set seen_seq = ${seq}, unread = (
    select count(*) from messages where low_id = least(${accountId}::uuid, ${otherId}::uuid)
      and high_id = greatest(${accountId}::uuid, ${otherId}::uuid) and seq > ${seq} and to_id = ${accountId} and kind = 'text')
  where account_id = ${accountId} and other_id = ${otherId}`;
