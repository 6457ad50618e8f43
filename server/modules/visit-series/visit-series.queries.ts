import type { VisitStatus } from '#contract/grooming/grooming-lifecycle.ts';
import type { SeriesChange, VisitSeries } from '#contract/visit-series.ts';
import type { OwnVisitDraft } from '#contract/grooming/own-visits.ts';
import type { Role } from '#contract/identity/roles.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** The visits ahead that still begin when the series says. */
const inPlace = (sql: Sql, now: Date) => sql`
  series_visits sv join visits v on v.id = sv.visit_id and v.starts_at = sv.starts_at and v.status = 'booked' and v.starts_at > ${now}`;

/** Whether a change of the series moves one of its visits that are booked; those of today, moved by themselves, or confirmed stay. */
const moves = (sql: Sql, now: Date) => sql`
  v.starts_at = sv.starts_at and v.confirmed_at is null and sv.day > (${now} at time zone s.time_zone)::date`;

const shown = (sql: Sql, now: Date) => sql`
  select s.id, s.client_id, concat_ws(' ', c.first_name, c.last_name) as client_name,
    coalesce((select array_agg(p.name order by nth) from jsonb_array_elements(s.pets) with ordinality each (pet, nth)
      join pets p on p.id = (pet ->> 'petId')::uuid), '{}') as pet_names,
    coalesce((select json_agg(json_build_object('petId', p.id, 'petName', p.name, 'price', (pet ->> 'price')::int) order by nth)
      from jsonb_array_elements(s.pets) with ordinality each (pet, nth) join pets p on p.id = (pet ->> 'petId')::uuid), '[]') as prices,
    s.every_weeks, s.starts_on, s.start_time, s.time_zone, s.until, s.paused_until, s.ended_at, told_by(c) as told_by,
    c.phone is not null and c.no_texts_at is null as can_text,
    (select json_build_object('visitId', v.id, 'startsAt', v.starts_at) from ${inPlace(sql, now)}
      where sv.series_id = s.id order by v.starts_at limit 1) as next,
    (select json_build_object('moving', count(*) filter (where moves), 'from', min(day) filter (where moves),
        'staying', coalesce(json_agg(starts_at order by starts_at) filter (where not moves), '[]'))
      from (select v.starts_at, sv.day, ${moves(sql, now)} as moves from series_visits sv join visits v on v.id = sv.visit_id
        where sv.series_id = s.id and v.status = 'booked' and v.starts_at > ${now}) booked) as ahead,
    coalesce((select json_agg(json_build_object('day', g.day, 'because', g.because) order by g.day) from series_gaps g
      where g.series_id = s.id and g.put_aside_at is null and g.day >= (${now} at time zone s.time_zone)::date), '[]') as gaps
  from visit_series s join clients c on c.id = s.client_id`;

/** Returns up to one more than `limit`, so that the caller knows whether there is a next page. */
export const findSeries = (
  sql: Sql,
  accountId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  now: Date,
) => sql<VisitSeries[]>`
  ${shown(sql, now)} where s.account_id = ${accountId} and s.ended_at is null and (${cursor ?? null}::uuid is null or s.id < ${cursor ?? null})
  order by s.id desc limit ${limit + 1}`;

export async function findOneSeries(
  sql: Sql,
  accountId: string,
  id: string,
  now: Date,
): Promise<VisitSeries | undefined> {
  const [row] = await sql<VisitSeries[]>`
    ${shown(sql, now)} where s.account_id = ${accountId} and s.id = ${id}`;
  return row;
}

export type FirstVisit = { startsAt: string; timeZone: string; status: VisitStatus; isRepeated: boolean };

/** Finds a visit of one of the account's own clients. */
export async function findFirstVisit(
  sql: Sql,
  accountId: string,
  visitId: string,
): Promise<FirstVisit | undefined> {
  const [row] = await sql<FirstVisit[]>`
    select starts_at, time_zone, status, exists (select from series_visits where visit_id = v.id) as is_repeated
    from visits v where id = ${visitId} and provider_id = ${accountId} and source <> 'marketplace' and client_id is not null for update`;
  return row;
}

type NewSeries = {
  id: string;
  visitId: string;
  everyWeeks: number;
  startsOn: string;
  startTime: string;
  until: string | null;
  now: Date;
};

