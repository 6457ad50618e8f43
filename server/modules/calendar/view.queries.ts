import type { CalendarCheck, CalendarEvent, TimeOff } from '#contract/calendar/calendar.ts';
import type { BusyTime } from '#contract/outside-calendars/outside-calendars.ts';
import type { AnyService } from '#contract/pets/pet-codes.ts';
import type { Sql } from '#server/platform/database/sql.ts';

type Range = { since: Date; until: Date };

export const person = (sql: Sql, alias: string) =>
  sql`${sql(alias)}.first_name || ' ' || ${sql(alias)}.last_name`;
export const provider = (sql: Sql, work: string) => sql`
  (select case when ${sql(work)}.provider_as = 'business' then coalesce(b.business_name, ${person(sql, 'p')}) else ${person(sql, 'p')} end
    from accounts p left join business_profiles b on b.account_id = p.id where p.id = ${sql(work)}.provider_id)`;

const visitColumns = (sql: Sql, me: string) => sql`
  v.id, case when v.provider_id = ${me} then v.provider_as else 'pet_owner' end as as`;
const visitFacts = (sql: Sql, me: string) => sql`
  v.title, case when v.provider_id = ${me} then coalesce((select ${person(sql, 'a')} from accounts a where a.id = v.owner_id),
      (select concat_ws(' ', c.first_name, c.last_name) from clients c where c.id = v.client_id))
    else ${provider(sql, 'v')} end as with_name, null::int as applied, v.address as place`;

/** The pets of the visit `v`. */
export const visitPets = (sql: Sql) => sql`
  (select string_agg(p.name, ', ' order by vp.place) from visit_pets vp join pets p on p.id = vp.pet_id where vp.visit_id = v.id) as pet_names`;

/** More than a person can work, wait for or forget in the longest range that is read. */
const mostEvents = 1000;
/** A warning names some of what clashes. */
export const mostClashes = 20;

/** An event with the pets and services by which a visit is named. */
export type EventRow = CalendarEvent & { petNames: string | null; services: AnyService[] | null };

/** A person's work and visits that touch a range of time, in order; if there are too many, what is booked comes first. */
export const findEvents = (sql: Sql, me: string, now: Date, { since, until }: Range) => sql<EventRow[]>`
  select * from (select * from (
  select 'visit' as kind, ${visitColumns(sql, me)},
    case v.status when 'completed' then 'done' when 'stopped' then 'done' when 'no_show' then 'missed' when 'contested' then 'contested' when 'not_closed' then 'not_closed' when 'checked_in' then 'in_progress' when 'awaiting_answer' then 'tentative' else 'booked' end as state,
    ${visitFacts(sql, me)}, v.starts_at, v.ends_at, v.time_zone, ${visitPets(sql)}, v.services,
    json_build_object('source', v.source, 'status', v.status, 'confirmedAt', v.confirmed_at) as visit
  from visits v
  where (v.provider_id = ${me} or v.owner_id = ${me}) and v.status not in ('cancelled', 'declined', 'expired', 'withdrawn')
    and v.starts_at < ${until} and v.ends_at > ${since}
  union all
  select 'proposal', ${visitColumns(sql, me)}, 'tentative', ${visitFacts(sql, me)},
    v.proposed_starts_at, v.proposed_starts_at + (v.ends_at - v.starts_at), v.time_zone, ${visitPets(sql)}, v.services, null
  from visits v
  where (v.provider_id = ${me} or v.owner_id = ${me}) and v.status = 'booked' and v.starts_at > ${now}
    and v.proposed_starts_at > ${now} and v.proposed_starts_at < ${until}
    and v.proposed_starts_at + (v.ends_at - v.starts_at) > ${since}
  union all
  select case a.status when 'pending' then 'application' else 'shift' end, s.id, 'groomer',
    case a.status when 'pending' then 'tentative' when 'no_show' then case s.status when 'contested' then 'contested' else 'missed' end when 'completed' then 'done'
      else case when s.status = 'in_progress' then 'in_progress' else 'booked' end end,
    s.title, (select b.business_name from business_profiles b where b.account_id = s.business_id), null::int, s.address,
    s.starts_at, s.ends_at, s.time_zone, null, null, null
  from shift_applications a join shifts s on s.id = a.shift_id
  where a.groomer_id = ${me} and s.starts_at < ${until} and s.ends_at > ${since}
    and (a.status in ('accepted', 'completed', 'no_show') or a.status = 'pending' and s.status = 'posted' and s.starts_at > ${now})
  union all
  select 'shift', s.id, 'business',
    case s.status when 'posted' then 'tentative' when 'completed' then 'done' when 'no_show' then 'missed' when 'contested' then 'contested'
      when 'in_progress' then 'in_progress' else 'booked' end,
    s.title, (select ${person(sql, 'g')} from shift_applications a join accounts g on g.id = a.groomer_id
      where a.shift_id = s.id and a.status in ('accepted', 'completed', 'no_show')),
    case s.status when 'posted' then (select count(*)::int from shift_applications a where a.shift_id = s.id and a.status = 'pending') end, s.address,
    s.starts_at, s.ends_at, s.time_zone, null, null, null
  from shifts s
  where s.business_id = ${me} and s.starts_at < ${until} and s.ends_at > ${since}
    and (s.status in ('filled', 'in_progress', 'completed', 'no_show', 'contested') or s.status = 'posted' and s.starts_at > ${now})
  union all
  select 'offer', r.id, case when o.provider_id = ${me} then o.provider_as else 'pet_owner' end, 'tentative', r.title,
    case when o.provider_id <> ${me} then ${provider(sql, 'o')} end, null::int, r.city || ', ' || r.state,
    o.starts_at, o.ends_at, r.time_zone,
    (select string_agg(p.name, ', ' order by rp.place) from requested_pets rp join pets p on p.id = rp.pet_id where rp.request_id = r.id), r.services, null
  from offers o join grooming_requests r on r.id = o.request_id
  where (o.provider_id = ${me} or r.owner_id = ${me}) and o.status = 'pending' and r.status = 'posted'
    and o.starts_at > ${now} and o.starts_at < ${until} and o.ends_at > ${since}
  ) everything order by state = 'tentative', starts_at, id limit ${mostEvents}) kept
  order by starts_at, id`;

