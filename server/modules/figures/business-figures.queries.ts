import type { BusinessFigures } from '#contract/figures.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import {
  dayOf,
  inPeriod,
  offerCounts,
  paidDues,
  paySums,
  ratingsByTrade,
  repeatClients,
  repeatShare,
  stepSums,
  upcomingVisits,
  visitJobs,
  visitTakings,
  weekdayCounts,
  workDone,
} from './figures.queries.ts';
import type { Asked } from './figures.queries.ts';

/** Returns the figures of a business. What it took in and paid is what the books say. */
export async function findBusinessFigures(sql: Sql, asked: Asked, now: Date): Promise<BusinessFigures> {
  const { accountId: id, to } = asked;
  const side = sql`v.provider_id = ${id} and v.provider_as = 'business'`;
  const [row] = await sql<BusinessFigures[]>`
    with shift_jobs as (
      select s.day, p.revenue, p.pay, p.state, p.dogs_groomed, p.groomer_id
      from shifts s join shift_pay p on p.shift_id = s.id
      where s.business_id = ${id} and ${inPeriod(sql, asked, sql`s.day`)}
    ), visit_jobs as (${visitJobs(sql, asked, side)}), takings as (${visitTakings(sql, asked, side)}),
    dues as (${paidDues(sql, asked, sql`d.business_id = ${id}`)}), jobs as (
      select day, revenue, case when state = 'confirmed' then pay else 0 end as paid, 0 as sales, 1 as work from shift_jobs
      union all select day, 0, 0, 0, 1 from visit_jobs
      union all select day, 0, 0, amount, 0 from takings
      union all select day, 0, amount, 0, 0 from dues
    ), ended as (
      select count(*) filter (where s.status <> 'expired') as filled, count(*) as ended
      from shifts s where s.business_id = ${id} and ${inPeriod(sql, asked, sql`s.day`)}
        and s.status in ('filled', 'in_progress', 'completed', 'no_show', 'contested', 'expired')
    ), next_shifts as (
      select count(*) filter (where s.status <> 'posted') as n, count(*) filter (where s.status = 'posted') as open,
        min(s.starts_at) filter (where s.status <> 'posted') as next
      from shifts s where s.business_id = ${id} and s.status in ('posted', 'filled', 'in_progress') and s.ends_at > ${now}
    ), next_visits as (${upcomingVisits(sql, side)})
    select
      exists (select from shifts s join shift_pay p on p.shift_id = s.id where s.business_id = ${id})
        or exists (select from visits v where ${side} and v.status = 'completed') as "any",
      (select json_build_object('shifts', coalesce(sum(revenue), 0),
        'visits', (select coalesce(sum(amount), 0) from takings)) from shift_jobs) as revenue,
      (select json_build_object('groomers', paid, 'unconfirmed', unconfirmed, 'disputed', disputed)
        from (select ${paySums(sql)} from shift_jobs) sums) as paid,
      (${workDone(sql)}) as work,
      (${stepSums(
        sql,
        asked,
        sql`coalesce(sum(jobs.revenue), 0) as shifts, coalesce(sum(jobs.sales), 0) as visits,
          coalesce(sum(jobs.paid), 0) as paid, coalesce(sum(jobs.work), 0) as jobs`,
      )}) as steps,
      (${weekdayCounts(sql)}) as weekdays,
      (select json_build_object('count', filled, 'of', ended) from ended) as filled,
      (select json_build_object('of', count(*), 'minutes', round(percentile_cont(0.5) within group (
        order by extract(epoch from s.filled_at - s.posted_at) / 60)))
        from shifts s where s.business_id = ${id} and s.filled_at is not null
          and ${inPeriod(sql, asked, dayOf(sql, asked, sql`s.filled_at`))}) as time_to_fill,
      (select count(*) from shifts s join shift_applications a on a.shift_id = s.id
        where s.business_id = ${id} and ${inPeriod(sql, asked, dayOf(sql, asked, sql`a.created_at`))}) as applications,
      (${offerCounts(sql, asked, 'business')}) as offers,
      (${ratingsByTrade(sql, asked, 'business')}) as ratings,
      json_build_object('clients', (${repeatClients(sql, asked, side)}), 'groomers', (${repeatShare(
        sql,
        sql`select distinct groomer_id from shift_jobs`,
        sql`select count(*) from shifts s join shift_pay p on p.shift_id = s.id
          where s.business_id = ${id} and p.groomer_id = seen.id and s.day <= ${to}::date`,
      )})) as repeat,
      (select json_build_object('shifts', s.n, 'open', s.open, 'visits', v.n, 'visitsPrice', v.price,
        'nextAt', least(s.next, v.next)) from next_shifts s, next_visits v) as upcoming`;
  if (!row) throw new Error('Figures without a row');
  return row;
}
