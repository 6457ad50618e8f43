import type { ContextLine } from '#contract/reports/admin-reports.ts';
import type { Sql } from '#server/platform/database/sql.ts';

type Evidence = { accountId: string; text: string; photoUrls: string[] };

/** Finds a message that the reporter received, as evidence for a report. */
export async function findMessageEvidence(sql: Sql, reporter: { id: string }, id: string) {
  const [row] = await sql<Evidence[]>`
    select from_id as account_id, content as text, photo_urls from messages
    where id = ${id} and ${reporter.id} in (from_id, to_id) and kind = 'text'`;
  return row;
}

/** Reads the five messages before a message, itself, and the five after it. */
export const findMessageContext = (sql: Sql, id: string) => sql<ContextLine[]>`
  with reported as (select seq, low_id, high_id from messages where id = ${id})
  select m.id, a.first_name || ' ' || a.last_name as "from", m.content as text, m.photo_urls, m.created_at as at,
    m.id = ${id}::uuid as reported
  from (
    (select m.* from messages m, reported r where (m.low_id, m.high_id) = (r.low_id, r.high_id) and m.seq <= r.seq
      order by m.seq desc limit 6)
    union all
    (select m.* from messages m, reported r where (m.low_id, m.high_id) = (r.low_id, r.high_id) and m.seq > r.seq
      order by m.seq limit 5)
  ) m join accounts a on a.id = m.from_id order by m.seq`;

const removedText = 'This message was removed by Wagwell.';

/** Replaces the words and photos of a message. @returns how many were there to be removed */
export const removeMessage = async (sql: Sql, id: string): Promise<number> =>
  (await sql`update messages set content = ${removedText}, photo_urls = '{}' where id = ${id}`).count;

/** Takes a photo out of every message. */
export const removeMessagePhoto = async (sql: Sql, url: string): Promise<number> =>
  (
    await sql`
      update messages set photo_urls = array_remove(photo_urls, ${url}), content = coalesce(nullif(content, ''), ${removedText})
      where photo_urls <> '{}' and photo_urls @> array[${url}]`
  ).count;
