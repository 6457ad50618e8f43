import type { OfferEnding, OfferStatus, RequestTerm } from '#contract/grooming/grooming-lifecycle.ts';
import { insertRow, moveRow, moveRows } from '#server/platform/database/move-row.queries.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { TransitionOf } from '#server/platform/lifecycle.ts';
import { offerLifecycle } from './requests.lifecycle.ts';

const { transitions } = offerLifecycle;
type Transition = TransitionOf<typeof offerLifecycle>;

export type ProviderRole = 'groomer' | 'business';
export type NewOffer = {
  id: string;
  requestId: string;
  providerId: string;
  providerAs: ProviderRole;
  message: string | null;
  /** Cents. */
  listPrice: number;
  honorsPremium: boolean;
  startsAt: Date;
  endsAt: Date;
  createdAt: Date;
};
export type LockedOffer = Omit<NewOffer, 'startsAt' | 'endsAt' | 'createdAt'> & {
  status: OfferStatus;
  startsAt: string;
  endsAt: string;
  changedTerms: RequestTerm[];
};

export const insertOffer = (sql: Sql, offer: NewOffer) =>
  insertRow(sql, offerLifecycle, transitions.send, offer);

export async function findOffer(sql: Sql, id: string) {
  const [row] = await sql<LockedOffer[]>`
    select id, request_id, provider_id, provider_as, status, message, list_price, honors_premium, starts_at, ends_at,
      changed_terms
    from offers where id = ${id}`;
  return row;
}

type Change = {
  endsAt?: Date;
  endedAt?: Date | null;
  endedBecause?: OfferEnding;
  changedTerms?: RequestTerm[];
};

/** Takes an offer through a transition. @returns its new status @throws Problem `too_late` as `moveRow` */
export const moveOffer = <Name extends Transition>(sql: Sql, id: string, transition: Name, change?: Change) =>
  moveRow(sql, offerLifecycle, transitions[transition], sql`id = ${id}`, change);

/** Marks the open offers of a request as changed, so that their senders must confirm them. */
export const askToConfirm = (sql: Sql, requestId: string, terms: RequestTerm[]) => sql`
  update offers set changed_terms = array(select distinct unnest(changed_terms || ${terms}::text[]))
  where request_id = ${requestId} and status = 'pending'`;

/** Takes every offer of a request from whose status the transition starts through it. @returns their ids */
export async function moveOffers(
  sql: Sql,
  requestId: string,
  transition: Transition,
  change: Change & { endedAt: Date },
) {
  const moved = moveRows(
    sql,
    offerLifecycle,
    transitions[transition],
    sql`request_id = ${requestId}`,
    change,
  );
  const rows = await sql<{ id: string }[]>`${moved} returning id`;
  return rows.map(({ id }) => id);
}

/**
 * Marks offers as read. Rows that are locked for a decision are skipped, so that reading never waits; a later
 * read marks them.
 */
export const markRead = (sql: Sql, offerIds: string[], now: Date) => sql`
  update offers set read_at = ${now} where id in (
    select id from offers where id = any(${offerIds}::uuid[]) and read_at is null for update skip locked)`;

/** Finds the open offers of two people for each other's requests. */
export const findOpenBetween = (sql: Sql, oneId: string, otherId: string) => sql<{ id: string }[]>`
  select o.id from offers o join grooming_requests r on r.id = o.request_id
  where o.status = 'pending' and ((o.provider_id = ${oneId} and r.owner_id = ${otherId})
    or (o.provider_id = ${otherId} and r.owner_id = ${oneId}))
  order by o.id`;

/** Finds open offers that the provider can no longer keep because of the booking of `sourceId`. */
export const findClashingOffers = (sql: Sql, sourceId: string) => sql<{ id: string }[]>`
  select o.id from bookings booked
  join offers o on subject_of(o.provider_id, o.provider_as) = booked.subject_id and o.status = 'pending'
    and booked.during && tstzrange(o.starts_at, o.ends_at)
  left join groomer_profiles g on g.account_id = o.provider_id
  left join business_profiles b on b.account_id = o.provider_id
  where booked.source_kind in ('shift', 'visit') and booked.source_id = ${sourceId}
    and exists (select from bookings_in_the_way(booked.subject_id, tstzrange(o.starts_at, o.ends_at),
      case when o.provider_as = 'business' then coalesce(b.tables, 2) else coalesce(g.dogs_at_once, 1) end))
  order by o.id`;

/** A provider's place of work and whether they come to the pet, with nulls for what they have not said. */
export type ProviderFacts = {
  mobile: boolean;
  address: string | null;
  honorsPremium: boolean;
  /** How many visits they can take at the same time. */
  dogsAtOnce: number;
  /** What their visits are booked for: the tables of a salon, the account otherwise. */
  subjectId: string;
  lat: number | null;
  lon: number | null;
};

export const findProviderFacts = async (
  sql: Sql,
  accountId: string,
  as: ProviderRole,
): Promise<ProviderFacts> => (await findProviderFactsOf(sql, [accountId], as))(accountId);

/** Finds the facts of several providers. @returns how to get those of one */
export async function findProviderFactsOf(
  sql: Sql,
  accountIds: readonly string[],
  as: ProviderRole,
): Promise<(accountId: string) => ProviderFacts> {
  const rows = await sql<(ProviderFacts & { accountId: string })[]>`
    select a.id as account_id, ${as === 'groomer' ? sql`coalesce(g.service_type, 'both') <> 'salon'` : sql`coalesce(b.business_type = 'mobile', false)`} as mobile,
      ${as === 'groomer' ? sql`g.address` : sql`b.address`} as address, coalesce(rules.honors_premium, false) as honors_premium,
      ${as === 'groomer' ? sql`coalesce(g.dogs_at_once, 1)` : sql`coalesce(b.tables, 2)`} as dogs_at_once,
      subject_of(a.id, ${as}) as subject_id,
      ${as === 'groomer' ? sql`g.lat, g.lon` : sql`b.lat, b.lon`}
    from accounts a
    left join groomer_profiles g on g.account_id = a.id
    left join business_profiles b on b.account_id = a.id
    left join provider_rules rules on rules.account_id = a.id
    where a.id = any(${[...accountIds]}::uuid[])`;
  const found = new Map(rows.map(({ accountId, ...facts }) => [accountId, facts]));
  return (accountId) =>
    found.get(accountId) ?? {
      mobile: false,
      address: null,
      honorsPremium: false,
      dogsAtOnce: 1,
      lat: null,
      lon: null,
      subjectId: accountId,
    };
}

/**
 * Returns the miles between a provider and a request and the provider's travel radius; undefined if the
 * provider has no place.
 */
export async function findDistance(
  sql: Sql,
  accountId: string,
  as: ProviderRole,
  { lat, lon }: { lat: number; lon: number },
) {
  const table = as === 'groomer' ? sql`groomer_profiles` : sql`business_profiles`;
  const radius = as === 'groomer' ? sql`p.preferred_radius` : sql`p.service_radius`;
  const [row] = await sql<{ miles: number; radius: number }[]>`
    select round(miles_between(p.lat, p.lon, ${lat}, ${lon})::numeric, 1)::float8 as miles, ${radius} as radius
    from ${table} p where p.account_id = ${accountId} and p.lat is not null`;
  return row;
}
