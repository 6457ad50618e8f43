import type { GroomerFigures } from '#contract/figures.ts';
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

/** Returns the figures of a groomer. What was earned is what the books say. */
export async function findGroomerFigures(sql: Sql, asked: Asked, now: Date): Promise<GroomerFigures> {
  const { accountId: id, to } = asked;
  const side = sql`v.provider_id = ${id} and v.provider_as = 'groomer'`;
  const [row] = await sql<GroomerFigures[]>`
    with shift_jobs as (
      select s.day, p.pay, p.state, p.dogs_groomed, s.business_id
      from shift_pay p join shifts s on s.id = p.shift_id
      where p.groomer_id = ${id} and ${inPeriod(sql, asked, sql`s.day`)}
    ), visit_jobs as (${visitJobs(sql, asked, side)}), takings as (${visitTakings(sql, asked, side)}),
    dues as (${paidDues(sql, asked, sql`d.groomer_id = ${id}`)}), jobs as (
      select day, case when state = 'confirmed' then pay else 0 end as shift_pay, 0 as visit_pay, 1 as work from shift_jobs
      union all select day, 0, 0, 1 from visit_jobs
      union all select day, 0, amount, 0 from takings
      union all select day, amount, 0, 0 from dues
    ), next_shifts as (
      select count(*) as n, min(s.starts_at) as next
      from shift_applications a join shifts s on s.id = a.shift_id
      where a.groomer_id = ${id} and a.status = 'accepted' and s.status in ('filled', 'in_progress') and s.ends_at > ${now}
    ), next_visits as (${upcomingVisits(sql, side)})
    select
      exists (select from shift_pay p where p.groomer_id = ${id})
        or exists (select from visits v where ${side} and v.status = 'completed') as "any",
      (select json_build_object('shifts', paid, 'unconfirmed', unconfirmed, 'disputed', disputed,
        'visits', (select coalesce(sum(amount), 0) from takings))
        from (select ${paySums(sql)} from shift_jobs) sums) as earned,
      (${workDone(sql)}) as work,
      (${stepSums(
        sql,
        asked,
        sql`coalesce(sum(jobs.shift_pay), 0) as shifts, coalesce(sum(jobs.visit_pay), 0) as visits, coalesce(sum(jobs.work), 0) as jobs`,
      )}) as steps,
      (${weekdayCounts(sql)}) as weekdays,
      (select json_build_object('sent', count(*), 'accepted', json_build_object(
        'count', count(*) filter (where a.accepted_at is not null),
        'of', count(*) filter (where a.accepted_at is not null or a.status in ('declined', 'closed'))))
        from shift_applications a where a.groomer_id = ${id}
          and ${inPeriod(sql, asked, dayOf(sql, asked, sql`a.created_at`))}) as applications,
      (${offerCounts(sql, asked, 'groomer')}) as offers,
      (${ratingsByTrade(sql, asked, 'groomer')}) as ratings,
      json_build_object('clients', (${repeatClients(sql, asked, side)}), 'salons', (${repeatShare(
        sql,
        sql`select distinct business_id from shift_jobs`,
        sql`select count(*) from shift_pay p join shifts s on s.id = p.shift_id
          where p.groomer_id = ${id} and s.business_id = seen.id and s.day <= ${to}::date`,
      )})) as repeat,
      (select json_build_object('shifts', s.n, 'visits', v.n, 'visitsPrice', v.price, 'nextAt', least(s.next, v.next))
        from next_shifts s, next_visits v) as upcoming`;
  if (!row) throw new Error('Figures without a row');
  return row;
}
