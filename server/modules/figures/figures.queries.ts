import type { FiguresPeriod } from '#contract/figures.ts';
import type { Sql } from '#server/platform/database/sql.ts';

type Fragment = ReturnType<Sql>;
/** Whose figures, and of which days. */
export type Asked = FiguresPeriod & { accountId: string };

/** Longer periods are summed by the month instead of the week. */
const longestInWeeks = 100;

/** The day of an instant in the time zone of the person. */
export const dayOf = (sql: Sql, { accountId }: Asked, instant: Fragment) =>
  sql`(${instant} at time zone zone_of(${accountId}))::date`;

export const inPeriod = (sql: Sql, { from, to }: Asked, day: Fragment) =>
  sql`${day} between ${from}::date and ${to}::date`;

/** Finds visits on which work was done in the period: day, price and number of pets. */
export const visitJobs = (sql: Sql, asked: Asked, side: Fragment) => sql`
  select v.id, (v.starts_at at time zone v.time_zone)::date as day, coalesce(v.list_price - v.discount, 0) as price, v.discount,
    coalesce(v.owner_id, v.client_id) as client_id, v.provider_id, v.provider_as,
    (select count(*) from visit_pets vp where vp.visit_id = v.id) as pets
  from visits v where ${side} and v.status in ('completed', 'stopped')
    and v.starts_at >= ${asked.from}::date - interval '2 days' and v.starts_at < ${asked.to}::date + interval '3 days'
    and ${inPeriod(sql, asked, sql`(v.starts_at at time zone v.time_zone)::date`)}`;

/** Finds what visits brought: payments and reversals without tip and sales tax, by the day they were taken, as in the books. */
export const visitTakings = (sql: Sql, asked: Asked, side: Fragment) => sql`
  select p.day, p.amount - p.tax as amount
  from bill_payments p left join bills b on b.id = p.bill_id left join fees f on f.id = p.fee_id
  join visits v on v.id = coalesce(b.visit_id, f.visit_id, p.visit_id)
  where p.account_id = ${asked.accountId} and ${side} and ${inPeriod(sql, asked, sql`p.day`)}`;

/** Finds what was paid for shifts that were called off late, by the day it was settled at the place. */
export const paidDues = (sql: Sql, asked: Asked, side: Fragment) => sql`
  select due.day, d.amount from shift_dues d join shifts s on s.id = d.shift_id
  cross join lateral (select (d.settled_at at time zone s.time_zone)::date as day) due
  where ${side} and d.state = 'paid' and ${inPeriod(sql, asked, sql`due.day`)}`;

/** Sums the rows of `shift_jobs` and `visit_jobs`: how many, and what was groomed. */
export const workDone = (sql: Sql) => sql`
  select json_build_object('shifts', count(*), 'dogs', coalesce(sum(dogs_groomed), 0),
    'visits', (select count(*) from visit_jobs), 'pets', (select coalesce(sum(pets), 0) from visit_jobs))
  from shift_jobs`;

/** Columns that sum `dues` and the pay of `shift_jobs`; pay that waits or is disputed is in no sum but its own. */
export const paySums = (sql: Sql) => sql`
  coalesce(sum(pay) filter (where state = 'confirmed'), 0) + (select coalesce(sum(amount), 0) from dues) as paid,
  coalesce(sum(pay) filter (where state = 'waiting'), 0) as unconfirmed,
  coalesce(sum(pay) filter (where state = 'disputed'), 0) as disputed`;

