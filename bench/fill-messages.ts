import type { Sql } from '#server/platform/database/sql.ts';
import { correspondents, members } from './filled.ts';

const messagesEach = 100;
/** The last messages of each conversation are unread. */
const unreadEach = 3;
const [firstSent, lastSent] = ['2026-09-20', '2026-11-19'];

/**
 * Messages between groomers and businesses. All conversations go on at once, so that the messages of one lie far apart in
 * the table. Runs after the people are made.
 */
export async function fillMessages(sql: Sql, all: number): Promise<void> {
  const conversations = Math.ceil(all / messagesEach);
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'messages' and not indexname like '%_pkey'`;
  for (const { name } of indexes) await sql`drop index ${sql(name)}`;
  await sql`alter table messages disable trigger user`;
  await sql`
    insert into messages (id, from_id, to_id, kind, content, client_id, created_at)
    select
      (lpad(to_hex((extract(epoch from sent_at) * 1000)::bigint), 12, '0') || '7' || substr(md5('message ' || i), 1, 3) || '8' || substr(md5('message ' || i), 4, 15))::uuid,
      case when from_member then member else business end, case when from_member then business else member end, 'text',
      repeat((array['Which door before eight? ', 'The side one, code 4417. ', 'Doodles first, then the terriers. '])[1 + i % 3], 1 + i / 7 % 6),
      case when i % 2 = 0 then md5('client ' || i) end, sent_at
    from (
      select i, (i / ${conversations} + i) % 2 = 0 as from_member,
        ${firstSent}::timestamptz + i * ((${lastSent}::timestamptz - ${firstSent}) / ${all}::float8) as sent_at,
        pg_temp.id_of('member ' || i % ${conversations} % ${members}) as member,
        pg_temp.id_of('business ' || (i % ${conversations} % ${members} + 37 * (i % ${conversations} / ${members})) % ${correspondents}) as business
      from generate_series(0, ${all - 1}) i
    ) n order by i`;
  // Without an answer, a writer may send only a few messages.
  await sql`
    insert into messages (id, from_id, to_id, kind, content, created_at)
    select gen_random_uuid(), pg_temp.id_of('member ' || reader), pg_temp.id_of('member ' || reader + ${members / 2}), 'text', 'Sure.', ${firstSent}::timestamptz
    from generate_series(0, ${members / 2 - 1}) reader`;
  await sql`alter table messages enable trigger user`;
  for (const { definition } of indexes) await sql.unsafe(definition);
  await fillSides(sql);
}

/** Each side's summary of its conversation. */
const fillSides = (sql: Sql) => sql`
  insert into conversation_members (account_id, other_id, last_message_id, last_at, unread, seen_seq)
  select mine.account_id, mine.other_id, last.id, last.created_at,
    (select count(*) from unnest(seqs[1:${unreadEach}], senders[1:${unreadEach}]) as unseen (seq, from_id) where from_id = mine.other_id),
    coalesce(seqs[${unreadEach + 1}], 0)
  from (
    select low_id, high_id, array_agg(seq order by seq desc) as seqs, array_agg(from_id order by seq desc) as senders
    from messages group by low_id, high_id
  ) pairs
  join messages last on last.low_id = pairs.low_id and last.high_id = pairs.high_id and last.seq = seqs[1],
  lateral (values (pairs.low_id, pairs.high_id), (pairs.high_id, pairs.low_id)) mine (account_id, other_id)`;

/** Removes the messages that were sent since the tables were filled. */
export async function forgetMessages(sql: Sql): Promise<void> {
  await sql`delete from messages where created_at > ${lastSent}::timestamptz`;
  await sql`truncate conversation_members`;
  await fillSides(sql);
  await sql`vacuum analyze messages, conversation_members`;
}
