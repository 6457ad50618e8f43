import type { ShiftPin } from '#contract/shifts/shift-search.ts';
import type { PayFacts } from '#contract/shifts/take-home.ts';
import type { Sql } from '#server/platform/database/sql.ts';

type Row = Omit<ShiftPin, 'payMin' | 'payMax'> & PayFacts;

/** Reads what a map shows of shifts, in the given order. */
export const findPins = (sql: Sql, ids: string[], viewerId: string) => sql<Row[]>`
  select s.id, s.title, b.business_name, s.lat as latitude, s.lon as longitude, s.starts_at as shift_date, s.time_zone,
    s.dog_count, s.pay_percentage, s.estimated_pay_min, s.estimated_pay_max, s.book_min, s.book_max, s.booth_rent,
    s.hourly_rate, extract(epoch from s.ends_at - s.starts_at)::float8 / 3600 as hours,
    case when mine.status not in ('withdrawn', 'released') or mine.ended_because = 'excluded' then mine.status end as applied,
    s.business_id <> ${viewerId} and exists (
      select from bookings busy
      where busy.subject_id = ${viewerId} and busy.during && tstzrange(s.starts_at, s.ends_at)) as clashes
  from unnest(${ids}::uuid[]) with ordinality f (id, place)
  join shifts s on s.id = f.id join business_profiles b on b.account_id = s.business_id
  left join shift_applications mine on mine.shift_id = s.id and mine.groomer_id = ${viewerId}
  order by f.place`;
