import type { GroomerFigures } from '#contract/figures.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import {
  dayOf,
  inPeriod,
  offerCounts,
  paySums,
  ratingsByTrade,
  repeatClients,
  repeatShare,
  stepSums,
  upcomingVisits,
  visitJobs,
  weekdayCounts,
  workDone,
} from './figures.queries.ts';
import type { Asked } from './figures.queries.ts';

/** Returns the figures of a groomer. Disputed pay is in no sum but its own. */
export async function findGroomerFigures(sql: Sql, asked: Asked, now: Date): Promise<GroomerFigures> {
  const { accountId: id, to } = asked;
  const side = sql`v.provider_id = ${id} and v.provider_as = 'groomer'`;
  const [row] = await sql<GroomerFigures[]>`
    with shift_jobs as (
      select s.day, p.pay, p.state, p.dogs_groomed, s.business_id
      from shift_pay p join shifts s on s.id = p.shift_id
      where p.groomer_id = ${id} and ${inPeriod(sql, asked, sql`s.day`)}
    ), visit_jobs as (${visitJobs(sql, asked, side)}), jobs as (
      select day, case when state = 'disputed' then 0 else pay end as shift_pay, 0 as visit_pay from shift_jobs
      union all select day, 0, price from visit_jobs
    ), next_shifts as (
      select count(*) as n, min(s.starts_at) as next
      from shift_applications a join shifts s on s.id = a.shift_id
      where a.groomer_id = ${id} and a.status = 'accepted' and s.status in ('filled', 'in_progress') and s.ends_at > ${now}
    ), next_visits as (${upcomingVisits(sql, side)})
    select
      exists (select from shift_pay p where p.groomer_id = ${id})
        or exists (select from visits v where ${side} and v.status = 'completed') as "any",
      (select json_build_object('shifts', paid, 'unconfirmed', unconfirmed, 'disputed', disputed,
        'visits', (select coalesce(sum(price), 0) from visit_jobs))
        from (select ${paySums(sql)} from shift_jobs) sums) as earned,
      (${workDone(sql)}) as work,
      (${stepSums(
        sql,
        asked,
        sql`coalesce(sum(jobs.shift_pay), 0) as shifts, coalesce(sum(jobs.visit_pay), 0) as visits, count(jobs.day) as jobs`,
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
