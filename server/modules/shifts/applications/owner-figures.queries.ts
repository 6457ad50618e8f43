import type { Sql } from '#server/platform/database/sql.ts';

export type OwnerFigures = {
  waiting: number;
  oldestWaitingSince: string | null;
  monthFilled: number;
  monthEnded: number;
  monthPaid: number;
  monthUnconfirmed: number;
  monthDues: number;
  monthDogs: number;
  hoursToFill: { weekOf: string; hours: number | null }[];
};

const weeks = 8;

/**
 * Returns the owner's figures, with months and weeks in the business's time zone. Only confirmed pay is paid, and what was
 * paid for shifts that were called off late.
 */
export async function findOwnerFigures(sql: Sql, ownerId: string, now: Date): Promise<OwnerFigures> {
  const [row] = await sql<OwnerFigures[]>`
    with here as (
      select date_trunc('month', ${now}::timestamptz at time zone zone)::date as month_start,
        date_trunc('week', ${now}::timestamptz at time zone zone)::date as week_start, zone
      from (select coalesce((select time_zone from business_profiles where account_id = ${ownerId}), 'UTC') as zone) z
    ), waiting as (
      select count(*) as waiting, min(a.created_at) as oldest_waiting_since
      from shift_applications a join shifts s on s.id = a.shift_id
      where s.business_id = ${ownerId} and s.status = 'posted' and a.status = 'pending'
    ), month as (
      select count(*) filter (where s.status in ('filled', 'in_progress', 'completed', 'no_show', 'contested')) as month_filled,
        count(*) filter (where s.status in ('filled', 'in_progress', 'completed', 'no_show', 'contested', 'expired')) as month_ended,
        coalesce(sum(p.pay) filter (where p.state = 'confirmed'), 0) as month_pay,
        coalesce(sum(p.pay) filter (where p.state = 'waiting'), 0) as month_unconfirmed,
        coalesce(sum(p.dogs_groomed) filter (where p.state = 'confirmed'), 0) as month_dogs
      from here, shifts s left join shift_pay p on p.shift_id = s.id
      where s.business_id = ${ownerId} and s.day >= month_start and s.day < month_start + interval '1 month'
    ), dues as (
      select coalesce(sum(d.amount), 0) as month_dues
      from here, shift_dues d join shifts s on s.id = d.shift_id
      cross join lateral (select (d.settled_at at time zone s.time_zone)::date as day) due
      where d.business_id = ${ownerId} and d.state = 'paid' and due.day >= month_start and due.day < month_start + interval '1 month'
    ), filled as (
      select date_trunc('week', s.filled_at at time zone zone)::date as week_of,
        percentile_cont(0.5) within group (order by extract(epoch from s.filled_at - s.posted_at) / 3600) as hours
      from here, shifts s where s.business_id = ${ownerId} and s.filled_at > ${now}::timestamptz - interval '9 weeks'
      group by 1
    )
    select waiting.*, month.*, month_dues, month_pay + month_dues as month_paid, (
      select json_agg(json_build_object('weekOf', w::date, 'hours', round(filled.hours::numeric, 1)) order by w)
      from here, generate_series(week_start - ${7 * (weeks - 1)}::int, week_start, interval '7 days') w
      left join filled on filled.week_of = w::date
    ) as hours_to_fill
    from waiting, month, dues`;
  if (!row) throw new Error('Figures without a row');
  return row;
}
