import type { PayFacts } from '#contract/shifts/take-home.ts';
import { isVisibleTo } from '#server/modules/blocks/index.ts';
import { person } from '#server/modules/notifications/index.ts';
import type { Person } from '#server/modules/notifications/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { areaAround } from '#server/platform/radius-search/area.ts';

/** An open shift that starts soon. */
export type UrgentShift = PayFacts & {
  id: string;
  businessId: string;
  businessName: string;
  city: string;
  lat: number;
  lon: number;
  startsAt: string;
  endsAt: string;
  startTime: string;
  endTime: string;
  timeZone: string;
};

/** Finds a shift that is open to everyone and starts in a span of time. */
export async function findUrgentShift(
  sql: Sql,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<UrgentShift | undefined> {
  const [row] = await sql<UrgentShift[]>`
    select s.id, s.business_id, b.business_name, s.title, s.city, s.lat, s.lon, s.starts_at, s.ends_at, s.start_time,
      s.end_time, s.time_zone, s.dog_count, s.pay_percentage, s.estimated_pay_min, s.estimated_pay_max, s.book_min, s.book_max, s.booth_rent, s.hourly_rate,
      (extract(epoch from s.ends_at - s.starts_at) / 3600)::float8 as hours
    from shifts s join business_profiles b on b.account_id = s.business_id
    where s.id = ${id} and s.status = 'posted' and s.listed and s.seen_first_by is null and s.starts_at > ${now} and s.starts_at <= ${until}`;
  return row;
}

/** Whether a shift is no longer looking for a groomer. */
export async function isNoLongerOpen(sql: Sql, id: string): Promise<boolean> {
  const open = await sql`select from shifts where id = ${id} and status = 'posted'`;
  return open.length === 0;
}

/** The farthest that a groomer can say to travel. */
const farthestMiles = 500;

/**
 * Finds the listed groomers who travel as far as a shift and have nothing in their calendar then, the nearest first. Whoever
 * has applied already is left out.
 */
export async function findFreeGroomersNear(sql: Sql, shift: UrgentShift, limit: number): Promise<Person[]> {
  const { id, businessId, lat, lon, startsAt, endsAt } = shift;
  const { reach } = areaAround(shift, farthestMiles);
  const rows = await sql<{ reader: Person }[]>`
    with wanted as materialized (select point_on_earth(${lat}, ${lon}) as origin,
      tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz) as during)
    select ${person(sql, 'a')} as reader from (
      select near.id, p.away from wanted cross join lateral (
        select s.lat, s.lon, s.spot <-> wanted.origin as away from people_spots s
        where s.spot <@ cube_enlarge(wanted.origin, ${reach}, 3) order by s.spot <-> wanted.origin
      ) p cross join lateral (
        select x.id from searched_people x
        where x.role = 'groomer' and x.lat = p.lat and x.lon = p.lon and x.id <> ${businessId}
          and miles_between(x.lat, x.lon, ${lat}, ${lon}) <= x.travel_miles
          and ${isVisibleTo(sql, businessId, 'x.id')}
          and not exists (select from bookings b where b.subject_id = x.id and b.during && wanted.during)
          and not exists (select from time_off t where t.account_id = x.id
            and t.ends_at > ${startsAt}::timestamptz and t.starts_at < ${endsAt}::timestamptz)
          and not exists (select from outside_busy o where o.account_id = x.id
            and o.ends_at > ${startsAt}::timestamptz and o.starts_at < ${endsAt}::timestamptz)
          and not exists (select from shift_applications y where y.shift_id = ${id} and y.groomer_id = x.id)
      ) near
      order by p.away limit ${limit}
    ) found join accounts a on a.id = found.id order by found.away`;
  return rows.map(({ reader }) => reader);
}
