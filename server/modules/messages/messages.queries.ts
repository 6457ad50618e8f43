import type { Message } from '#contract/messages/messages.ts';
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
  photoUrls: string[];
  clientId: string | null;
  createdAt: Date;
};

const insertion = `
  with given as materialized (
    select * from rows from (json_to_recordset($1::text::json) as (
      id uuid, "fromId" uuid, "toId" uuid, kind text, content text, "photoUrls" text[], "clientId" text, "createdAt" timestamptz
    )) with ordinality as given (id, from_id, to_id, kind, content, photo_urls, client_id, created_at, nth)
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
    insert into messages (id, from_id, to_id, kind, content, photo_urls, client_id, created_at)
    select id, from_id, to_id, kind, content, photo_urls, client_id, created_at from given
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
  'id', m.id, 'fromUserId', m.from_id, 'toUserId', m.to_id, 'content', m.content, 'photoUrls', m.photo_urls, 'createdAt', m.created_at,
  'kind', m.kind, 'clientId', m.client_id, 'read', m.seq <= coalesce((
    select seen_seq from conversation_members s where s.account_id = m.to_id and s.other_id = m.from_id), 0))`;

/** Finds a message by the id that its sender gave it. */
export async function findByClientId(sql: Sql, fromId: string, clientId: string) {
  const [row] = await sql<{ message: Message }[]>`
    select ${messageJson(sql)} as message from messages m where m.from_id = ${fromId} and m.client_id = ${clientId}`;
  return row?.message;
}

export const hasAccount = async (sql: Sql, id: string): Promise<boolean> =>
  (await sql`select from accounts where id = ${id}`).length === 1;

export type Reading = { accountId: string; limit: number };

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
      select m.id, m.from_id as "fromUserId", m.to_id as "toUserId", m.content, m.photo_urls as "photoUrls", m.created_at as "createdAt", m.kind,
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