/** Returns the weeks or months of the period, with sums of the rows of `jobs`. */
export function stepSums(sql: Sql, { from, to }: Asked, sums: Fragment) {
  const grain = (Date.parse(to) - Date.parse(from)) / 86_400_000 < longestInWeeks ? 'week' : 'month';
  const length = `1 ${grain}`;
  return sql`
    select coalesce(json_agg(summed order by summed.from), '[]') from (
      select steps.from, steps.to, ${sums}
      from (select greatest(began::date, ${from}::date) as "from",
          least((began + ${length}::interval)::date - 1, ${to}::date) as "to"
        from generate_series(date_trunc(${grain}, ${from}::date::timestamp), ${to}::date::timestamp, ${length}::interval) began) steps
      left join jobs on jobs.day between steps.from and steps.to
      group by steps.from, steps.to) summed`;
}

/** Counts the `work` of `jobs` by the day of the week: money that is taken on another day is none. */
export const weekdayCounts = (sql: Sql) => sql`
  select json_agg(counted.n order by counted.weekday) from (
    select weekday, (select coalesce(sum(jobs.work), 0) from jobs where extract(isodow from jobs.day) = weekday) as n
    from generate_series(1, 7) weekday) counted`;

/** Counts the offers that were sent in the period. Those that a newer one replaced are left out. */
export const offerCounts = (sql: Sql, asked: Asked, as: 'groomer' | 'business') => sql`
  select json_build_object('sent', count(*), 'accepted', json_build_object(
    'count', count(*) filter (where o.status = 'accepted'),
    'of', count(*) filter (where o.status in ('accepted', 'declined', 'expired'))))
  from offers o where o.provider_id = ${asked.accountId} and o.provider_as = ${as}
    and o.ended_because is distinct from 'replaced' and ${inPeriod(sql, asked, dayOf(sql, asked, sql`o.created_at`))}`;

/** Ratings of a provider by each trade. */
export const ratingsByTrade = (sql: Sql, asked: Asked, role: 'groomer' | 'business') => sql`
  select json_build_object('shift', (${ratingCounts(sql, asked, role, 'shift')}), 'visit', (${ratingCounts(sql, asked, role, 'visit')}))`;

export const ratingCounts = (
  sql: Sql,
  asked: Asked,
  role: 'groomer' | 'business' | 'pet_owner',
  after: 'shift' | 'visit',
) => sql`
  select json_build_object('average', round(avg(r.rating), 1), 'count', count(*), 'stars', json_build_array(
    count(*) filter (where r.rating = 1), count(*) filter (where r.rating = 2), count(*) filter (where r.rating = 3),
    count(*) filter (where r.rating = 4), count(*) filter (where r.rating = 5)))
  from reviews r where r.subject_id = ${asked.accountId} and r.subject_role = ${role} and r.engagement_type = ${after}
    and r.revealed_at is not null and ${inPeriod(sql, asked, dayOf(sql, asked, sql`r.created_at`))}`;

/** Of the people in `seen`, counts those who had come at least twice by the end of the period. */
export const repeatShare = (sql: Sql, seen: Fragment, timesSoFar: Fragment) => sql`
  select json_build_object('count', count(*) filter (where (${timesSoFar}) >= 2), 'of', count(*))
  from (${seen}) seen (id)`;

/** Of the clients of `visit_jobs`, counts those who had come at least twice. */
export const repeatClients = (sql: Sql, asked: Asked, side: Fragment) =>
  repeatShare(
    sql,
    sql`select distinct client_id from visit_jobs`,
    visitsSoFar(sql, asked, sql`${side} and coalesce(v.owner_id, v.client_id) = seen.id`),
  );

/** Completed visits of `seen.id` with one side, until the last day of the period. */
export const visitsSoFar = (sql: Sql, { to }: Asked, both: Fragment) => sql`
  select count(*) from visits v where ${both} and v.status in ('completed', 'stopped')
    and (v.starts_at at time zone v.time_zone)::date <= ${to}::date`;

/** Visits that are booked or under way. */
export const upcomingVisits = (sql: Sql, side: Fragment) => sql`
  select count(*) as n, coalesce(sum(v.list_price - v.discount), 0) as price, min(v.starts_at) as next
  from visits v where ${side} and v.status in ('booked', 'checked_in')`;
