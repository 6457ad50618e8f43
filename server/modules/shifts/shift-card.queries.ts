import type { Sql } from '#server/platform/sql.ts';

/** From where distances are measured. */
export type Spot = { lat: number; lon: number };

/**
 * The fields of a ShiftCard under their names on the wire, all but its distance. The alias `s` is the shift;
 * `cardTables` joins the rest. Made into JSON as a row: that costs PostgreSQL a third less than naming every field to
 * json_build_object.
 */
export const cardFields = `
  s.id, s.title, s.description, s.status, s.starts_at as "shiftDate", s.ends_at as "endsAt",
  s.start_time as "startTime", s.end_time as "endTime", s.time_zone as "timeZone",
  s.dog_count as "dogCount", s.pay_percentage as "payPercentage",
  s.estimated_pay_min as "estimatedPayMin", s.estimated_pay_max as "estimatedPayMax",
  s.requirements, s.bonus_info as "bonusInfo", s.bonus_amount as "bonusAmount",
  s.application_count as "applicationCount", s.business_id as "ownerId", s.business_id as "businessId",
  (select business from (select
    b.business_name as "businessName", s.business_type as "businessType", s.address, s.city, s.state,
    s.lat as latitude, s.lon as longitude,
    round(r.total::numeric / r.count, 1) as rating, coalesce(r.count, 0) as "reviewCount") business) as business,
  case when mine.status <> 'withdrawn' or mine.accepted_at is not null
    then json_build_object('id', mine.id, 'status', mine.status) end as application`;

/** Joins whose shift it is. */
export const businessTables = `
  join business_profiles b on b.account_id = s.business_id
  left join ratings r on r.account_id = s.business_id and r.as_role = 'business'`;

/** A ShiftCard as JSON. */
export const cardJson = (sql: Sql, spot: Spot | undefined) => sql`
  (select to_json(card) from (select ${sql.unsafe(cardFields)},
    ${spot ? sql`round(miles_between(s.lat, s.lon, ${spot.lat}, ${spot.lon})::numeric, 1)` : sql`null::float8`} as "distanceMiles"
  ) card)`;

export const cardTables = (sql: Sql, viewerId: string) => sql`
  ${sql.unsafe(businessTables)} ${joinMine(sql, viewerId)}`;

/** Joins the viewer's own application as `mine`. */
export const joinMine = (sql: Sql, viewerId: string | null) => sql`
  left join shift_applications mine on mine.shift_id = s.id and mine.groomer_id = ${viewerId}`;
