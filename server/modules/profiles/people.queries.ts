import type { PublicUser } from '#contract/profiles/profiles.ts';
import type { Role } from '#contract/identity/roles.ts';
import type { EngagementType } from '#contract/reviews.ts';
import type { z } from 'zod';
import { getShownFacts } from './facts/facts.queries.ts';
import { listCertifications } from '#server/modules/certifications/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { findShownPages } from './public-page/public-page.queries.ts';
import { savedBusiness, savedGroomer } from './profiles.queries.ts';
import type { LatLon } from '#server/platform/places/distance.ts';

/** The places of an account: its groomer's, business's or pet owner's, in this order. */
const placesOf = (sql: Sql, accountId: string) => sql`(
  select 1 as rank, city, state, lat, lon from groomer_profiles where account_id = ${accountId}
  union all select 2, city, state, lat, lon from business_profiles where account_id = ${accountId}
  union all select 3, city, state, lat, lon from pet_owner_profiles where account_id = ${accountId})`;

/** Finds the account's location for distances. */
export async function accountLatLon(sql: Sql, accountId: string): Promise<LatLon | undefined> {
  const [row] = await sql<LatLon[]>`
    select lat, lon from ${placesOf(sql, accountId)} places where lat is not null order by rank limit 1`;
  return row;
}

export async function findTown(sql: Sql, accountId: string) {
  const [row] = await sql<{ city: string; state: string }[]>`
    select city, state from ${placesOf(sql, accountId)} places where city is not null order by rank limit 1`;
  return row;
}

/** Who reads a name: an id, or a column with one. */
type Reader = string | ReturnType<Sql>;

/**
 * The surname of the account `alias` if the reader may see it. Groomers and owners always show it; a pet
 * owner's is shown once a visit is booked.
 */
const shownSurname = (sql: Sql, alias: string, readerId: Reader) => sql`case
  when ${sql(alias)}.id = ${readerId} or ${sql(alias)}.closed_at is not null or ${sql(alias)}.roles && array['groomer', 'owner']
    or exists (select from visits v where v.owner_id = ${sql(alias)}.id and v.provider_id = ${readerId})
  then ${sql(alias)}.last_name end`;

/** The name of the account `alias` as the reader may see it. */
export const displayName = (sql: Sql, alias: string, readerId: Reader) =>
  sql`concat_ws(' ', ${sql(alias)}.first_name, ${shownSurname(sql, alias, readerId)})`;

export async function isOpenAccount(sql: Sql, id: string): Promise<boolean> {
  return (await sql`select from accounts where id = ${id} and closed_at is null`).length === 1;
}

/** Whether an account is listed for other members: while its own membership runs. */
export async function isListed(sql: Sql, id: string): Promise<boolean> {
  const [row] = await sql<{ listed: boolean }[]>`select has_access(${id}) as listed`;
  return row?.listed ?? false;
}

/** Whether two accounts have exchanged messages, or one has applied or sent an offer to the other. */
export async function knowEachOther(sql: Sql, oneId: string, otherId: string): Promise<boolean> {
  const pair = [oneId, otherId];
  const found = await sql`
    select from conversation_members where account_id = ${oneId} and other_id = ${otherId}
    union all
    select from shift_applications a join shifts s on s.id = a.shift_id
    where a.groomer_id in ${sql(pair)} and s.business_id in ${sql(pair)} and a.groomer_id <> s.business_id
    union all
    select from offers o join grooming_requests r on r.id = o.request_id
    where o.provider_id in ${sql(pair)} and r.owner_id in ${sql(pair)} and o.provider_id <> r.owner_id
    union all
    select from visits where owner_id in ${sql(pair)} and provider_id in ${sql(pair)} and owner_id <> provider_id
    limit 1`;
  return found.length > 0;
}

type Person = Omit<z.input<typeof PublicUser>, 'reliability'>;
type Composed =
  | 'groomerProfile'
  | 'businessProfile'
  | 'groomerFacts'
  | 'businessFacts'
  | 'groomerCertifications'
  | 'businessCertifications'
  | 'publicPages';

/**
 * Reads a person for a reader; email and phone are only for the person themselves. `location` is the text as
 * written, which callers must not show to others.
 */
export async function findPublicUser(
  sql: Sql,
  id: string,
  readerId: string,
  now: Date,
  after: EngagementType,
): Promise<Person | undefined> {
  const [row] = await sql<(Omit<Person, Composed> & { roles: Role[] })[]>`
    select a.id, a.first_name, ${shownSurname(sql, 'a', readerId)} as last_name, a.bio, a.location, a.profile_image_url, a.roles,
      case when a.id = ${readerId} then a.email end as email, case when a.id = ${readerId} then a.phone end as phone
    from accounts a where a.id = ${id} and a.closed_at is null`;
  if (!row) return undefined;
  const groomerProfile = await savedGroomer(sql, id, { by: 'others', now }, after);
  const businessProfile = await savedBusiness(sql, id, { by: 'others', now }, after);
  return {
    ...row,
    groomerProfile,
    businessProfile,
    groomerFacts: groomerProfile && (await getShownFacts(sql, id, 'groomer')),
    businessFacts: businessProfile && (await getShownFacts(sql, id, 'business')),
    groomerCertifications: await listCertifications(sql, id, 'groomer', now),
    businessCertifications: await listCertifications(sql, id, 'business', now),
    publicPages: await findShownPages(sql, id),
  };
}
