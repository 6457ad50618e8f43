import type { TightTrip } from '#contract/calendar/calendar.ts';
import { roadFactor, roadSpeed } from '#contract/places/roads.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { LatLon } from '#server/platform/places/distance.ts';

/** Where the shift `s` or the visit `v`, if any of the request `r`, is done, the latter at the pet's home or at the provider's. */
const place = (sql: Sql) => sql`
  lateral (select
    case when s.id is not null then s.lat when v.at_home then coalesce(v.lat, r.lat) else coalesce(g.lat, p.lat) end as lat,
    case when s.id is not null then s.lon when v.at_home then coalesce(v.lon, r.lon) else coalesce(g.lon, p.lon) end as lon) place`;
const joinVisit = (sql: Sql) => sql`
  left join grooming_requests r on r.id = v.request_id
  left join groomer_profiles g on g.account_id = v.provider_id and v.provider_as = 'groomer'
  left join business_profiles p on p.account_id = v.provider_id and v.provider_as = 'business'`;

export async function findShiftPlace(sql: Sql, id: string): Promise<LatLon | undefined> {
  const [row] = await sql<LatLon[]>`select lat, lon from shifts where id = ${id}`;
  return row;
}

/** Finds the place of a visit for its provider; pet parents have no route of their own here. */
export async function findVisitPlace(sql: Sql, id: string, providerId: string): Promise<LatLon | undefined> {
  const [row] = await sql<LatLon[]>`
    select place.lat, place.lon from visits v left join shifts s on false ${joinVisit(sql)} cross join ${place(sql)}
    where v.id = ${id} and v.provider_id = ${providerId} and place.lat is not null`;
  return row;
}

/** Work at a place, as it is or would be; `besides` is the source whose booking is left out. */
export type WorkAt = {
  accountId: string;
  from: Date | string;
  to: Date | string;
  at: LatLon;
  besides?: string | undefined;
};

/** Work of an account within a range of time, with the minutes that it takes from there to a place. */
export const findTrips = (
  sql: Sql,
  { accountId, since, until, at }: { accountId: string; since: Date; until: Date; at: LatLon },
) => sql<{ startsAt: string; endsAt: string; minutes: number }[]>`
  select lower(b.during) as starts_at, upper(b.during) as ends_at,
    (ceil(miles_between(place.lat, place.lon, ${at.lat}, ${at.lon}) * ${roadFactor}::float8 / ${roadSpeed}::float8 * 60)
      + coalesce(rules.travel_buffer, 0))::int as minutes
  from bookings b
  left join shifts s on b.source_kind = 'shift' and s.id = b.source_id
  left join visits v on b.source_kind = 'visit' and v.id = b.source_id ${joinVisit(sql)}
  cross join ${place(sql)}
  left join provider_rules rules on rules.account_id = b.subject_id
  where b.subject_id in (${accountId}, tables_of(${accountId})) and b.during && tstzrange(${since}, ${until})
    and miles_between(place.lat, place.lon, ${at.lat}, ${at.lon}) * ${roadFactor}::float8 > 0.2
  order by b.during`;

/**
 * Finds other work of an account that is too far away to get there, or from there, in time: by road, with the minutes
 * that the account keeps between two places.
 */
export const findTightTrips = (sql: Sql, { accountId, from, to, at, besides }: WorkAt) => sql<TightTrip[]>`
  select b.title, lower(b.during) as starts_at, upper(b.during) as ends_at, b.time_zone,
    round(road.miles::numeric, 1)::float8 as miles, road.minutes as minutes_needed, gap.minutes as minutes_between
  from bookings b
  left join shifts s on b.source_kind = 'shift' and s.id = b.source_id
  left join visits v on b.source_kind = 'visit' and v.id = b.source_id ${joinVisit(sql)}
  cross join ${place(sql)}
  left join provider_rules rules on rules.account_id = b.subject_id
  cross join lateral (select miles_between(place.lat, place.lon, ${at.lat}, ${at.lon}) * ${roadFactor}::float8 as miles) way
  cross join lateral (select way.miles,
    (ceil(way.miles / ${roadSpeed}::float8 * 60) + coalesce(rules.travel_buffer, 0))::int as minutes) road
  cross join lateral (select greatest(0, floor(extract(epoch from greatest(
    ${from}::timestamptz - upper(b.during), lower(b.during) - ${to}::timestamptz)) / 60))::int as minutes) gap
  where b.subject_id = ${accountId} and b.source_id is distinct from ${besides ?? null}::uuid
    and b.during && tstzrange(${from}::timestamptz - interval '12 hours', ${to}::timestamptz + interval '12 hours')
    and way.miles > 0.2 and road.minutes > gap.minutes
  order by b.during`;
