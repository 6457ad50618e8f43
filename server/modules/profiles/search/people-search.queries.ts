import type { PersonPin } from '#contract/profiles/people-search.ts';
import type { GroomerCard, OwnerCard } from '#contract/profiles/profiles.ts';
import type { EngagementType } from '#contract/reviews.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { LatLon } from '#server/platform/places/distance.ts';
import type { SearchedRole } from './people-search-terms.queries.ts';
import { businessJson, groomerJson, rated } from '../profiles.queries.ts';

/** Cards without what another module knows of the person. */
type Row<Card> = { card: Omit<Card, 'reliability'> };

/** Where distances begin, the work whose reviews are shown, and when. */
export type CardsFor = { origin: LatLon | undefined; after: EngagementType; now: Date };

/** Reads the cards of groomers in the given order. */
export const findGroomerCards = (sql: Sql, ids: string[], { origin, after, now }: CardsFor) => sql<
  Row<GroomerCard>[]
>`
  select json_build_object('id', a.id, 'firstName', a.first_name, 'lastName', a.last_name,
    'profileImageUrl', a.profile_image_url, ${onMap(sql, origin)}, 'latitude', round(p.lat::numeric, 2),
    'longitude', round(p.lon::numeric, 2), 'groomerProfile', ${groomerJson(sql, { by: 'others', now })}) as card
  from unnest(${ids}::uuid[]) with ordinality f (id, place)
  join groomer_profiles p on p.account_id = f.id join accounts a on a.id = f.id
  join searched_people x on x.role = 'groomer' and x.id = f.id ${rated(sql, 'groomer', after)}
  order by f.place`;

/** Reads the cards of businesses in the given order. */
export const findOwnerCards = (sql: Sql, ids: string[], { origin, after, now }: CardsFor) => sql<
  Row<OwnerCard>[]
>`
  select json_build_object('id', p.account_id, ${onMap(sql, origin)}, 'latitude', p.lat, 'longitude', p.lon,
    'businessProfile', ${businessJson(sql, { by: 'others', now })}) as card
  from unnest(${ids}::uuid[]) with ordinality f (id, place)
  join business_profiles p on p.account_id = f.id
  join searched_people x on x.role = 'business' and x.id = f.id ${rated(sql, 'business', after)}
  order by f.place`;

/** Reads what a map shows of people of a role, in the given order; those without a place are left out. */
export const findPins = (sql: Sql, ids: string[], role: SearchedRole, after: EngagementType) => sql<
  PersonPin[]
>`
  select f.id, ${
    role === 'groomer'
      ? sql`concat_ws(' ', a.first_name, a.last_name) as name, round(p.lat::numeric, 2)::float8 as latitude, round(p.lon::numeric, 2)::float8 as longitude`
      : sql`p.business_name as name, p.lat as latitude, p.lon as longitude`
  }, p.city, p.state, x.full_groom_cents as full_groom_from, (
      select round(r.total::numeric / r.count, 1)::float8 from ratings r
      where r.account_id = f.id and r.as_role = ${role} and r.engagement_type = ${after} and r.count > 0) as rating
  from unnest(${ids}::uuid[]) with ordinality f (id, place)
  join ${sql(role === 'groomer' ? 'groomer_profiles' : 'business_profiles')} p on p.account_id = f.id
  join accounts a on a.id = f.id
  join searched_people x on x.role = ${role} and x.id = f.id
  where p.lat is not null and p.lon is not null
  order by f.place`;

const onMap = (sql: Sql, origin: LatLon | undefined) => sql`
  'honorsPremium', x.honors_premium, 'fullGroomFrom', x.full_groom_cents, 'distanceMiles', ${
    origin
      ? sql`round((miles_between(p.lat, p.lon, ${origin.lat}, ${origin.lon}))::numeric, 1)`
      : sql`null::float8`
  }`;
