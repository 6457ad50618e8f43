import type { OwnRequest, RequestCard } from '#contract/grooming/grooming-requests.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import {
  askedName,
  asksFor,
  joinMine,
  providerName,
  viewerColumns,
  viewerTables,
} from './requests.queries.ts';
import type { LockedRequest } from './requests.queries.ts';
import type { LatLon } from '#server/platform/places/distance.ts';

/**
 * The viewer, the point from which distances are measured, and the time for which pets' ages are calculated.
 */
export type ViewerContext = { id: string; origin: LatLon | undefined; now: Date };

/** The fields of a RequestedPet under their API names, from the pet `p`; ages are those of the day in the time zone. */
export const petColumns = (sql: Sql, now: Date, timeZone: ReturnType<Sql>) => sql`
  p.id, p.name, p.species, p.breed, p.recognized_breed as "recognizedBreed", p.coat, p.size,
  case when p.birth_date is not null then greatest(0, extract(year from age((${now}::timestamptz at time zone ${timeZone})::date, p.birth_date)))
    else p.age + extract(year from age((${now}::timestamptz at time zone ${timeZone})::date, p.age_told_on)) end::int as age,
  p.weight, p.temperament, p.special_conditions as "specialConditions", p.grooming_notes as "groomingNotes",
  p.bites, filed_bites_of(p.id) as "filedBites", p.photo_url as "petImageUrl"`;

/** Joins the pets of the request `r` as a JSON array, `pets.list`. */
const joinPets = (sql: Sql, now: Date) => sql`
  cross join lateral (
    select array_agg(to_json(pet) order by rp.place) as list
    from requested_pets rp join pets p on p.id = rp.pet_id cross join lateral (select ${petColumns(sql, now, sql`r.time_zone`)}) pet
    where rp.request_id = r.id
  ) pets`;

/**
 * The fields of a RequestCard under their API names. `r` is the alias of the request; address and surname are
 * left out until a visit is booked, and coordinates are rounded to a fiftieth of a degree.
 */
export const cardColumns = (sql: Sql, { id, origin }: ViewerContext) => sql`
  r.id, r.title, r.description, pets.list[1]->>'id' as "petId", pets.list[1] as pet, to_json(pets.list) as pets,
  r.services as "servicesNeeded", r.estimated_budget as "estimatedBudget", r.urgency, r.status,
  r.preferred_date as "preferredDate", r.day_window as "window", r.setting as "where", r.travel_miles as "travelMiles",
  r.city, r.state, r.time_zone as "timeZone", round(r.lat * 50) / 50 as latitude, round(r.lon * 50) / 50 as longitude,
  ${origin ? sql`round(miles_between(r.lat, r.lon, ${origin.lat}, ${origin.lon})::numeric, 1)` : sql`null::float8`} as "distanceMiles",
  r.open_offers as "applicationCount", r.premium_percent > 0 as priority,
  (select owner from (select a.id, case when a.closed_at is null then a.first_name else 'Former member' end as "firstName", a.profile_image_url as "profileImageUrl",
    round(rated.total::numeric / nullif(rated.count, 0), 1) as rating, coalesce(rated.count, 0) as "reviewCount") owner) as owner,
  r.posted_at as "postedAt", r.expires_at as "expiresAt", r.terms_changed_at as "termsChangedAt",
  case when mine.id is not null then json_build_object(
    'id', mine.id, 'status', mine.status, 'endedBecause', mine.ended_because,
    'changedTerms', mine.changed_terms) end as "ownOffer",
  ${asksFor(sql, id)} as "asksYou"`;

const people = (sql: Sql, now: Date) => sql`
  join accounts a on a.id = r.owner_id
  left join ratings rated on rated.account_id = r.owner_id and rated.as_role = 'pet_owner' and rated.engagement_type = 'visit'
  ${joinPets(sql, now)}`;

export const cardTables = (sql: Sql, { id, now }: ViewerContext) =>
  sql`${joinMine(sql, id)} ${people(sql, now)}`;

