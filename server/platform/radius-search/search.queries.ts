import type { Sql } from '#server/platform/database/sql.ts';
import { countLimit } from './search.ts';
import type { Search } from './search.ts';
import { allMatches } from './strategies.queries.ts';
import type { Strategy } from './strategies.queries.ts';

const first = 10;

/**
 * The values of a search as a row that the planner cannot see, so one generic plan per statement is kept;
 * planning each call would double the cost. Statements are plain text because all varying values are in this
 * row, and assembling tagged templates costs Node more than the response.
 */
export const params = ({ order, values }: Search) => `params as materialized (select
  $1::uuid as viewer_id, $2::float8 as lat, $3::float8 as lon, point_on_earth($2, $3) as origin,
  $4::float8 as miles, $5::float8 as reach, $6::int[] as cells,
  $7::uuid as cursor_id, $8::${order.type} as cursor_key, $9::float8 as cursor_away${Object.entries(values)
    .map(([name, [expression]], index) => `, ${expression.replace('?', `$${first + index}`)} as ${name}`)
    .join('')})`;

/** The values for `params`. */
export const paramValues = ({ viewerId, origin, area, cursor, values }: Search): unknown[] => [
  viewerId,
  origin?.lat ?? null,
  origin?.lon ?? null,
  area?.miles ?? null,
  area?.reach ?? null,
  area?.cells ?? [],
  cursor?.id ?? null,
  cursor?.key ?? null,
  cursor?.away ?? null,
  ...Object.values(values).map(([, value]) => value ?? null),
];

/** The keys of a match as JSON, for the cursor of the next page; `from` is what a strategy selected. */
export const keysOf = ({ byDistance }: Search, from: string) =>
  `json_build_array(${from}.id, ${from}.key${byDistance ? `, ${from}.away` : ''})`;

export type Match = { id: string; keys: (string | number)[] };

/** Returns the first `limit` matches that a strategy selects. */
export const findMatches = (sql: Sql, search: Search, strategy: Strategy, limit: number) =>
  sql.unsafe<Match[]>(
    `with ${params(search)}
    select w.id, ${keysOf(search, 'w')} as keys from params cross join lateral (${strategy(search, limit)}) w`,
    paramValues(search),
  );

/** Counts the matches, up to one more than `countLimit`. */
export async function countMatches(sql: Sql, search: Search): Promise<number> {
  const text = `
    with ${params(search)} select count(*)::int as count from (
      select from params cross join lateral (${allMatches(search)}) w limit ${countLimit + 1}) counted`;
  const [row] = await sql.unsafe<{ count: number }[]>(text, paramValues(search));
  return row?.count ?? 0;
}
