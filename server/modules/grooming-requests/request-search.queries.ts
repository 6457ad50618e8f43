import type { Sql } from '#server/platform/sql.ts';
import { cardColumns, cardTables } from './request-card.queries.ts';
import type { Onlooker } from './request-card.queries.ts';
import { asked, fits, inOrder, isNext, isOpen, keys, literal } from './request-search-terms.queries.ts';
import type { Found, Fragment, Terms } from './request-search-terms.queries.ts';

/** How many requests, or points with all their requests, are looked at in the hope that enough of them fit. */
const walkLength = { requests: 2000, points: 200 };

/** How requests are looked for. */
export type Way = (sql: Sql, terms: Terms, limit: number) => Fragment;

/** The first `limit` of the requests to which a way leads. */
export const find = (sql: Sql, terms: Terms, way: Way, limit: number) => sql<Found[]>`
  with ${asked(sql, terms)} select w.id, w.keys from asked cross join lateral (${way(sql, terms, limit)}) w`;

/** Looks at the next requests in order. Where much fits it is soon done; where little fits it gives up, and is short. */
export const walk: Way = (sql, terms, limit) => sql`
  select r.id, ${keys(sql, terms)} as keys from (
    select r.* from grooming_requests r where ${isOpen(sql, terms)} and ${isNext(sql, terms)}
    order by ${inOrder(sql, terms)} limit ${literal(sql, walkLength.requests)}
  ) r where ${fits(sql, terms)} order by ${inOrder(sql, terms)} limit ${literal(sql, limit)}`;

/** Takes the first of every cell that the circle touches. What lies elsewhere is never looked at. */
export const takeFromCells: Way = (sql, terms, limit) => sql`
  select r.id, ${keys(sql, terms)} as keys from unnest(asked.cells) c (cell) cross join lateral (
    select r.* from grooming_requests r
    where r.cell = c.cell and ${isOpen(sql, terms)} and ${isNext(sql, terms)} and ${fits(sql, terms)}
    order by ${inOrder(sql, terms)} limit ${literal(sql, limit)}
  ) r order by ${inOrder(sql, terms)} limit ${literal(sql, limit)}`;

/** Goes outward from point to point and takes the soonest of each, to the edge of the circle or until it gives up. */
export const walkOutward: Way = (sql, terms, limit) => sql`
  select r.id, ${keys(sql, terms)} as keys from (
    select p.lat, p.lon, p.spot <-> asked.spot as away from request_spots p
    where ${terms.area ? sql`p.spot <@ cube_enlarge(asked.spot, asked.reach, 3) and p.spot <-> asked.spot <= asked.reach` : sql`true`}
      and ${terms.past ? sql`p.spot <-> asked.spot >= asked.past_away` : sql`true`}
    order by p.spot <-> asked.spot ${terms.narrow && !terms.area ? sql`limit ${literal(sql, walkLength.points)}` : sql``}
  ) p cross join lateral (
    select r.* from grooming_requests r
    where r.lat = p.lat and r.lon = p.lon and ${isOpen(sql, terms)} and ${isNext(sql, terms)} and ${fits(sql, terms)}
    order by r.soonest, r.id limit ${literal(sql, limit)}
  ) r order by ${inOrder(sql, terms)} limit ${literal(sql, limit)}`;

/** Finds everything that fits and sorts it: for where a walk has found that there is little. */
export const gather: Way = (sql, terms, limit) => sql`
  select r.id, ${keys(sql, terms)} as keys from (
    select r.* from grooming_requests r where ${isOpen(sql, terms)} and ${fits(sql, terms)} offset 0
  ) r cross join lateral (select point_on_earth(r.lat, r.lon) <-> asked.spot as away) p
  where ${isNext(sql, terms)} order by ${inOrder(sql, terms)} limit ${literal(sql, limit)}`;

/** The cards of those requests, in that order, as JSON text. */
export async function showCards(sql: Sql, ids: string[], onlooker: Onlooker): Promise<string> {
  const [page] = await sql<{ cards: string }[]>`
    select coalesce(json_agg(card order by f.place), '[]')::text as cards
    from unnest(${ids}::uuid[]) with ordinality f (id, place)
    join grooming_requests r on r.id = f.id ${cardTables(sql, onlooker)}
    cross join lateral (select ${cardColumns(sql, onlooker)}) card`;
  return page?.cards ?? '[]';
}