/** A request as shown, with the facts that the policy needs. */
export type RequestRow = Pick<
  LockedRequest,
  'ownerId' | 'listed' | 'blocked' | 'status' | 'expiresAt' | 'openOffers' | 'own' | 'asksViewer' | 'visit'
> & {
  card: RequestCard;
};

const rowColumns = (sql: Sql, viewer: ViewerContext) => sql`
  r.owner_id, r.status, r.expires_at, r.open_offers, ${viewerColumns(sql, viewer.id)},
  (select to_json(card) from (select ${cardColumns(sql, viewer)}) card) as card`;
const rowTables = (sql: Sql, { id, now }: ViewerContext) => sql`${viewerTables(sql, id)} ${people(sql, now)}`;

export async function findRequestRow(sql: Sql, id: string, viewer: ViewerContext) {
  const [row] = await sql<RequestRow[]>`
    select ${rowColumns(sql, viewer)} from grooming_requests r ${rowTables(sql, viewer)} where r.id = ${id}`;
  return row;
}

export type OwnRequestRow = RequestRow &
  Pick<OwnRequest, 'unreadOffers' | 'cancelReason' | 'asked' | 'address' | 'endedVisit'>;

/** The latest visit of the request `r` if it ended without being done, with what the owner still owes for it. */
const endedVisit = (sql: Sql) => sql`case when visit.id is null then (
  select json_build_object('id', ended.id, 'provider', ${providerName(sql, 'ended')}, 'owed', coalesce((
    select f.amount from fees f where f.visit_id = ended.id and f.owner_id = r.owner_id and f.waived_at is null
      and (select coalesce(sum(p.amount), 0) from bill_payments p where p.fee_id = f.id) <= 0), 0))
  from visits ended where ended.request_id = r.id
  order by ended.starts_at desc, ended.id desc limit 1) end`;

const ownColumns = (sql: Sql, viewer: ViewerContext) => sql`
  ${rowColumns(sql, viewer)}, r.cancel_reason, r.address, ${endedVisit(sql)} as ended_visit,
  case when r.asked_id is not null then json_build_object('name', ${askedName(sql)}, 'passed', r.passed_at is not null) end as asked,
  (select count(*) from offers o
    where o.request_id = r.id and o.status = 'pending' and o.read_at is null) as unread_offers`;

export async function findOwnRequestRow(sql: Sql, id: string, viewer: ViewerContext) {
  const [row] = await sql<OwnRequestRow[]>`
    select ${ownColumns(sql, viewer)} from grooming_requests r ${rowTables(sql, viewer)}
    where r.id = ${id} and r.owner_id = ${viewer.id}`;
  return row;
}

/** Returns up to one more than `limit`, so that the caller knows whether there is a next page. */
export const findOwnRequests = (
  sql: Sql,
  viewer: ViewerContext,
  { after, limit }: { after: { postedAt: string; id: string } | undefined; limit: number },
) => sql<OwnRequestRow[]>`
  select ${ownColumns(sql, viewer)} from grooming_requests r ${rowTables(sql, viewer)}
  where r.owner_id = ${viewer.id}
    ${after ? sql`and (r.posted_at, r.id) < (${after.postedAt}, ${after.id})` : sql``}
  order by r.posted_at desc, r.id desc limit ${limit + 1}`;

/** Returns the cards of requests by id. */
export async function findCards(
  sql: Sql,
  ids: string[],
  viewer: ViewerContext,
): Promise<Map<string, RequestCard>> {
  const rows = await sql<{ card: RequestCard }[]>`
    select (select to_json(card) from (select ${cardColumns(sql, viewer)}) card) as card
    from grooming_requests r ${cardTables(sql, viewer)} where r.id = any(${ids}::uuid[])`;
  return new Map(rows.map(({ card }) => [card.id, card]));
}

/** Returns the pets of requests by request id. */
export async function findRequestedPets(sql: Sql, requestIds: string[], now: Date) {
  const rows = await sql<{ id: string; pets: RequestCard['pets'] }[]>`
    select r.id, to_json(pets.list) as pets from grooming_requests r ${joinPets(sql, now)}
    where r.id = any(${requestIds}::uuid[])`;
  return new Map(rows.map(({ id, pets }) => [id, pets]));
}
