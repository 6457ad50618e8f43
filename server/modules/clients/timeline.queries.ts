import type { TimelineEntry } from '#contract/clients/clients.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** Visits, bills and messages of a client, the newest first. */
export async function findTimeline(
  sql: Sql,
  clientId: string,
  cursor: readonly [at: string, id: string] | undefined,
  limit: number,
): Promise<TimelineEntry[]> {
  const before = (at: ReturnType<Sql>, id: ReturnType<Sql>) =>
    cursor ? sql`and (${at}, ${id}) < (${cursor[0]}, ${cursor[1]}::uuid)` : sql``;
  const rows = await sql<{ entry: TimelineEntry }[]>`
    select entry from (
      (select v.starts_at as at, v.id, json_build_object('kind', 'visit', 'id', v.id, 'at', v.starts_at, 'title', v.title, 'status', v.status,
          'source', v.source, 'confirmedAt', v.confirmed_at, 'price', agreed_price(v), 'askedPrice', asked_price(v), 'isRedo', v.redo_of is not null, 'timeZone', v.time_zone) as entry
        from visits v where v.client_id = ${clientId} ${before(sql`v.starts_at`, sql`v.id`)}
        order by v.starts_at desc, v.id desc limit ${limit})
      union all
      (select b.closed_at, b.id, json_build_object('kind', 'bill', 'id', b.id, 'at', b.closed_at, 'visitId', b.visit_id, 'receiptNo', b.receipt_no,
          'total', b.total, 'owed', owed_of(b), 'isVoid', b.voided_at is not null, 'timeZone', v.time_zone)
        from bills b join visits v on v.id = b.visit_id
        where b.client_id = ${clientId} ${before(sql`b.closed_at`, sql`b.id`)}
        order by b.closed_at desc, b.id desc limit ${limit})
      union all
      (select m.created_at, m.id, json_build_object('kind', 'message', 'id', m.id, 'at', m.created_at, 'about', m.kind, 'channel', m.channel,
          'state', m.state, 'timeZone', zone_of(m.account_id))
        from client_messages m where m.client_id = ${clientId} and m.state <> 'waiting' ${before(sql`m.created_at`, sql`m.id`)}
        order by m.created_at desc, m.id desc limit ${limit})
    ) entries order by at desc, id desc limit ${limit}`;
  return rows.map(({ entry }) => entry);
}
