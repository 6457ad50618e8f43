import type { Sql } from '#server/platform/database/sql.ts';
import { cardColumns, cardTables } from './request-card.queries.ts';
import type { ViewerContext } from './request-card.queries.ts';
import {
  params,
  paramValues,
  matchesFilters,
  inOrder,
  afterCursor,
  isOpen,
  keys,
} from './request-search-terms.queries.ts';
import type { Found, Terms, SearchStrategy } from './request-search-terms.queries.ts';

/** How many requests, or points with all their requests, are looked at in the hope that enough of them fit. */
const walkLength = { requests: 2000, points: 200 };

/** The first `limit` of the requests to which a way leads. */
export const find = (sql: Sql, terms: Terms, way: SearchStrategy, limit: number) =>
  sql.unsafe<Found[]>(
    `with ${params} select w.id, w.keys from asked cross join lateral (${way(terms, limit)}) w`,
    paramValues(terms),
  );

/** Looks at the next requests in order. Where much fits it is soon done; where little fits it gives up, and is short. */
export const scanInOrder: SearchStrategy = (terms, limit) => `
  select r.id, ${keys[terms.sort]} from (
    select r.* from grooming_requests r where ${isOpen(terms)} and ${afterCursor(terms)}
    order by ${inOrder[terms.sort]} limit ${terms.narrow || terms.area ? walkLength.requests : limit}
  ) r where ${matchesFilters(terms)} order by ${inOrder[terms.sort]} limit ${limit}`;

/** Takes the first of every cell that the circle touches. What lies elsewhere is never looked at. */
export const topPerCell: SearchStrategy = (terms, limit) => `
  select r.id, ${keys[terms.sort]} from unnest(asked.cells) c (cell) cross join lateral (
    select r.* from grooming_requests r
    where r.cell = c.cell and ${isOpen(terms)} and ${afterCursor(terms)} and ${matchesFilters(terms)}
    order by ${inOrder[terms.sort]} limit ${limit}
  ) r order by ${inOrder[terms.sort]} limit ${limit}`;

/** Goes outward from point to point and takes the soonest of each, to the edge of the circle or until it gives up. */
export const scanByDistance: SearchStrategy = (terms, limit) => `
  select r.id, ${keys.nearest} from (
    select p.lat, p.lon, p.spot <-> asked.spot as away from request_spots p
    where ${terms.area ? 'p.spot <@ cube_enlarge(asked.spot, asked.reach, 3) and p.spot <-> asked.spot <= asked.reach' : 'true'}
      and ${terms.past ? 'p.spot <-> asked.spot >= asked.past_away' : 'true'}
    order by p.spot <-> asked.spot ${terms.narrow && !terms.area ? `limit ${walkLength.points}` : ''}
  ) p cross join lateral (
    select r.* from grooming_requests r
    where r.lat = p.lat and r.lon = p.lon and ${isOpen(terms)} and ${afterCursor(terms)} and ${matchesFilters(terms)}
    order by r.soonest, r.id limit ${limit}
  ) r order by ${inOrder.nearest} limit ${limit}`;

const allThatFit = (terms: Terms) => `
  select r.* from grooming_requests r
  where ${terms.area ? 'r.cell = any (asked.cells) and' : ''} ${isOpen(terms)} and ${matchesFilters(terms)}`;

/** Finds everything that fits and sorts it: for where a walk has found that there is little. */
export const collectAndSort: SearchStrategy = (terms, limit) => `
  select r.id, ${keys[terms.sort]} from (
    ${allThatFit(terms)} offset 0
  ) r cross join lateral (select point_on_earth(r.lat, r.lon) <-> asked.spot as away) p
  where ${afterCursor(terms)} order by ${inOrder[terms.sort]} limit ${limit}`;

/** How many fit, counted no further than `limit`. */
export async function countUpTo(sql: Sql, terms: Terms, limit: number): Promise<number> {
  const text = `
    with ${params}
    select count(*)::int as count from (select from asked cross join lateral (${allThatFit(terms)}) r limit ${limit}) counted`;
  const [row] = await sql.unsafe<{ count: number }[]>(text, paramValues(terms));
  return row?.count ?? 0;
}

/** The cards of those requests, in that order, as JSON text. */
export async function showCards(sql: Sql, ids: string[], viewer: ViewerContext): Promise<string> {
  if (ids.length === 0) return '[]';
  const [row] = await sql`
    select json_agg(card order by f.place)::text
    from unnest(${ids}::uuid[]) with ordinality f (id, place)
    join grooming_requests r on r.id = f.id ${cardTables(sql, viewer)}
    cross join lateral (select ${cardColumns(sql, viewer)}) card`.raw();
  return row?.[0] ?? '[]';
}
