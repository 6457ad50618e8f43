import type { Sql } from '#server/platform/database/sql.ts';
import { cardColumns, cardTables } from '../request-card.queries.ts';
import type { ViewerContext } from '../request-card.queries.ts';
import {
  params,
  paramValues,
  matchesFilters,
  inOrder,
  afterCursor,
  isOpen,
  keys,
} from './request-search-terms.queries.ts';
import type { Found, SearchTerms, SearchStrategy } from './request-search-terms.queries.ts';

/** How many requests, or points with all their requests, a scan reads before it gives up. */
const scanLimit = { requests: 2000, points: 200 };

/** Returns the first `limit` requests that a strategy selects. */
export const findMatches = (sql: Sql, terms: SearchTerms, strategy: SearchStrategy, limit: number) =>
  sql.unsafe<Found[]>(
    `with ${params} select w.id, w.keys from params cross join lateral (${strategy(terms, limit)}) w`,
    paramValues(terms),
  );

/**
 * Reads the next requests in order. It is fast if many match; if few match, it stops at the scan limit and
 * may return too few.
 */
export const scanInOrder: SearchStrategy = (terms, limit) => `
  select r.id, ${keys[terms.sort]} from (
    select r.* from grooming_requests r where ${isOpen(terms)} and ${afterCursor(terms)}
    order by ${inOrder[terms.sort]} limit ${terms.hasFilters || terms.area ? scanLimit.requests : limit}
  ) r where ${matchesFilters(terms)} order by ${inOrder[terms.sort]} limit ${limit}`;

/** Takes the first matches of every cell that the circle touches and reads nothing outside of them. */
export const topPerCell: SearchStrategy = (terms, limit) => `
  select r.id, ${keys[terms.sort]} from unnest(params.cells) c (cell) cross join lateral (
    select r.* from grooming_requests r
    where r.cell = c.cell and ${isOpen(terms)} and ${afterCursor(terms)} and ${matchesFilters(terms)}
    order by ${inOrder[terms.sort]} limit ${limit}
  ) r order by ${inOrder[terms.sort]} limit ${limit}`;

/**
 * Reads points by increasing distance and takes the soonest matches of each, up to the edge of the circle or
 * the scan limit.
 */
export const scanByDistance: SearchStrategy = (terms, limit) => `
  select r.id, ${keys.nearest} from (
    select p.lat, p.lon, p.spot <-> params.origin as away from request_spots p
    where ${terms.area ? 'p.spot <@ cube_enlarge(params.origin, params.reach, 3) and p.spot <-> params.origin <= params.reach' : 'true'}
      and ${terms.cursor ? 'p.spot <-> params.origin >= params.cursor_away' : 'true'}
    order by p.spot <-> params.origin ${terms.hasFilters && !terms.area ? `limit ${scanLimit.points}` : ''}
  ) p cross join lateral (
    select r.* from grooming_requests r
    where r.lat = p.lat and r.lon = p.lon and ${isOpen(terms)} and ${afterCursor(terms)} and ${matchesFilters(terms)}
    order by r.soonest, r.id limit ${limit}
  ) r order by ${inOrder.nearest} limit ${limit}`;

const allMatches = (terms: SearchTerms) => `
  select r.* from grooming_requests r
  where ${terms.area ? 'r.cell = any (params.cells) and' : ''} ${isOpen(terms)} and ${matchesFilters(terms)}`;

/** Finds all matches and sorts them, for searches where a scan has found too few. */
export const collectAndSort: SearchStrategy = (terms, limit) => `
  select r.id, ${keys[terms.sort]} from (
    ${allMatches(terms)} offset 0
  ) r cross join lateral (select point_on_earth(r.lat, r.lon) <-> params.origin as away) p
  where ${afterCursor(terms)} order by ${inOrder[terms.sort]} limit ${limit}`;

/** Counts the matches, up to `limit`. */
export async function countUpTo(sql: Sql, terms: SearchTerms, limit: number): Promise<number> {
  const text = `
    with ${params}
    select count(*)::int as count from (select from params cross join lateral (${allMatches(terms)}) r limit ${limit}) counted`;
  const [row] = await sql.unsafe<{ count: number }[]>(text, paramValues(terms));
  return row?.count ?? 0;
}

/** Returns the cards of requests in the given order, as JSON text. */
export async function findCardsInOrder(sql: Sql, ids: string[], viewer: ViewerContext): Promise<string> {
  if (ids.length === 0) return '[]';
  const [row] = await sql`
    select json_agg(card order by f.place)::text
    from unnest(${ids}::uuid[]) with ordinality f (id, place)
    join grooming_requests r on r.id = f.id ${cardTables(sql, viewer)}
    cross join lateral (select ${cardColumns(sql, viewer)}) card`.raw();
  return row?.[0] ?? '[]';
}
