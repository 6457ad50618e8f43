import type { PayDispute } from '#contract/shifts/pay-disputes.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { paidHours } from '../shift-card.queries.ts';

export async function findDisputedAt(sql: Sql, shiftId: string): Promise<string | null> {
  const [row] = await sql<{ disputedAt: string | null }[]>`
    select disputed_at from shift_pay where shift_id = ${shiftId}`;
  return row?.disputedAt ?? null;
}

const disputes = (sql: Sql) => sql`
  select s.id, s.title, s.starts_at as shift_date, s.ends_at, s.time_zone, s.dog_count, s.pay_percentage, s.hourly_rate, s.bonus_info,
    json_build_object('id', o.id, 'name', coalesce(b.business_name, o.first_name || ' ' || o.last_name)) as owner,
    json_build_object('id', g.id, 'name', g.first_name || ' ' || g.last_name) as groomer,
    p.dogs_groomed, ${paidHours(sql)} as hours, p.revenue, p.bonus, p.pay, coalesce(p.dispute_reason, '') as dispute_reason,
    (select h.note from shift_history h where h.shift_id = s.id and h.what in ('completed', 'corrected') order by h.seq desc limit 1) as owner_words, p.disputed_at
  from shift_pay p join shifts s on s.id = p.shift_id
  join accounts o on o.id = s.business_id left join business_profiles b on b.account_id = o.id
  join accounts g on g.id = p.groomer_id
  where p.state = 'disputed' and p.with_admin_at is not null`;

/** Returns up to one more than `limit`. */
export const findPayDisputes = (
  sql: Sql,
  { cursor, limit }: { cursor: string | undefined; limit: number },
) => sql<PayDispute[]>`
  ${disputes(sql)} ${cursor ? sql`and s.id > ${cursor}` : sql``} order by s.id limit ${limit + 1}`;

export async function findPayDispute(sql: Sql, shiftId: string): Promise<PayDispute | undefined> {
  const [row] = await sql<PayDispute[]>`${disputes(sql)} and s.id = ${shiftId}`;
  return row;
}
