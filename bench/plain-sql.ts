import { denseCity } from './filled.ts';

/** The bare server's statements, as a careful engineer writes them: rows, one statement a call. */
const card = `
  s.id, s.title, s.description, s.status, s.starts_at as "shiftDate", s.ends_at as "endsAt", s.start_time as "startTime",
  s.end_time as "endTime", s.time_zone as "timeZone", s.dog_count as "dogCount", s.pay_percentage as "payPercentage",
  s.estimated_pay_min as "estimatedPayMin", s.estimated_pay_max as "estimatedPayMax", s.requirements,
  s.bonus_info as "bonusInfo", s.bonus_amount as "bonusAmount", s.pay_model as "payModel", s.paid_when as "paidWhen", s.bathing, s.cancel_terms as "cancelTerms", s.application_count as "applicationCount",
  s.business_id as "ownerId", s.business_id as "businessId", b.business_name as "businessName",
  s.business_type as "businessType", s.address, s.city, s.state, s.lat as latitude, s.lon as longitude,
  round(r.total::numeric / r.count, 1) as rating, coalesce(r.count, 0) as "reviewCount",
  round(miles_between(s.lat, s.lon, ${denseCity.lat}, ${denseCity.lon})::numeric, 1) as "distanceMiles",
  mine.id as "applicationId", mine.status as "applicationStatus"`;
const beside = `
  join business_profiles b on b.account_id = s.business_id
  left join ratings r on r.account_id = s.business_id and r.as_role = 'business' and r.engagement_type = 'shift'
  left join shift_applications mine on mine.shift_id = s.id and mine.groomer_id = $1`;
const open = `s.status = 'posted' and s.listed and s.starts_at > $2`;
const terms = `and s.business_type = 'salon' and s.pay_percentage >= 45 and s.dog_count <= 8`;

/** Joins to the twenty rows only. Joined before the limit, the planner would prepare for every business. */
const list = (where: string, order: string) => `
  select ${card} from (select s.* from shifts s where ${open} ${where} order by ${order} limit 20) s ${beside}
  order by ${order}`;

/** $1 is the caller, $2 now. */
export const plainLists: Record<string, string> = {
  newest: list('', 's.posted_at desc, s.id desc'),
  'filtered-soonest': list(terms, 's.starts_at, s.id'),
  'filtered-pay': list(terms, 's.pay_rank desc, s.id desc'),
};

/** $1 is the reader, $2 the other side. */
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
