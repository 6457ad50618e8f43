import type { GroomerCard, OwnerCard, PublicUser } from '#contract/profiles.ts';
import type { Role } from '#contract/roles.ts';
import type { z } from 'zod';
import type { Sql } from '#server/platform/sql.ts';
import { businessJson, groomerJson, rated, savedBusiness, savedGroomer } from './profiles.queries.ts';

export type Spot = { lat: number; lon: number };
export type PeopleSearch = {
  viewerId: string;
  spot: Spot | undefined;
  q: string | undefined;
  limit: number;
  after: { key: number; id: string } | undefined;
};
type Keyed<T> = { key: number; card: T };

/** Where an account looks from: its groomer's, business's or pet owner's place. */
export async function spotOf(sql: Sql, accountId: string): Promise<Spot | undefined> {
  const [row] = await sql<Spot[]>`
    select lat, lon from (
      select 1 as rank, lat, lon from groomer_profiles where account_id = ${accountId}
      union all select 2, lat, lon from business_profiles where account_id = ${accountId}
      union all select 3, lat, lon from pet_owner_profiles where account_id = ${accountId}
    ) places where lat is not null order by rank limit 1`;
  return row;
}

export const listGroomers = (sql: Sql, search: PeopleSearch) => sql<Keyed<GroomerCard>[]>`
  select ${nearness(sql, search)} as key, json_build_object(
    'id', a.id, 'firstName', a.first_name, 'lastName', a.last_name, 'profileImageUrl', a.profile_image_url,
    'distanceMiles', ${milesAway(sql, search)}, 'groomerProfile', ${groomerJson(sql, 'others')}) as card
  from groomer_profiles p join accounts a on a.id = p.account_id ${rated(sql, 'groomer')}
  where ${matches(sql, search, sql`concat_ws(' ', a.first_name, a.last_name, p.title, p.city, array_to_string(p.specializations, ' '))`)}
  order by ${nearness(sql, search)}, p.account_id limit ${search.limit + 1}`;

export const listOwners = (sql: Sql, search: PeopleSearch) => sql<Keyed<OwnerCard>[]>`
  select ${nearness(sql, search)} as key, json_build_object(
    'id', p.account_id, 'distanceMiles', ${milesAway(sql, search)}, 'businessProfile', ${businessJson(sql)}) as card
  from business_profiles p ${rated(sql, 'business')}
  where ${matches(sql, search, sql`concat_ws(' ', p.business_name, p.city, p.description, array_to_string(p.services, ' '))`)}
  order by ${nearness(sql, search)}, p.account_id limit ${search.limit + 1}`;

/** The chord between two points of the unit sphere: grows with the distance, and the index walks it in order. */
const nearness = (sql: Sql, { spot }: PeopleSearch) =>
  spot
    ? sql`(p.spot <-> point_on_earth(${spot.lat}, ${spot.lon}))`
    : sql`(-extract(epoch from p.created_at))::float8`;

const milesAway = (sql: Sql, { spot }: PeopleSearch) =>
  spot ? sql`round((miles_between(p.lat, p.lon, ${spot.lat}, ${spot.lon}))::numeric, 1)` : sql`null::float8`;

function matches(sql: Sql, search: PeopleSearch, text: ReturnType<Sql>) {
  const { q, after } = search;
  const pattern = q && `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`p.account_id <> ${search.viewerId} ${search.spot ? sql`and p.spot is not null` : sql``}
    ${pattern ? sql`and ${text} ilike ${pattern}` : sql``}
    ${after ? sql`and (${nearness(sql, search)}, p.account_id) > (${after.key}, ${after.id})` : sql``}`;
}

type Person = z.input<typeof PublicUser>;

export async function readPublicUser(sql: Sql, id: string): Promise<Person | undefined> {
  const [row] = await sql<(Omit<Person, 'groomerProfile' | 'businessProfile'> & { roles: Role[] })[]>`
    select id, first_name, last_name, bio, location, profile_image_url, roles from accounts where id = ${id}`;
  return (
    row && {
      ...row,
      groomerProfile: await savedGroomer(sql, id, 'others'),
      businessProfile: await savedBusiness(sql, id),
    }
  );
}
