import type { FreedTime, WaitingClient } from '#contract/waiting-clients.ts';
import { mostWaiting } from '#contract/waiting-clients.ts';
import type { Sql } from '#server/platform/database/sql.ts';

const isLive = (sql: Sql, now: Date) => sql`wish_is_live(w, ${now})`;

const hours = (sql: Sql) =>
  sql`case when w.from_time is not null then json_build_object('from', w.from_time, 'to', w.to_time) end`;

const columns = (sql: Sql) => sql`
  w.id, w.client_id, trim(c.first_name || ' ' || coalesce(c.last_name, '')) as client_name,
  coalesce((select array_agg(p.name order by vp.place) from visit_pets vp join pets p on p.id = vp.pet_id where vp.visit_id = v.id),
    (select array_agg(p.name order by p.name) from client_pets cp join pets p on p.id = cp.pet_id
      where cp.client_id = c.id and p.archived_at is null and p.died_on is null and (w.pet_ids = '{}' or p.id = any(w.pet_ids))), '{}') as pet_names,
  w.pet_ids, w.weekdays, ${hours(sql)} as hours,
  w.visit_id, v.starts_at as visit_starts_at, coalesce(v.time_zone, zone_of(w.account_id)) as time_zone, w.minutes, w.until,
  w.created_at as since, w.offered_at,
  coalesce(l.phone, c.phone) is not null and c.no_texts_at is null as can_text,
  coalesce(l.email, c.email) is not null and c.no_mail_at is null as can_mail`;

const from = (sql: Sql) => sql`
  from waiting_clients w join clients c on c.id = w.client_id left join accounts l on l.id = c.linked_account_id
  left join visits v on v.id = w.visit_id`;

export const findWaiting = (sql: Sql, accountId: string, now: Date, id?: string) => sql<WaitingClient[]>`
  select ${columns(sql)} ${from(sql)}
  where w.account_id = ${accountId} and ${isLive(sql, now)} ${id ? sql`and w.id = ${id}` : sql``}
  order by w.created_at, w.id limit ${mostWaiting}`;

/** A visit of an own client that is booked and ahead. */
export async function findVisitToMove(sql: Sql, accountId: string, visitId: string, now: Date) {
  const [row] = await sql<{ clientId: string; startsAt: string; endsAt: string; day: string }[]>`
    select client_id, starts_at, ends_at, (starts_at at time zone time_zone)::date as day from visits
    where id = ${visitId} and provider_id = ${accountId} and client_id is not null and source <> 'marketplace'
      and status = 'booked' and starts_at > ${now}`;
  return row;
}

export async function isOwnClient(sql: Sql, accountId: string, clientId: string): Promise<boolean> {
  const found = await sql`
    select from clients where id = ${clientId} and account_id = ${accountId} and archived_at is null and merged_into is null`;
  return found.length === 1;
}

export async function hasVisitAhead(sql: Sql, clientId: string, now: Date): Promise<boolean> {
  const found = await sql`
    select from visits where client_id = ${clientId} and status = 'booked' and starts_at > ${now} limit 1`;
  return found.length === 1;
}

