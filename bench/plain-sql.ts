import { denseCity } from './places.ts';

/** What a careful engineer writes who has nothing but Fastify, a driver and these tables: rows, one statement a call. */
const card = `
  s.id, s.title, s.description, s.status, s.starts_at as "shiftDate", s.ends_at as "endsAt", s.start_time as "startTime",
  s.end_time as "endTime", s.time_zone as "timeZone", s.dog_count as "dogCount", s.pay_percentage as "payPercentage",
  s.estimated_pay_min as "estimatedPayMin", s.estimated_pay_max as "estimatedPayMax", s.requirements,
  s.bonus_info as "bonusInfo", s.bonus_amount as "bonusAmount", s.application_count as "applicationCount",
  s.business_id as "ownerId", s.business_id as "businessId", b.business_name as "businessName",
  s.business_type as "businessType", s.address, s.city, s.state, s.lat as latitude, s.lon as longitude,
  round(r.total::numeric / r.count, 1) as rating, coalesce(r.count, 0) as "reviewCount",
  round(miles_between(s.lat, s.lon, ${denseCity.lat}, ${denseCity.lon})::numeric, 1) as "distanceMiles",
  mine.id as "applicationId", mine.status as "applicationStatus"`;
const tables = `shifts s
  join business_profiles b on b.account_id = s.business_id
  left join ratings r on r.account_id = s.business_id and r.as_role = 'business'
  left join shift_applications mine on mine.shift_id = s.id and mine.groomer_id = $1`;
const open = `s.status = 'posted' and s.starts_at > $2`;
const terms = `s.business_type = 'salon' and s.pay_percentage >= 45 and s.dog_count <= 8`;

const orders = {
  newest: 's.posted_at desc, s.id desc',
  soonest: 's.starts_at, s.id',
  pay: 's.take_home desc, s.id desc',
};
const list = (where: string, order: string) =>
  `select ${card} from ${tables} where ${open} ${where} order by ${order} limit 20`;

/** Within 25 miles by a GiST index over points of the sphere, as the earthdistance module does it. */
const point = 'point_on_earth($3, $4)';
const within = `and point_on_earth(s.lat, s.lon) <@ cube_enlarge(${point}, 2 * sin(25 / 3958.7613 / 2), 3)
  and miles_between(s.lat, s.lon, $3, $4) <= 25 and ${terms}`;

/** By the names of the workloads. Of the parameters, $1 is who asks, $2 now, $3 and $4 the place. */
export const plainLists: Record<string, string> = {
  newest: list('', orders.newest),
  'filtered-soonest': list(`and ${terms}`, orders.soonest),
  'filtered-pay': list(`and ${terms}`, orders.pay),
  'near-soonest': list(within, orders.soonest),
  'near-nearest': list(within, `point_on_earth(s.lat, s.lon) <-> ${point}`),
  'near-pay': list(within, orders.pay),
};
export const plainShift = `select ${card} from ${tables} where s.id = $2`;
export const plainApply = [
  `insert into shift_applications (id, shift_id, groomer_id, status, created_at) values (gen_random_uuid(), $1, $2, 'pending', $3)`,
  `update shifts set application_count = application_count + 1 where id = $1 and status = 'posted'`,
];
