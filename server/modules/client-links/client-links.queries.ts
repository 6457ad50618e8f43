import type { Sql } from '#server/platform/database/sql.ts';

type NewLink = {
  id: string;
  accountId: string;
  clientId: string;
  visitId: string;
  tokenHash: Buffer;
  sealedSecret: Buffer;
  createdAt: Date;
  expiresAt: Date;
};

export const insertLink = (sql: Sql, link: NewLink) => sql`insert into client_links ${sql(link)}`;

export async function findSealedSecret(sql: Sql, visitId: string) {
  const [row] = await sql<{ id: string; sealedSecret: Buffer }[]>`
    select id, sealed_secret from client_links where visit_id = ${visitId} and revoked_at is null`;
  return row;
}

/** `endsAt`: that of the link's visit now, or when its client was offered other times, if that was later. */
export type LinkRow = {
  id: string;
  accountId: string;
  clientId: string;
  visitId: string;
  expiresAt: string;
  revokedAt: string | null;
  endsAt: string | null;
};

export async function findLinkByHash(sql: Sql, tokenHash: Buffer): Promise<LinkRow | undefined> {
  const [row] = await sql<LinkRow[]>`
    select l.id, l.account_id, l.client_id, l.visit_id, l.expires_at, l.revoked_at, greatest(v.ends_at,
      (select max(o.created_at) from time_offers o where o.visit_id = l.visit_id and o.by = 'provider' and o.state = 'open')) as ends_at
    from client_links l left join visits v on v.id = l.visit_id where l.token_hash = ${tokenHash}`;
  return row;
}

/** Finds the visits of an own client that are still booked, also those of the past. */
export const findBooked = (sql: Sql, clientId: string) => sql<{ id: string }[]>`
  select id from visits where client_id = ${clientId} and source <> 'marketplace' and status = 'booked' order by id`;

export type TimeOfferRow = {
  id: string;
  startsAt: string;
  endsAt: string;
  by: 'client' | 'provider';
  note: string | null;
};

/** The times of a visit that are still open and ahead, without those for which the groomer who offered them is booked by now. */
export const findTimeOffers = (sql: Sql, visitId: string, now: Date) => sql<TimeOfferRow[]>`
  select o.id, o.starts_at, o.ends_at, o.by, o.note from time_offers o join visits v on v.id = o.visit_id
  where o.visit_id = ${visitId} and o.state = 'open' and o.starts_at > ${now}
    and not (o.by = 'provider' and v.provider_as = 'groomer' and exists (
      select from bookings b where b.subject_id = v.provider_id and b.source_id <> v.id
        and b.during && tstzrange(o.starts_at, o.ends_at)))
  order by o.starts_at, o.id`;

type NewTimeOffer = {
  id: string;
  accountId: string;
  clientId: string;
  visitId: string;
  by: 'client' | 'provider';
  startsAt: Date;
  endsAt: Date;
  note: string | null;
  createdAt: Date;
};
export const insertTimeOffers = (sql: Sql, offers: NewTimeOffer[]) =>
  sql`insert into time_offers ${sql(offers)}`;

/** Closes the open times of a visit, and forgets those that were declined: all or those of one side. */
export const closeTimeOffers = (sql: Sql, visitId: string, by?: 'client' | 'provider') => sql`
  update time_offers set state = 'gone'
  where visit_id = ${visitId} and state in ('open', 'declined') ${by ? sql`and by = ${by}` : sql``}`;

export async function findTimeOffer(sql: Sql, id: string, accountId: string) {
  const [row] = await sql<(TimeOfferRow & { visitId: string; clientId: string; state: string })[]>`
    select id, visit_id, client_id, starts_at, ends_at, by, note, state from time_offers where id = ${id} and account_id = ${accountId}`;
  return row;
}

export const takeTimeOffer = (sql: Sql, id: string) =>
  sql`update time_offers set state = 'taken' where id = ${id} and state = 'open'`;

/** Declines the open times that a visit's client asked for, with a word to them. */
export const declineTimeOffers = (sql: Sql, visitId: string, answer: string | null) => sql`
  update time_offers set state = 'declined', answer = ${answer}
  where visit_id = ${visitId} and state = 'open' and by = 'client'`;

/** The client of a provider's own visit. */
export async function findClientOfVisit(sql: Sql, visitId: string, accountId: string) {
  const [row] = await sql<{ clientId: string }[]>`
    select client_id from visits
    where id = ${visitId} and provider_id = ${accountId} and client_id is not null and source <> 'marketplace'`;
  return row?.clientId;
}

/** The last visit of a client that was done, and not of the marketplace. */
export async function findLastVisit(sql: Sql, accountId: string, clientId: string) {
  const [row] = await sql<{ id: string; startsAt: string; endsAt: string }[]>`
    select id, starts_at, ends_at from visits
    where client_id = ${clientId} and provider_id = ${accountId} and status = 'completed' and source <> 'marketplace'
    order by starts_at desc limit 1`;
  return row;
}

/** A link shows another visit from now on. */
export const moveLink = (sql: Sql, id: string, visitId: string, expiresAt: Date) =>
  sql`update client_links set visit_id = ${visitId}, expires_at = ${expiresAt} where id = ${id}`;

/** The provider of a visit, and how long it takes. */
export async function findProviderOfVisit(sql: Sql, visitId: string) {
  const [row] = await sql<
    { id: string; providerAs: 'groomer' | 'business'; staffId: string | null; minutes: number }[]
  >`
    select provider_id as id, provider_as, staff_id, greatest(5, extract(epoch from ends_at - starts_at) / 60)::int as minutes
    from visits where id = ${visitId}`;
  return row;
}