export type TimeOffRow = TimeOff & { changedAt: string; changes: number };

/** All of it by default: an account has room for a thousand. */
export const findTimeOff = (
  sql: Sql,
  accountId: string,
  { since, until }: Range,
  limit: number | null = null,
) => sql<TimeOffRow[]>`
  select id, starts_at, ends_at, all_day, time_zone, note, changed_at, changes from time_off
  where account_id = ${accountId} and ends_at > ${since} and starts_at < ${until} order by starts_at, id limit ${limit}::bigint`;

/** When an account is busy by the calendar that it keeps elsewhere, within a range of time, in order. */
export const findBusyElsewhere = (
  sql: Sql,
  accountId: string,
  { since, until }: Range,
  limit: number | null = null,
) => sql<BusyTime[]>`
  select starts_at, ends_at from outside_busy
  where account_id = ${accountId} and starts_at < ${until} and ends_at > ${since}
  order by starts_at limit ${limit}::bigint`;

export type GroomedPet = {
  id: string;
  name: string;
  species: string;
  coat: string | null;
  lastGroomedAt: string;
  timeZone: string;
  advisedWeeks: number | null;
  changedAt: string;
  changes: number;
  asked: boolean;
  booked: boolean;
};

export const findGroomedPets = (sql: Sql, ownerId: string) => sql<GroomedPet[]>`
  select p.id, p.name, p.species, p.coat, p.last_groomed_at, zone_of(p.owner_id) as time_zone,
    coalesce(p.groom_every_weeks, p.advised_weeks) as advised_weeks, p.changed_at, p.changes, open.asked, open.booked
  from pets p, lateral (
    select count(*) > 0 as asked, coalesce(bool_or(r.status = 'in_progress'), false) as booked
    from requested_pets rp join grooming_requests r on r.id = rp.request_id
    where rp.pet_id = p.id and r.status in ('posted', 'in_progress')) open
  where p.owner_id = ${ownerId} and p.archived_at is null and p.died_on is null and p.last_groomed_at is not null
  order by p.name, p.id`;

export async function findTables(sql: Sql, accountId: string): Promise<number | null> {
  const [row] = await sql<{ tables: number }[]>`
    select tables from business_profiles where account_id = ${accountId}`;
  return row?.tables ?? null;
}

/** The SQL condition that a person has said when they work, and a time is not within those hours. All are SQL expressions. */
const isOutside = (accountId: string, since: string, until: string): string => `(
  exists (select from working_hours where account_id = ${accountId}) and not coalesce(
    (select tstzrange(${since}, ${until}) <@ working_times(${accountId}, (${since} at time zone zone)::date, (${until} at time zone zone)::date)
      from (select zone_of(${accountId}) as zone) z), false))`;

/** Whether a person has said when they work, and a time is not within those hours. */
export async function isOutsideHours(sql: Sql, accountId: string, { since, until }: Range): Promise<boolean> {
  const [row] = await sql<{ outside: boolean }[]>`
    select ${sql.unsafe(isOutside('asked.account', 'asked.since', 'asked.until'))} as outside
    from (select ${accountId}::uuid as account, ${since}::timestamptz as since, ${until}::timestamptz as until) asked`;
  return row?.outside ?? false;
}

/** The SQL of a person's working `times` over all rows of `table`, from `starts_at` to `ends_at`; no row for who said none. */
export const workingTimesWithin = (accountId: string, table: string): string => `
  select working_times(${accountId}, (min(starts_at) at time zone zone_of(${accountId}))::date,
    (max(ends_at) at time zone zone_of(${accountId}))::date) as times
  from ${table} where exists (select from working_hours where account_id = ${accountId}) having count(*) > 0`;

/**
 * The SQL of what a `CalendarCheck` would warn of first for a provider, as a `CalendarReason` or null: for lists, which
 * cannot ask for each of their times. All are SQL expressions.
 */
export const calendarReason = (
  accountId: string,
  since: string,
  until: string,
  isOutsideThem = isOutside(accountId, since, until),
): string => `case
  when exists (select from time_off where account_id = ${accountId} and ends_at > ${since} and starts_at < ${until}) then 'time_off'
  when exists (select from outside_busy where account_id = ${accountId} and ends_at > ${since} and starts_at < ${until}) then 'busy_elsewhere'
  when exists (select from visits where owner_id = ${accountId} and status in ('booked', 'checked_in')
    and ends_at > ${since} and starts_at < ${until}) then 'own_visit'
  when ${isOutsideThem} then 'outside_hours' end`;

export const findOwnedVisits = (
  sql: Sql,
  ownerId: string,
  { since, until }: Range,
  besides: string | null,
) => sql<CalendarCheck['visits']>`
  select title, starts_at, ends_at, time_zone from visits
  where owner_id = ${ownerId} and status in ('booked', 'checked_in') and starts_at < ${until} and ends_at > ${since}
    and id is distinct from ${besides}::uuid
  order by starts_at, id limit ${mostClashes}`;
