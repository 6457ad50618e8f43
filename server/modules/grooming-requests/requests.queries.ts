import type {
  OfferEnding,
  OfferStatus,
  RequestStatus,
  RequestTerm,
} from '#contract/grooming/grooming-lifecycle.ts';
import type { DayWindow, OwnRequest } from '#contract/grooming/grooming-requests.ts';
import type { AnyService } from '#contract/pets/pet-codes.ts';
import { isVisibleTo } from '#server/modules/blocks/index.ts';
import type { Location as Place } from '#server/modules/profiles/index.ts';
import { insertRow, moveRow } from '#server/platform/database/move-row.queries.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { TransitionOf } from '#server/platform/lifecycle.ts';
import { requestLifecycle } from './requests.lifecycle.ts';

/** The terms that the pet owner sets. */
export type RequestTerms = {
  title: string;
  description: string | null;
  services: AnyService[];
  /** Whole dollars. */
  estimatedBudget: number | null;
  urgency: 'low' | 'normal' | 'high' | 'urgent';
  preferredDate: string | null;
  dayWindow: DayWindow;
  setting: 'home' | 'travel' | 'either';
  travelMiles: number | null;
};

export type NewRequest = RequestTerms &
  Place & {
    id: string;
    ownerId: string;
    premiumPercent: number;
    rebookOf: string | null;
    askedId: string | null;
    postedAt: Date;
    expiresAt: Date;
    petSizes: string[];
    petSpecies: string[];
    petWords: string;
  };

/** The viewer's own latest offer for a request. */
export type OwnOffer = {
  id: string;
  status: OfferStatus;
  endedBecause: OfferEnding | null;
  startsAt: string;
  changedTerms: RequestTerm[];
};

/** A request with the viewer's relation to it. */
export type LockedRequest = RequestTerms &
  Place & {
    id: string;
    ownerId: string;
    askedId: string | null;
    listed: boolean;
    blocked: boolean;
    status: RequestStatus;
    openOffers: number;
    premiumPercent: number;
    expiresAt: string;
    termsChangedAt: string | null;
    endedAt: string | null;
    /** The viewer's own latest offer. */
    own: OwnOffer | null;
    /** It asks for the viewer by name, who has not passed. */
    asksViewer: boolean;
    /** The booked or past visit. */
    visit: OwnRequest['visit'];
  };

/** Returns the pet owner's place, if they gave one, and their usual travel radius in miles. */
export async function findOwnerPlace(sql: Sql, ownerId: string) {
  const [row] = await sql<({ preferredRadius: number } & { [K in keyof Place]: Place[K] | null })[]>`
    select address, city, state, zip, lat, lon, time_zone, preferred_radius from pet_owner_profiles where account_id = ${ownerId}`;
  const { preferredRadius, ...place } = row ?? { preferredRadius: 15, address: null };
  return { preferredRadius, place: place.address === null ? undefined : (place as Place) };
}

/** Whether an account grooms: by itself, or as a business. */
export async function isProvider(sql: Sql, accountId: string): Promise<boolean> {
  const found = await sql`
    select from groomer_profiles where account_id = ${accountId}
    union all select from business_profiles where account_id = ${accountId} limit 1`;
  return found.length > 0;
}

export async function insertRequest(sql: Sql, request: NewRequest, petIds: string[]): Promise<void> {
  await insertRow(sql, requestLifecycle, requestLifecycle.transitions.post, request);
  await insertRequestedPets(sql, request.id, petIds);
}

const insertRequestedPets = (sql: Sql, requestId: string, petIds: string[]) =>
  sql`insert into requested_pets ${sql(petIds.map((petId, place) => ({ requestId, petId, place })))}`;

export async function replaceRequestedPets(sql: Sql, requestId: string, petIds: string[]): Promise<void> {
  await sql`delete from requested_pets where request_id = ${requestId}`;
  await insertRequestedPets(sql, requestId, petIds);
}

/**
 * Locks the row of a request until the transaction ends. Related rows are read in a later statement, because
 * this one may wait for the lock and would see them as they were before.
 */
export const lockRequestRow = (sql: Sql, id: string) =>
  sql`select id from grooming_requests where id = ${id} for update`;

