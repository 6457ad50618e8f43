import type {
  OfferEnding,
  OfferStatus,
  RequestStatus,
  RequestTerm,
} from '#contract/grooming/grooming-lifecycle.ts';
import type { Provider } from '#contract/grooming/offers.ts';
import { isVisibleTo } from '#server/modules/blocks/index.ts';
import {
  certificationTitles,
  checkedTitles,
  shownCertifications,
} from '#server/modules/certifications/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { ProviderRole } from '../offers.queries.ts';
import type { LockedRequest } from '../requests.queries.ts';

/** An offer as stored, with the facts that its price and the policy depend on. Instants are ISO 8601. */
export type OfferRow = {
  id: string;
  groomingRequestId: string;
  providerId: string;
  status: OfferStatus;
  endedBecause: OfferEnding | null;
  changedTerms: RequestTerm[];
  message: string | null;
  listPrice: number;
  discountPercent: number;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  createdAt: string;
  expiresAt: string;
  readAt: string | null;
  request: { ownerId: string; status: RequestStatus; expiresAt: string };
  providerAs: ProviderRole;
} & Pick<LockedRequest, 'setting' | 'lat' | 'lon'>;

/**
 * The columns of the offer `o` to the request `r`. An accepted offer shows the time of its visit, which can
 * be moved.
 */
const offerColumns = (sql: Sql) => sql`
  o.id, o.request_id as grooming_request_id, o.provider_id, o.status, o.ended_because, o.changed_terms, o.message, o.list_price,
  case when o.honors_premium then r.premium_percent else 0 end as discount_percent,
  coalesce(visit.starts_at, o.starts_at) as starts_at, coalesce(visit.ends_at, o.ends_at) as ends_at, r.time_zone, o.created_at, least(r.expires_at, o.starts_at) as expires_at, o.read_at,
  json_build_object('ownerId', r.owner_id, 'status', r.status, 'expiresAt', r.expires_at) as request,
  o.provider_as, r.setting, r.lat, r.lon`;

const offerTables = (sql: Sql) => sql`
  from offers o join grooming_requests r on r.id = o.request_id left join visits visit on visit.offer_id = o.id`;

const holder = (sql: Sql) => ({ accountId: sql`a.id`, as: sql`o.provider_as` });

/** The provider as the pet owner compares them: no email, no phone, no address. */
const providerJson = (sql: Sql, now: Date) => sql`(select to_json(provider) from (select
  a.id, o.provider_as as "as",
  case when o.provider_as = 'business' then coalesce(b.business_name, a.first_name || ' ' || a.last_name)
    else a.first_name || ' ' || a.last_name end as name,
  case when o.provider_as = 'business' then initcap(b.business_type) else g.title end as title,
  face_of(a.id, o.provider_as) as "profileImageUrl",
  r.setting = 'home' or (r.setting = 'either' and case when o.provider_as = 'business'
    then coalesce(b.business_type = 'mobile', false) else coalesce(g.service_type, 'both') <> 'salon' end) as mobile,
  case when o.provider_as = 'groomer' then g.years_experience end as "yearsExperience",
  ${certificationTitles(sql, holder(sql), { by: 'others', now })} as certifications,
  ${checkedTitles(sql, holder(sql), now)} as "checkedCertifications",
  ${shownCertifications(sql, holder(sql), now)} as "certificationRecords",
  round(rated.total::numeric / nullif(rated.count, 0), 1) as rating, coalesce(rated.count, 0) as "reviewCount",
  round(miles_between(r.lat, r.lon,
    case when o.provider_as = 'business' then b.lat else g.lat end,
    case when o.provider_as = 'business' then b.lon else g.lon end)::numeric, 1) as "distanceMiles",
  o.honors_premium as "honorsPremium") provider)`;

const providerTables = (sql: Sql) => sql`
  join accounts a on a.id = o.provider_id
  left join groomer_profiles g on g.account_id = a.id
  left join business_profiles b on b.account_id = a.id
  left join ratings rated on rated.account_id = a.id and rated.as_role = o.provider_as
    and rated.engagement_type = 'visit'`;

export type ReceivedOfferRow = OfferRow & { provider: Provider };

/** Lists offers that are still open first, then by the time they were sent. */
export const findOffers = (sql: Sql, ownerId: string, requestId: string, now: Date) => sql<
  ReceivedOfferRow[]
>`
  select ${offerColumns(sql)}, ${providerJson(sql, now)} as provider
  ${offerTables(sql)} ${providerTables(sql)}
  where o.request_id = ${requestId} and (o.status = 'accepted' or ${isVisibleTo(sql, ownerId, 'o.provider_id')})
  order by array_position(array['accepted', 'pending', 'declined', 'withdrawn', 'expired'], o.status), o.created_at, o.id`;

export async function findReceivedOffer(sql: Sql, id: string, now: Date) {
  const [row] = await sql<ReceivedOfferRow[]>`
    select ${offerColumns(sql)}, ${providerJson(sql, now)} as provider
    ${offerTables(sql)} ${providerTables(sql)} where o.id = ${id}`;
  return row;
}

/** Returns up to one more than `limit`, so that the caller knows whether there is a next page. */
export const findSentOffers = (
  sql: Sql,
  providerId: string,
  { after, limit }: { after: { createdAt: string; id: string } | undefined; limit: number },
) => sql<OfferRow[]>`
  select ${offerColumns(sql)} ${offerTables(sql)}
  where o.provider_id = ${providerId} and (o.status = 'accepted' or ${isVisibleTo(sql, providerId, 'r.owner_id')})
    ${after ? sql`and (o.created_at, o.id) < (${after.createdAt}, ${after.id})` : sql``}
  order by o.created_at desc, o.id desc limit ${limit + 1}`;

export async function findSentOffer(sql: Sql, id: string) {
  const [row] = await sql<OfferRow[]>`
    select ${offerColumns(sql)} ${offerTables(sql)} where o.id = ${id}`;
  return row;
}

/** Returns the providers of visits by visit id; a visit that was booked without an offer has its own place. */
export async function findProviders(sql: Sql, visitIds: string[], now: Date): Promise<Map<string, Provider>> {
  const rows = await sql<{ id: string; provider: Provider }[]>`
    select v.id, ${providerJson(sql, now)} as provider
    from visits v left join offers sent on sent.id = v.offer_id left join grooming_requests asked on asked.id = v.request_id
    cross join lateral (select v.provider_id, v.provider_as, coalesce(sent.honors_premium, false) as honors_premium) o
    cross join lateral (select coalesce(asked.setting, case when v.at_home then 'home' else 'travel' end) as setting,
      coalesce(asked.lat, v.lat) as lat, coalesce(asked.lon, v.lon) as lon) r ${providerTables(sql)}
    where v.id = any(${visitIds}::uuid[])`;
  return new Map(rows.map(({ id, provider }) => [id, provider]));
}