/** Writes a series with the terms of its first visit. */
export async function insertSeries(sql: Sql, series: NewSeries): Promise<void> {
  const { id, visitId, everyWeeks, startsOn, startTime, until, now } = series;
  await sql`
    insert into visit_series (id, account_id, client_id, pets, every_weeks, starts_on, start_time, minutes, at_home, time_zone, until, created_at,
      staff_id, arrives_before, ready_after)
    select ${id}, provider_id, client_id,
      (select jsonb_agg(jsonb_build_object('petId', pet_id, 'services', services, 'price', price) order by place)
        from visit_pets where visit_id = v.id),
      ${everyWeeks}, ${startsOn}, ${startTime}, round(extract(epoch from ends_at - starts_at) / 60), at_home, time_zone, ${until}, ${now},
      staff_id, coalesce(round(extract(epoch from starts_at - arrives_at) / 60), 0), coalesce(round(extract(epoch from ready_at - ends_at) / 60), 0)
    from visits v where id = ${visitId}`;
  await sql`
    insert into series_visits (series_id, day, starts_at, visit_id)
    select ${id}, ${startsOn}, starts_at, id from visits where id = ${visitId}`;
}

export type SeriesToBook = {
  id: string;
  accountId: string;
  roles: Role[];
  /** Whom the client was merged into, if so. */
  clientId: string;
  isGone: boolean;
  /** Those that are still groomed. */
  pets: OwnVisitDraft['pets'];
  everyWeeks: number;
  startsOn: string;
  startTime: string;
  minutes: number;
  atHome: boolean;
  timeZone: string;
  until: string | null;
  pausedUntil: string | null;
  staffId: string | null;
  /** Minutes. */
  arrivesBefore: number;
  readyAfter: number;
};

/** Locks a series that goes on, of a member. */
export async function lockSeriesToBook(sql: Sql, id: string): Promise<SeriesToBook | undefined> {
  const [row] = await sql<SeriesToBook[]>`
    select s.id, s.account_id, a.roles, coalesce(c.merged_into, c.id) as client_id,
      c.archived_at is not null and c.merged_into is null as is_gone,
      coalesce((select jsonb_agg(pet order by nth) from jsonb_array_elements(s.pets) with ordinality each (pet, nth)
        join client_pets cp on cp.pet_id = (pet ->> 'petId')::uuid and cp.client_id = coalesce(c.merged_into, c.id)
        join pets p on p.id = cp.pet_id
        where cp.archived_at is null and p.archived_at is null and p.died_on is null), '[]') as pets,
      s.every_weeks, s.starts_on, s.start_time, s.minutes, s.at_home, s.time_zone, s.until, s.paused_until,
      s.staff_id, s.arrives_before, s.ready_after
    from visit_series s join accounts a on a.id = s.account_id join clients c on c.id = s.client_id
    where s.id = ${id} and s.ended_at is null and has_access(s.account_id) for update of s`;
  return row;
}

/** The days of a series from a day on that were booked or could not be, and how many visits are in place from now on. */
export async function findDays(sql: Sql, id: string, from: string, now: Date) {
  const [row] = await sql<{ days: string[]; ahead: number }[]>`
    select array(select day from series_visits where series_id = ${id} and day >= ${from}
        union select day from series_gaps where series_id = ${id} and day >= ${from}) as days,
      (select count(*)::int from ${inPlace(sql, now)} where sv.series_id = ${id}) as ahead`;
  return row ?? { days: [], ahead: 0 };
}

export const insertSeriesVisit = (
  sql: Sql,
  visit: { seriesId: string; day: string; startsAt: string; visitId: string },
) => sql`insert into series_visits ${sql(visit)}`;

export const insertGap = (
  sql: Sql,
  { seriesId, day, because }: { seriesId: string; day: string; because: string },
) => sql`
  insert into series_gaps (series_id, account_id, day, because)
  select id, account_id, ${day}, ${because} from visit_series where id = ${seriesId} on conflict do nothing`;

/** Removes what was told of days that have passed. */
export const removePastGaps = (sql: Sql, seriesId: string, before: string) =>
  sql`delete from series_gaps where series_id = ${seriesId} and day < ${before}`;

/** The next series that go on, of members. */
export const findOpenSeries = (sql: Sql, afterId: string | undefined, limit: number) => sql<{ id: string }[]>`
  select id from visit_series where ended_at is null and has_access(account_id)
    and id > ${afterId ?? '00000000-0000-0000-0000-000000000000'}
  order by id limit ${limit}`;

type OpenOrNot = { isOpen: boolean; timeZone: string; until: string | null; petIds: string[] };

/** Locks an account's series. @returns whether it goes on; undefined if there is none */
export async function lockSeries(sql: Sql, accountId: string, id: string): Promise<OpenOrNot | undefined> {
  const [row] = await sql<OpenOrNot[]>`
    select ended_at is null as is_open, time_zone, until, array(select each ->> 'petId' from jsonb_array_elements(pets) each) as pet_ids
    from visit_series
    where id = ${id} and account_id = ${accountId} for update`;
  return row;
}

/** The visits ahead that are in place, before a day if one is given. */
export const findVisitsInPlace = (sql: Sql, id: string, before: string | null, now: Date) => sql<
  { id: string }[]
