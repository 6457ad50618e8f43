import type { Sql } from '#server/platform/database/sql.ts';
import type { LatLon } from '#server/platform/places/distance.ts';

/**
 * A ShiftCard as JSON text: the parts that the tables store as text, and the parts that depend on the viewer.
 * `s` is the alias of the shift, and `origin` is the alias of a row with the `lat` and `lon` from which the
 * distance is measured; `viewer` is an SQL expression. `waiting` has the rows of `waitingOf`: many cards read them once.
 */
export const cardText = (origin: string, viewer: string, waiting = `(${waitingOf(viewer)})`) => `(
  s.card || ',' || b.card || '},"applicationCount":' || s.application_count
  || ',"distanceMiles":' || coalesce((round(miles_between(s.lat, s.lon, ${origin}.lat, ${origin}.lon) * 10) / 10)::text, 'null')
  || ',"application":' || case when mine.status not in ('withdrawn', 'released') or mine.ended_because = 'excluded'
    then concat('{"id":"', mine.id, '","status":"', mine.status, '"}') else 'null' end
  || ',"conflict":' || coalesce(conflict.card, 'null')
  || ',"appliedElsewhere":' || case when s.status = 'posted' then ${waitingElsewhere(waiting)} else '[]' end || '}')`;

/** The shifts for which the viewer's application waits. */
export const waitingOf = (viewer: string) => `
  select o.id, o.title, o.starts_at, o.ends_at from shift_applications other join shifts o on o.id = other.shift_id
  where other.groomer_id = ${viewer} and other.status = 'pending'`;

/** Those of them at the time of `s`, without it, as JSON text: three at most. */
const waitingElsewhere = (waiting: string) => `coalesce((
  select json_agg(json_build_object('title', o.title, 'startsAt', o.starts_at, 'endsAt', o.ends_at))::text
  from (select o.title, o.starts_at, o.ends_at from ${waiting} o
    where o.id <> s.id and o.starts_at < s.ends_at and o.ends_at > s.starts_at
    order by o.starts_at, o.id limit 3) o), '[]')`;

/**
 * Joins the viewer's booking that overlaps an open shift as `conflict`; a shift takes all of the groomer's
 * capacity.
 */
export const joinConflict = (viewer: string) => `
  left join lateral (
    select json_build_object('title', busy.title, 'startsAt', lower(busy.during), 'endsAt', upper(busy.during))::text as card
    from bookings busy
    where s.status = 'posted' and s.business_id <> ${viewer} and busy.subject_id = ${viewer}
      and busy.during && tstzrange(s.starts_at, s.ends_at)
    order by busy.during limit 1
  ) conflict on true`;

/** Joins the shift's business as `b`. */
export const joinBusiness = 'join business_profiles b on b.account_id = s.business_id';

/** A ShiftCard as JSON. */
export const cardJson = (sql: Sql) => sql.unsafe(`(${cardText('origin', 'origin.viewer_id')})::json`);

export const cardTables = (sql: Sql, viewerId: string, origin: LatLon | undefined) => sql`
  ${sql.unsafe(joinBusiness)} ${joinMine(sql, viewerId)}
  cross join (select ${origin?.lat ?? null}::float8 as lat, ${origin?.lon ?? null}::float8 as lon, ${viewerId}::uuid as viewer_id) origin
  ${sql.unsafe(joinConflict('origin.viewer_id'))}`;

/**
 * When the groomer of an application withdrew or was released after being accepted. One that was withdrawn and
 * sent again keeps its earlier acceptance, which does not count.
 */
export const leftAt = (sql: Sql, alias: string) => sql`
  case when ${sql(alias)}.status in ('withdrawn', 'released') and ${sql(alias)}.accepted_at >= ${sql(alias)}.created_at
    then ${sql(alias)}.ended_at end`;

/** Whether the owner edited the shift after the groomer of an application left it. */
export const changedSince = (sql: Sql, alias: string) => sql`(
  ${sql(alias)}.status in ('withdrawn', 'released') and exists (
    select from shift_history edit
    where edit.shift_id = ${sql(alias)}.shift_id and edit.what = 'edited' and edit.seq > (
      select max(gone.seq) from shift_history gone
      where gone.shift_id = ${sql(alias)}.shift_id and gone.groomer_id = ${sql(alias)}.groomer_id
        and gone.what in ('withdrawn', 'released'))))`;

/** Joins the viewer's own application as `mine`. */
export const joinMine = (sql: Sql, viewerId: string | null) => sql`
  left join shift_applications mine on mine.shift_id = s.id and mine.groomer_id = ${viewerId}`;

/** The hours that the pay `p` of the shift `s` counts. */
export const paidHours = (sql: Sql, pay = sql`p`) =>
  sql`round(coalesce(${pay}.minutes_worked, extract(epoch from s.ends_at - s.starts_at) / 60) / 60.0, 2)::float8`;
