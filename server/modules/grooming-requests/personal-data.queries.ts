import { closedReason } from '#contract/personal-data.ts';
import type { OpenWork } from '#contract/personal-data.ts';
import { isVisibleTo } from '#server/modules/blocks/index.ts';
import { displayName } from '#server/modules/profiles/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export const exportRequestedPets = (sql: Sql, accountId: string) => sql`
  select rp.request_id, rp.pet_id, p.name from requested_pets rp join grooming_requests r on r.id = rp.request_id
  join pets p on p.id = rp.pet_id where r.owner_id = ${accountId} order by rp.request_id, rp.place`;

const offerColumns = (sql: Sql) => sql`
  o.id, o.request_id, r.title, o.provider_as, o.status, o.message, o.list_price, o.starts_at, o.ends_at, o.created_at,
  o.read_at, o.ended_at from offers o join grooming_requests r on r.id = o.request_id`;

export const exportSentOffers = (sql: Sql, accountId: string) => sql`
  select ${offerColumns(sql)} where o.provider_id = ${accountId} order by o.created_at, o.id`;

export const exportReceivedOffers = (sql: Sql, accountId: string) => sql`
  select ${offerColumns(sql)} where r.owner_id = ${accountId} order by o.created_at, o.id`;

export const findOpenRequests = (sql: Sql, accountId: string) => sql<OpenWork[]>`
  select 'request' as kind, id, title, preferred_date::timestamp at time zone time_zone as at, time_zone,
    null as other_name
  from grooming_requests where owner_id = ${accountId} and status = 'posted' order by id`;

/** A block ends open offers by itself. */
export const findOpenOffers = (sql: Sql, accountId: string) => sql<OpenWork[]>`
  select 'offer' as kind, o.id, r.title, o.starts_at as at, r.time_zone, ${displayName(sql, 'a', accountId)} as other_name
  from offers o join grooming_requests r on r.id = o.request_id join accounts a on a.id = r.owner_id
  where o.provider_id = ${accountId} and o.status = 'pending'
    and ${isVisibleTo(sql, accountId, 'r.owner_id')}
  order by r.id`;

/** Removes the person's words and place; providers keep what was asked and when. */
export const eraseRequests = (sql: Sql, accountId: string) => sql`
  with messages as (update offers set message = null where provider_id = ${accountId})
  update grooming_requests set title = 'Grooming request', description = null, address = city || ', ' || state,
    zip = '', lat = round(lat::numeric, 1), lon = round(lon::numeric, 1), pet_words = '',
    cancel_reason = case when cancel_reason = ${closedReason} then cancel_reason end
  where owner_id = ${accountId}`;
