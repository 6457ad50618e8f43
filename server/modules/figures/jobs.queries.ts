import type { FiguresRole } from '#contract/figures.ts';
import { displayName } from '#server/modules/profiles/index.ts';
import { paidHours } from '#server/modules/shifts/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { inPeriod, visitJobs } from './figures.queries.ts';
import type { Asked } from './figures.queries.ts';

type Fragment = ReturnType<Sql>;

/** A shift or visit that the figures count; money in cents. */
export type Job = {
  day: string;
  kind: 'Shift' | 'Visit';
  name: string;
  title: string;
  pets: number;
  /** Of a shift: what its dogs brought in. */
  revenue: number | null;
  payPercentage: number | null;
  /** The least of a shift an hour, in cents. */
  hourlyRate: number | null;
  /** The hours that the rate was paid for. */
  hours: number | null;
  bonus: number | null;
  amount: number;
  state: 'waiting' | 'confirmed' | 'disputed' | 'agreed price';
};

/** Lists the jobs of the period with the other side's name, oldest first. */
export const findJobs = (sql: Sql, as: FiguresRole, asked: Asked) =>
  as === 'pet-owner'
    ? sql<Job[]>`${visits(sql, as, asked)} order by day, id`
    : sql<Job[]>`${shifts(sql, as, asked)} union all ${visits(sql, as, asked)} order by day, id`;

/** The name of the account `a`: that of its business where it acts as one. */
export const nameActing = (sql: Sql, asBusiness: Fragment, readerId: string) => sql`coalesce(
  (select b.business_name from business_profiles b where b.account_id = a.id and ${asBusiness}), ${displayName(sql, 'a', readerId)})`;

const shifts = (sql: Sql, as: 'groomer' | 'business', asked: Asked) => {
  const [own, other] =
    as === 'groomer' ? [sql`p.groomer_id`, sql`s.business_id`] : [sql`s.business_id`, sql`p.groomer_id`];
  return sql`
    select s.id, s.day, 'Shift' as kind, ${nameActing(sql, sql`${as === 'groomer'}`, asked.accountId)} as name, s.title,
      p.dogs_groomed as pets, p.revenue, s.pay_percentage, s.hourly_rate, case when s.hourly_rate is not null then ${paidHours(sql)} end as hours, p.bonus, p.pay as amount, p.state
    from shift_pay p join shifts s on s.id = p.shift_id join accounts a on a.id = ${other}
    where ${own} = ${asked.accountId} and ${inPeriod(sql, asked, sql`s.day`)}`;
};

const visits = (sql: Sql, as: FiguresRole, asked: Asked) => {
  const side =
    as === 'pet-owner'
      ? sql`v.owner_id = ${asked.accountId}`
      : sql`v.provider_id = ${asked.accountId} and v.provider_as = ${as}`;
  return sql`
    select j.id, j.day, 'Visit' as kind, coalesce(case when a.id is not null
      then ${nameActing(sql, sql`${as === 'pet-owner'} and v.provider_as = 'business'`, asked.accountId)} end,
      (select concat_ws(' ', c.first_name, c.last_name) from clients c where c.id = v.client_id)) as name,
      v.title, j.pets::int as pets, null::int as revenue, null::int as pay_percentage, null::int as hourly_rate, null::float8 as hours, null::int as bonus, j.price as amount,
      'agreed price' as state
    from (${visitJobs(sql, asked, side)}) j join visits v on v.id = j.id
      left join accounts a on a.id = ${as === 'pet-owner' ? sql`v.provider_id` : sql`v.owner_id`}`;
};