/** How many of these are pets of the client that are groomed. */
export async function countOwnPets(sql: Sql, clientId: string, petIds: readonly string[]): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from client_pets cp join pets p on p.id = cp.pet_id
    where cp.client_id = ${clientId} and p.id = any(${[...petIds]}::uuid[])
      and cp.archived_at is null and p.archived_at is null and p.died_on is null`;
  return row?.count ?? 0;
}

type NewWaiting = {
  id: string;
  accountId: string;
  clientId: string;
  visitId: string | null;
  minutes: number;
  until: string;
  petIds: readonly string[];
  weekdays: readonly number[];
  fromTime: string | null;
  toTime: string | null;
  than: string | null;
  createdAt: Date;
};

/** Writes a wish instead of the same client's last one. @returns its id */
export async function saveWaiting(sql: Sql, waiting: NewWaiting): Promise<string> {
  const { visitId, clientId } = waiting;
  await sql`delete from waiting_clients where ${
    visitId ? sql`visit_id = ${visitId}` : sql`client_id = ${clientId} and visit_id is null`
  }`;
  await sql`insert into waiting_clients ${sql(waiting)}`;
  return waiting.id;
}

/** Removes wishes of an account that are none anymore, so that they do not fill its cap. */
export const removeStale = (sql: Sql, accountId: string, now: Date) => sql`
  delete from waiting_clients where account_id = ${accountId} and id not in (
    select w.id ${from(sql)} where w.account_id = ${accountId} and ${isLive(sql, now)})`;

export async function deleteWaiting(sql: Sql, accountId: string, id: string): Promise<boolean> {
  const removed =
    await sql`delete from waiting_clients where id = ${id} and account_id = ${accountId} returning 1`;
  return removed.length === 1;
}

export const deleteWaitingOfVisit = (sql: Sql, visitId: string) =>
  sql`delete from waiting_clients where visit_id = ${visitId}`;

export const noteOffered = (sql: Sql, id: string, now: Date) =>
  sql`update waiting_clients set offered_at = ${now} where id = ${id}`;

export type FreedRow = Omit<FreedTime, 'clients'> & {
  providerAs: 'groomer' | 'business';
  lat: number | null;
  lon: number | null;
};

/**
 * Finds times that a visit left, by falling away or by moving, and that nothing of the same person has taken since: the soonest
 * first. Of a time that has begun the rest counts, from a full quarter of an hour. What else may stand in the way is decided when
 * a visit is moved there.
 */
export const findFreedTimes = (
  sql: Sql,
  accountId: string,
  { now, until, limit }: { now: Date; until: Date; limit: number },
) => sql<FreedRow[]>`
  with freed as (
    select v.id as visit_id, v.starts_at, v.ends_at, v.time_zone, v.staff_id, v.title, v.provider_as, v.lat, v.lon from visits v
    where v.provider_id = ${accountId} and v.status in ('cancelled', 'no_show', 'stopped') and v.ends_at > ${now} and v.starts_at < ${until}
    union all
    select v.id, v.former_starts_at, v.former_ends_at, v.time_zone, v.staff_id, v.title, v.provider_as, v.lat, v.lon from visits v
    where v.provider_id = ${accountId} and v.status in ('booked', 'cancelled')
      and v.former_ends_at > ${now} and v.former_starts_at < ${until} and v.former_starts_at is not null
  ), rest as (
    select f.*, case when f.starts_at > ${now} then f.starts_at
      else date_bin('15 minutes', ${now}::timestamptz, '2000-01-01Z') + interval '15 minutes' end as free_at from freed f
  )
  select distinct on (f.free_at, f.staff_id) f.free_at as starts_at, f.ends_at, f.time_zone, f.staff_id, f.title, f.provider_as, f.lat, f.lon from rest f
  where f.free_at < f.ends_at
    and not exists (
      select from visits o where o.provider_id = ${accountId} and o.status in ('booked', 'checked_in', 'awaiting_answer')
        and o.staff_id is not distinct from f.staff_id and o.starts_at < f.ends_at and o.ends_at > f.free_at)
    and not exists (
      select from bookings b where b.subject_id = ${accountId} and b.during && tstzrange(f.free_at, f.ends_at)
        and b.source_kind <> 'visit')
    and not exists (
      select from time_off o where o.account_id = ${accountId} and o.starts_at < f.ends_at and o.ends_at > f.free_at)
  order by f.free_at, f.staff_id, f.ends_at desc, f.visit_id limit ${limit}`;

type Candidate = WaitingClient & {
  staffId: string | null;
  /** The times that are offered to them now, in milliseconds. */
  offered: number[];
  lat: number | null;
  lon: number | null;
};

/** All who wait, with where they are and what they are offered. */
export const findCandidates = (sql: Sql, accountId: string, now: Date) => sql<Candidate[]>`
  select ${columns(sql)}, v.staff_id,
    array(select (extract(epoch from o.starts_at) * 1000)::float8 from time_offers o
      where o.visit_id = w.visit_id and o.by = 'provider' and o.state = 'open') as offered, coalesce(v.lat, c.lat) as lat, coalesce(v.lon, c.lon) as lon
  ${from(sql)} where w.account_id = ${accountId} and ${isLive(sql, now)}
  order by w.created_at, w.id limit ${mostWaiting}`;

/** When the client of a visit would come earlier; undefined if they do not wait. */
export async function findWishOfVisit(sql: Sql, visitId: string) {
  const [row] = await sql<Pick<WaitingClient, 'weekdays' | 'hours'>[]>`
    select w.weekdays, ${hours(sql)} as hours
    from waiting_clients w join visits v on v.id = w.visit_id where w.visit_id = ${visitId} and v.starts_at = w.than`;
  return row;
}
