import type { Sql } from '#server/platform/sql.ts';

/** From where distances are measured. */
export type Spot = { lat: number; lon: number };

/** A ShiftCard as JSON. The alias `s` is the shift; `cardTables` joins the rest. */
export const cardJson = (sql: Sql, spot: Spot | undefined) => sql`json_build_object(
  'id', s.id, 'title', s.title, 'description', s.description, 'status', s.status,
  'shiftDate', s.starts_at, 'endsAt', s.ends_at, 'startTime', s.start_time, 'endTime', s.end_time, 'timeZone', s.time_zone,
  'dogCount', s.dog_count, 'payPercentage', s.pay_percentage,
  'estimatedPayMin', s.estimated_pay_min, 'estimatedPayMax', s.estimated_pay_max,
  'requirements', s.requirements, 'bonusInfo', s.bonus_info, 'bonusAmount', s.bonus_amount,
  'applicationCount', s.application_count, 'ownerId', s.business_id, 'businessId', s.business_id,
  'business', json_build_object(
    'businessName', b.business_name, 'businessType', s.business_type, 'address', s.address, 'city', s.city,
    'state', s.state, 'latitude', s.lat, 'longitude', s.lon,
    'rating', round(r.total::numeric / r.count, 1), 'reviewCount', coalesce(r.count, 0)),
  'distanceMiles', ${spot ? sql`round(miles_between(s.lat, s.lon, ${spot.lat}, ${spot.lon})::numeric, 1)` : sql`null::float8`},
  'application', case when mine.status <> 'withdrawn' or mine.accepted_at is not null
    then json_build_object('id', mine.id, 'status', mine.status) end)`;

export const cardTables = (sql: Sql, viewerId: string) => sql`
  join business_profiles b on b.account_id = s.business_id
  left join ratings r on r.account_id = s.business_id and r.as_role = 'business'
  ${joinMine(sql, viewerId)}`;

/** Joins the viewer's own application as `mine`. */
export const joinMine = (sql: Sql, viewerId: string | null) => sql`
  left join shift_applications mine on mine.shift_id = s.id and mine.groomer_id = ${viewerId}`;
