import type { ClearableVisit } from '#contract/day/clear-day.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** An account's own visits that are booked and ahead on a day of their place, from a time on. */
export const findClearable = (
  sql: Sql,
  accountId: string,
  { on, from }: { on: string; from?: string | undefined },
  now: Date,
  limit: number,
) => sql<(ClearableVisit & { staffId: string | null })[]>`
  select v.id as visit_id, c.id as client_id, trim(c.first_name || ' ' || coalesce(c.last_name, '')) as client_name,
    v.starts_at, v.ends_at, v.time_zone, v.staff_id,
    coalesce((select array_agg(p.name order by vp.place) from visit_pets vp join pets p on p.id = vp.pet_id
      where vp.visit_id = v.id), '{}') as pet_names,
    coalesce(l.phone, c.phone) is not null and c.no_texts_at is null as can_text,
    coalesce(l.email, c.email) is not null and c.no_mail_at is null as can_mail
  from visits v join clients c on c.id = v.client_id left join accounts l on l.id = c.linked_account_id
  where v.provider_id = ${accountId} and v.source <> 'marketplace' and v.status = 'booked' and v.starts_at > ${now}
    and v.starts_at >= (${on}::date + ${from ?? '00:00'}::time) at time zone v.time_zone
    and v.starts_at < (${on}::date + 1)::timestamp at time zone v.time_zone
  order by v.starts_at, v.id limit ${limit}`;

/** How many booked visits from the marketplace and shifts an account has on a day. */
export async function countOthers(sql: Sql, accountId: string, on: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select (
      select count(*) from visits v where v.provider_id = ${accountId} and v.source = 'marketplace' and v.status = 'booked'
        and (v.starts_at at time zone v.time_zone)::date = ${on}::date
    ) + (
      select count(*) from bookings b where b.subject_id = ${accountId} and b.source_kind = 'shift'
        and (lower(b.during) at time zone b.time_zone)::date = ${on}::date
    ) as count`;
  return row?.count ?? 0;
}