>`
  select v.id from ${inPlace(sql, now)} where sv.series_id = ${id} and (${before}::date is null or sv.day < ${before}::date)
  order by sv.day`;

/** The visits that a change of the series moves, with the days that they have. */
export const findVisitsToMove = (sql: Sql, id: string, now: Date) => sql<{ id: string; day: string }[]>`
  select v.id, sv.day from ${inPlace(sql, now)} join visit_series s on s.id = sv.series_id
  where s.id = ${id} and ${moves(sql, now)} order by sv.day`;

/** Takes visits out of a series, so that each can come back on another day. */
export const takeOut = (sql: Sql, id: string, visitIds: string[]) =>
  sql`delete from series_visits where series_id = ${id} and visit_id = any(${visitIds})`;

/** Writes another rhythm and other prices; nothing is paused anymore. */
export const writeChange = (
  sql: Sql,
  id: string,
  { startsOn, startTime, everyWeeks, prices = [] }: SeriesChange,
) => sql`
  update visit_series set starts_on = ${startsOn}, start_time = ${startTime}, every_weeks = ${everyWeeks}, paused_until = null,
    pets = (select jsonb_agg(case when price is null then pet else pet || jsonb_build_object('price', price) end order by nth)
      from jsonb_array_elements(pets) with ordinality each (pet, nth)
      left join jsonb_to_recordset(${JSON.stringify(prices)}::text::jsonb) as given ("petId" text, price int) on "petId" = pet ->> 'petId')
  where id = ${id}`;

export const writePause = (sql: Sql, id: string, until: string | null) =>
  sql`update visit_series set paused_until = ${until} where id = ${id}`;

/** Forgets the days from one on that have no visit in place, so that they are booked anew. */
export async function forgetEmptyDays(sql: Sql, id: string, from: string): Promise<void> {
  await sql`
    delete from series_visits sv where series_id = ${id} and day >= ${from}
      and not exists (select from visits v where v.id = sv.visit_id and v.status <> 'cancelled')`;
  await sql`delete from series_gaps where series_id = ${id} and day >= ${from}`;
}

export const endSeries = (sql: Sql, id: string, now: Date) =>
  sql`update visit_series set ended_at = ${now} where id = ${id} and ended_at is null`;

export async function putGapAside(sql: Sql, accountId: string, id: string, day: string, now: Date) {
  const { count } = await sql`
    update series_gaps set put_aside_at = ${now}
    where account_id = ${accountId} and series_id = ${id} and day = ${day}`;
  return count === 1;
}

/** Locks the series that go on and of whose pets none is groomed anymore, of the clients of a pet. */
export const lockSeriesOfGone = (sql: Sql, petId: string) => sql<
  { id: string; accountId: string; roles: Role[] }[]
>`
  select s.id, s.account_id, a.roles from visit_series s join accounts a on a.id = s.account_id
  where s.ended_at is null and s.client_id in (select client_id from client_pets where pet_id = ${petId})
    and not exists (select from jsonb_array_elements(s.pets) each (pet) join pets p on p.id = (pet ->> 'petId')::uuid
      where p.died_on is null and p.archived_at is null)
  order by s.id for update of s`;

/** The series of a client that go on. */
export const lockSeriesOfClient = (sql: Sql, clientId: string) => sql<{ id: string }[]>`
  select id from visit_series where client_id = ${clientId} and ended_at is null order by id for update`;

/** When the visits were to begin that were cancelled at once with one of their series, that one included. */
export async function findCancelledWith(sql: Sql, visitId: string): Promise<string[]> {
  const rows = await sql<{ startsAt: string }[]>`
    select other.starts_at from visits v join series_visits sv on sv.visit_id = v.id
      join series_visits with_it on with_it.series_id = sv.series_id join visits other on other.id = with_it.visit_id
    where v.id = ${visitId} and other.cancelled_at = v.cancelled_at and other.cancelled_by = 'provider'
    order by other.starts_at`;
  return rows.map(({ startsAt }) => startsAt);
}

/** How often the series of a visit is, and when its next visits in place begin, from this one on. */
export async function findRhythm(sql: Sql, visitId: string, now: Date, atMost: number) {
  const [row] = await sql<{ everyWeeks: number; next: string[] }[]>`
    select s.every_weeks, (select json_agg(starts_at order by starts_at) from (
        select v.starts_at from ${inPlace(sql, now)} where sv.series_id = s.id and v.starts_at >= told.starts_at
        order by v.starts_at limit ${atMost}) next) as next
    from visits told join series_visits of_it on of_it.visit_id = told.id join visit_series s on s.id = of_it.series_id
    where told.id = ${visitId} and of_it.starts_at = told.starts_at`;
  return row?.next ? row : undefined;
}
