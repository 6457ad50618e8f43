import type { BookPrice } from '#contract/profiles/facts.ts';
import { isVisibleTo } from '#server/modules/blocks/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { LatLon } from '#server/platform/places/distance.ts';

/** The nearest providers that are compared. */
const most = 200;

type Asked = { viewerId: string; origin: LatLon; miles: number; services: string[]; sizes: string[] };

/** Finds the price rows of listed providers around a place, by provider. */
export const findPricesNear = (sql: Sql, { viewerId, origin, miles, services, sizes }: Asked) => sql<
  { book: BookPrice[] }[]
>`
  with near as (
    ${listedNear(sql, 'groomer', viewerId, origin, miles)}
    union all ${listedNear(sql, 'business', viewerId, origin, miles)}
  )
  select json_agg(json_build_object('service', b.service, 'size', b.size, 'from', b.from_cents, 'minutes', b.minutes)) as book
  from near join price_book b on b.account_id = near.account_id and b.side = near.side
  where b.service = any(${services}::text[]) and b.size = any(${sizes}::text[])
  group by near.account_id, near.side`;

const listedNear = (
  sql: Sql,
  side: 'groomer' | 'business',
  viewerId: string,
  { lat, lon }: LatLon,
  miles: number,
) => sql`(
    select p.account_id, ${side}::text as side
    from ${sql(side === 'groomer' ? 'groomer_profiles' : 'business_profiles')} p
    where p.listed and p.account_id <> ${viewerId} and ${isVisibleTo(sql, viewerId, 'p.account_id')}
      and miles_between(p.lat, p.lon, ${lat}, ${lon}) <= ${miles} and p.spot is not null
    order by p.spot <-> point_on_earth(${lat}, ${lon}) limit ${most})`;