export async function findLockedRequest(sql: Sql, id: string, viewerId: string | null) {
  const [row] = await sql<LockedRequest[]>`
    select r.id, r.owner_id, r.status, r.open_offers, r.premium_percent, r.expires_at, r.terms_changed_at, r.ended_at,
      r.title, r.description, r.services, r.estimated_budget, r.urgency, r.preferred_date, r.day_window, r.setting,
      r.travel_miles, r.address, r.city, r.state, r.zip, r.lat, r.lon, r.time_zone, r.asked_id, ${viewerColumns(sql, viewerId)}
    from grooming_requests r ${viewerTables(sql, viewerId)}
    where r.id = ${id}`;
  return row;
}

/** The name of who grooms at the visit `alias`. */
export const providerName = (sql: Sql, alias: string) => sql`(
  select coalesce(case when ${sql(alias)}.provider_as = 'business' then b.business_name end, a.first_name || ' ' || a.last_name)
  from accounts a left join business_profiles b on b.account_id = a.id where a.id = ${sql(alias)}.provider_id)`;

/** The name of who is asked by the request `r`: the groomer's, or else the business's. */
export const askedName = (sql: Sql) => sql`(
  select case when a.closed_at is not null then 'Former member'
    else coalesce(case when g.account_id is null then b.business_name end, a.first_name || ' ' || a.last_name) end
  from accounts a left join groomer_profiles g on g.account_id = a.id left join business_profiles b on b.account_id = a.id
  where a.id = r.asked_id)`;

/** Whether the request `r` asks for the viewer by name, who has not passed. */
export const asksFor = (sql: Sql, viewerId: string | null) =>
  sql`(r.asked_id is not null and r.asked_id is not distinct from ${viewerId} and r.passed_at is null)`;

/** The viewer's relation to the request `r`, and the other facts that the policy needs. */
export const viewerColumns = (sql: Sql, viewerId: string | null) => sql`
  r.listed, not ${isVisibleTo(sql, viewerId, 'r.owner_id')} as blocked, ${asksFor(sql, viewerId)} as asks_viewer, case when mine.id is not null then
    json_build_object('id', mine.id, 'status', mine.status, 'endedBecause', mine.ended_because,
      'startsAt', mine.starts_at, 'changedTerms', mine.changed_terms) end as own,
  case when visit.id is not null then
    json_build_object('id', visit.id, 'status', visit.status, 'startsAt', visit.starts_at,
      'price', agreed_price(visit), 'atHome', visit.at_home, 'provider', ${providerName(sql, 'visit')}) end as visit`;

export const viewerTables = (sql: Sql, viewerId: string | null) => sql`
  ${joinMine(sql, viewerId)}
  left join visits visit on visit.request_id = r.id and visit.status in ('booked', 'checked_in', 'completed')`;

/** Joins the viewer's own latest offer as `mine`. */
export const joinMine = (sql: Sql, viewerId: string | null) => sql`
  left join lateral (
    select o.id, o.status, o.ended_because, o.starts_at, o.changed_terms from offers o where o.request_id = r.id and o.provider_id = ${viewerId}
    order by o.created_at desc, o.id desc limit 1
  ) mine on true`;

type RequestChange = Partial<RequestTerms & Place> & {
  expiresAt?: Date;
  endedAt?: Date | null;
  cancelReason?: string | null;
  termsChangedAt?: Date;
  passedAt?: Date | null;
  petSizes?: string[];
  petSpecies?: string[];
  petWords?: string;
};

/** Takes a request through a transition. @returns its new status @throws Problem `too_late` as `moveRow` */
export const moveRequest = <Name extends TransitionOf<typeof requestLifecycle>>(
  sql: Sql,
  id: string,
  transition: Name,
  change?: RequestChange,
) => moveRow(sql, requestLifecycle, requestLifecycle.transitions[transition], sql`id = ${id}`, change);

/** Updates the Premium discount on an owner's open requests. */
export const updatePremium = (sql: Sql, ownerId: string, premiumPercent: number) => sql`
  update grooming_requests set premium_percent = ${premiumPercent}
  where owner_id = ${ownerId} and status = 'posted' and premium_percent <> ${premiumPercent}`;
