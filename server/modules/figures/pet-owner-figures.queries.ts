import type { PetOwnerFigures } from '#contract/figures.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import {
  dayOf,
  inPeriod,
  ratingCounts,
  repeatShare,
  stepSums,
  upcomingVisits,
  visitJobs,
  visitsSoFar,
  weekdayCounts,
} from './figures.queries.ts';
import type { Asked } from './figures.queries.ts';
import { nameActing } from './jobs.queries.ts';

/** How many groomers and salons are listed, those with the most visits first. */
const providersListed = 20;

/** Returns the figures of a pet owner. */
export async function findPetOwnerFigures(sql: Sql, asked: Asked): Promise<PetOwnerFigures> {
  const { accountId: id } = asked;
  const side = sql`v.owner_id = ${id}`;
  const [row] = await sql<PetOwnerFigures[]>`
    with visit_jobs as (${visitJobs(sql, asked, side)}), jobs as (select day, price, 1 as work from visit_jobs),
    posted as (
      select r.id, r.status, r.posted_at, (select min(o.created_at) from offers o where o.request_id = r.id) as first_offer,
        (select count(*) from offers o where o.request_id = r.id and o.ended_because is distinct from 'replaced') as offers
      from grooming_requests r where r.owner_id = ${id} and ${inPeriod(sql, asked, dayOf(sql, asked, sql`r.posted_at`))}
    ), next_visits as (${upcomingVisits(sql, side)})
    select
      exists (select from visits v where ${side} and v.status = 'completed') as "any",
      (select json_build_object('total', coalesce(sum(price), 0), 'saved', coalesce(sum(discount), 0)) from visit_jobs) as spent,
      (select count(*) from visit_jobs) as visits,
      (${stepSums(sql, asked, sql`coalesce(sum(jobs.price), 0) as spent, count(jobs.day) as jobs`)}) as steps,
      (${weekdayCounts(sql)}) as weekdays,
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'visits', p.n) order by p.n desc, p.name), '[]') from (
        select p.id, p.name, count(*) as n
        from visit_jobs v join visit_pets vp on vp.visit_id = v.id join pets p on p.id = vp.pet_id
        group by p.id) p) as pets,
      (select coalesce(json_agg(json_build_object('id', a.id, 'name', ${nameActing(sql, sql`seen.as_business`, id)},
          'visits', seen.n, 'spent', seen.spent) order by seen.n desc, seen.spent desc, a.id), '[]')
        from (select provider_id, bool_or(provider_as = 'business') as as_business, count(*) as n, sum(price) as spent from visit_jobs
          group by provider_id order by 2 desc, 3 desc, 1 limit ${providersListed}) seen
        join accounts a on a.id = seen.provider_id) as providers,
      (select json_build_object('posted', count(*), 'offers', coalesce(sum(offers), 0), 'booked', json_build_object(
        'count', count(*) filter (where status in ('in_progress', 'completed')),
        'of', count(*) filter (where status <> 'posted'))) from posted) as requests,
      (select json_build_object('of', count(first_offer), 'minutes', round(percentile_cont(0.5) within group (
        order by extract(epoch from first_offer - posted_at) / 60))) from posted) as first_offer,
      (${repeatShare(
        sql,
        sql`select distinct provider_id from visit_jobs`,
        visitsSoFar(sql, asked, sql`${side} and v.provider_id = seen.id`),
      )}) as repeat,
      (${ratingCounts(sql, asked, 'pet_owner', 'visit')}) as ratings,
      (select json_build_object('visits', n, 'visitsPrice', price, 'nextAt', next) from next_visits) as upcoming`;
  if (!row) throw new Error('Figures without a row');
  return row;
}
