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
const beside = `
  join business_profiles b on b.account_id = s.business_id
  left join ratings r on r.account_id = s.business_id and r.as_role = 'business'
  left join shift_applications mine on mine.shift_id = s.id and mine.groomer_id = $1`;
const open = `s.status = 'posted' and s.listed and s.starts_at > $2`;
const terms = `s.business_type = 'salon' and s.pay_percentage >= 45 and s.dog_count <= 8`;

const orders = {
  newest: 's.posted_at desc, s.id desc',
  soonest: 's.starts_at, s.id',
  pay: 's.pay_rank desc, s.id desc',
};
/** The rest is joined to twenty rows: before that, the planner would prepare for every business there is. */
const list = (where: string, order: string) => `
  select ${card} from (select s.* from shifts s where ${open} ${where} order by ${order} limit 20) s ${beside}
  order by ${order}`;

/** Within 25 miles by a GiST index over points of the sphere, as the earthdistance module does it. */
const point = 'point_on_earth($3, $4)';
const within = `and point_on_earth(s.lat, s.lon) <@ cube_enlarge(${point}, 2 * sin(25 / 3958.7613 / 2), 3)
  and miles_between(s.lat, s.lon, $3, $4) <= 25 and ${terms}`;

const requestCard = `
  r.id, r.title, r.description, r.services as "servicesNeeded", r.estimated_budget as "estimatedBudget", r.urgency, r.status,
  r.preferred_date as "preferredDate", r.day_window as "window", r.setting as "where", r.travel_miles as "travelMiles",
  r.city, r.state, r.time_zone as "timeZone", r.open_offers as "applicationCount", r.priority,
  round(miles_between(r.lat, r.lon, ${denseCity.lat}, ${denseCity.lon})::numeric, 1) as "distanceMiles",
  a.id as "ownerId", a.first_name as "firstName", a.profile_image_url as "profileImageUrl",
  round(rated.total::numeric / rated.count, 1) as rating, coalesce(rated.count, 0) as "reviewCount",
  r.posted_at as "postedAt", r.expires_at as "expiresAt", p.id as "petId", p.name, p.species, p.breed, p.coat, p.size,
  p.birth_date as "birthDate", p.weight, p.temperament, p.special_conditions as "specialConditions", p.photo_url as "petImageUrl",
  mine.id as "offerId", mine.status as "offerStatus"`;
const requestList = (where: string, order: string) => `
  select ${requestCard} from (
    select r.* from grooming_requests r where r.status = 'posted' and r.listed and r.expires_at > $2 ${where}
    order by r.priority desc, ${order} limit 20
  ) r join accounts a on a.id = r.owner_id
  left join ratings rated on rated.account_id = r.owner_id and rated.as_role = 'pet_owner'
  join requested_pets rp on rp.request_id = r.id join pets p on p.id = rp.pet_id
  left join offers mine on mine.request_id = r.id and mine.provider_id = $1
  order by r.priority desc, ${order}`;
const requestsWithin = `and point_on_earth(r.lat, r.lon) <@ cube_enlarge(${point}, 2 * sin(25 / 3958.7613 / 2), 3)
  and miles_between(r.lat, r.lon, $3, $4) <= 25
  and r.services @> '{full_groom}' and r.pet_species @> '{dog}' and r.estimated_budget >= 60`;

/** By the names of the workloads. Of the parameters, $1 is who asks, $2 now, $3 and $4 the place. */
export const plainLists: Record<string, string> = {
  newest: list('', orders.newest),
  'filtered-soonest': list(`and ${terms}`, orders.soonest),
  'filtered-pay': list(`and ${terms}`, orders.pay),
  'near-soonest': list(within, orders.soonest),
  'near-nearest': list(within, 'miles_between(s.lat, s.lon, $3, $4), s.id'),
  // The index can tell the nearest without looking at all within the circle: the best that GiST does.
  'near-nearest-by-index': list(within, `point_on_earth(s.lat, s.lon) <-> ${point}`),
  'near-pay': list(within, orders.pay),
  'requests-newest': requestList('', 'r.posted_at desc, r.id desc'),
  'requests-near-newest': requestList(requestsWithin, 'r.posted_at desc, r.id desc'),
  'requests-near-soonest': requestList(requestsWithin, 'r.soonest, r.id'),
  'requests-near-nearest': requestList(requestsWithin, `point_on_earth(r.lat, r.lon) <-> ${point}`),
  'requests-near-budget': requestList(requestsWithin, 'r.best_budget desc, r.id desc'),
};
export const plainShift = `select ${card} from shifts s ${beside} where s.id = $2`;
export const plainApply = [
  `insert into shift_applications (id, shift_id, groomer_id, status, created_at) values (gen_random_uuid(), $1, $2, 'pending', $3)`,
  `update shifts set application_count = application_count + 1 where id = $1 and status = 'posted'`,
];

/** $1 is who reads, $2 whom they wrote with. */
export const plainMessages = `
  select m.id, m.from_id as "fromUserId", m.to_id as "toUserId", m.content, m.created_at as "createdAt", m.kind,
    m.client_id as "clientId", m.seq <= coalesce(s.seen_seq, 0) as read
  from messages m left join conversation_members s on s.account_id = m.to_id and s.other_id = m.from_id
  where m.low_id = least($1::uuid, $2::uuid) and m.high_id = greatest($1::uuid, $2::uuid)
  order by m.seq desc limit 50`;
export const plainSend = [
  `insert into conversation_members as s (account_id, other_id, last_message_id, last_at, unread)
  select a, b, $1::uuid, $4::timestamptz, u
  from (values ($2::uuid, $3::uuid, 0), ($3::uuid, $2::uuid, 1)) sides (a, b, u) order by a
  on conflict (account_id, other_id) do update
    set last_message_id = excluded.last_message_id, last_at = excluded.last_at, unread = s.unread + excluded.unread`,
  `insert into messages (id, from_id, to_id, content, created_at) values ($1, $2, $3, $4, $5)`,
];
