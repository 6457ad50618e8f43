import type { Message } from '#contract/messages.ts';
import { isVisibleTo } from '#server/modules/blocks/index.ts';
import { displayName } from '#server/modules/profiles/index.ts';
import { minutes } from '#server/platform/clock.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** How long a message stays unread before a reminder mail. */
const reminderDelay = minutes(10);

export type NewMessage = {
  id: string;
  fromId: string;
  toId: string;
  kind: Message['kind'];
  content: string;
  clientId: string | null;
  createdAt: Date;
};

const insertion = `
  with given as materialized (
    select * from rows from (json_to_recordset($1::text::json) as (
      id uuid, "fromId" uuid, "toId" uuid, kind text, content text, "clientId" text, "createdAt" timestamptz
    )) with ordinality as given (id, from_id, to_id, kind, content, client_id, created_at, nth)
  ), adding as materialized (
    select account_id, other_id, (array_agg(id order by nth desc))[1] as last_id, max(created_at) as last_at,
      (count(*) filter (where waits))::int as unread, min(created_at) as first_at
    from given cross join lateral (
      values (from_id, to_id, false), (to_id, from_id, kind = 'text')) side (account_id, other_id, waits)
    group by account_id, other_id
  ), sides as (
    insert into conversation_members as s (account_id, other_id, last_message_id, last_at, unread)
    select account_id, other_id, last_id, last_at, unread from adding order by account_id, other_id
    on conflict (account_id, other_id) do update
      set last_message_id = excluded.last_message_id, last_at = excluded.last_at, unread = s.unread + excluded.unread
    returning account_id, other_id, unread
  ), saved as (
    insert into messages (id, from_id, to_id, kind, content, client_id, created_at)
    select id, from_id, to_id, kind, content, client_id, created_at from given
    where (select count(*) from sides) > 0 order by nth
  )
  select queue_job(gen_random_uuid(), 'remind-of-unread-messages', concat(account_id, ' ', other_id),
    jsonb_build_object('accountId', account_id, 'fromId', other_id), first_at + $2::int * interval '1 ms')
  from sides join adding using (account_id, other_id) where sides.unread = adding.unread and adding.unread > 0`;

/**
 * Saves messages in this order and updates both conversation sides, which are locked first and in a fixed
 * order: this keeps a pair's messages in order and prevents deadlocks.
 * The first unread message queues the reminder; later ones need none while it is pending.
 */
export const insertMessages = (sql: Sql, messages: NewMessage[]) =>
  sql.unsafe(insertion, [JSON.stringify(messages), reminderDelay]);

const messageJson = (sql: Sql) => sql`json_build_object(
  'id', m.id, 'fromUserId', m.from_id, 'toUserId', m.to_id, 'content', m.content, 'createdAt', m.created_at,
  'kind', m.kind, 'clientId', m.client_id, 'read', m.seq <= coalesce((
    select seen_seq from conversation_members s where s.account_id = m.to_id and s.other_id = m.from_id), 0))`;

/** Finds a message by the id that its sender gave it. */
export async function findByClientId(sql: Sql, fromId: string, clientId: string) {
  const [row] = await sql<{ message: Message }[]>`
    select ${messageJson(sql)} as message from messages m where m.from_id = ${fromId} and m.client_id = ${clientId}`;
  return row?.message;
}

/**
 * Whether a shift or visit of two accounts is booked or under way, or was completed since an instant.
 * `one` and `other` are plain SQL.
 */
const bookedWork = (sql: Sql, one: string, other: string, since: Date | 'infinity') => sql`(
  exists (
    select from shift_applications a join shifts s on s.id = a.shift_id
    where ${betweenThem(sql, ['a.groomer_id', 's.business_id'], one, other)}
      and (a.status = 'accepted' and s.status in ('filled', 'in_progress', 'completed')
        or a.status = 'completed' and s.completed_at > ${since}::timestamptz))
  or exists (
    select from visits v where ${betweenThem(sql, ['v.owner_id', 'v.provider_id'], one, other)}
      and (v.status in ('booked', 'checked_in') or v.status = 'completed' and v.completed_at > ${since}::timestamptz)))`;

const betweenThem = (sql: Sql, [left, right]: [string, string], one: string, other: string) =>
  sql.unsafe(`((${left} = ${one} and ${right} = ${other}) or (${left} = ${other} and ${right} = ${one}))`);

/** Whether the two have booked work that has not ended, or that was completed since an instant. */
export async function haveBookedWork(
  sql: Sql,
  oneId: string,
  otherId: string,
  since: Date | 'infinity' = 'infinity',
): Promise<boolean> {
  const [row] = await sql<{ booked: boolean }[]>`
    select ${bookedWork(sql, 'pair.one', 'pair.other', since)} as booked
    from (select ${oneId}::uuid as one, ${otherId}::uuid as other) pair`;
  return row?.booked ?? false;
}

export const hasAccount = async (sql: Sql, id: string): Promise<boolean> =>
  (await sql`select from accounts where id = ${id}`).length === 1;

type Reading = { accountId: string; limit: number };

/** `page` is JSON text. */
type MessagePage = { page: string; oldest: number | null; more: boolean };

const ofPair = 'low_id = least($1::uuid, $2::uuid) and high_id = greatest($1::uuid, $2::uuid)';
/**
 * JSON of whole rows costs PostgreSQL half of `json_build_object`, and plain SQL text costs Node less than
 * fragments.
 */
const pageOfMessages = (bound: string) => `
  select page, oldest, exists (select from messages where ${ofPair} and seq < oldest) as more
  from (
    select coalesce(json_agg(message order by m.seq desc), '[]')::text as page, min(m.seq) as oldest
    from (select * from messages where ${ofPair} ${bound} order by seq desc limit $3::int) m
    cross join lateral (
      select m.id, m.from_id as "fromUserId", m.to_id as "toUserId", m.content, m.created_at as "createdAt", m.kind,
        m.client_id as "clientId", m.seq <= case m.to_id when $1::uuid
          then (select seen_seq from conversation_members where account_id = $1::uuid and other_id = $2::uuid)
          else (select seen_seq from conversation_members where account_id = $2::uuid and other_id = $1::uuid) end as read
    ) message
  ) latest`;
const latest = pageOfMessages('');
const earlier = pageOfMessages('and seq < $4::bigint');

/** Reads a pair's messages before one of them, the newest first. */
export async function findMessages(
  sql: Sql,
  { accountId, otherId, before, limit }: Reading & { otherId: string; before: number | undefined },
): Promise<MessagePage> {
  const given = [accountId, otherId, limit];
  const [row = []] = await (
    before === undefined ? sql.unsafe(latest, given) : sql.unsafe(earlier, [...given, before])
  ).raw();
  const [page, oldest, more] = row;
  return { page: page ?? '[]', oldest: oldest ? Number(oldest) : null, more: more === 't' };
}

/**
 * Reads an account's conversations as JSON, the latest first. A block hides them, except while booked work of
 * the two stands.
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
        a.profile_image_url as "otherUserImageUrl",
        (select business_name from business_profiles b where b.account_id = a.id) as "otherBusinessName",
        m.content as "lastMessage", m.created_at as "lastMessageAt", m.from_id as "lastFromUserId",
        m.kind as "lastKind", s.unread as "unreadCount"
    ) conversation`;
  return row ?? { page: '[]', lastAt: null, lastId: null, more: false };
}

/** Locks an account's side of a conversation, so that no message can be added. */
export async function lockMember(sql: Sql, accountId: string, otherId: string) {
  const [row] = await sql<{ unread: number; seenSeq: number }[]>`
    select unread, seen_seq from conversation_members
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
