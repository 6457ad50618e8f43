import type { Search } from './search.ts';

/** Returns a statement that selects the first `limit` matches for the single row `params`: id, key, away. */
export type Strategy = (search: Search, limit: number) => string;

/** How many rows, or points with all their rows, a scan reads before it gives up. */
const scanLimit = { rows: 2000, points: 200 };

/** In a wider circle, the next rows in order are likely to match, so scanning in order is tried first. */
const wideMiles = 100;

/**
 * Reads with the strategy that suits the search, and again with the one that finds all matches if the first
 * may have missed some.
 */
export async function readBest<Found>(
  search: Search,
  read: (strategy: Strategy) => Promise<Found>,
  isFull: (found: Found) => boolean,
): Promise<Found> {
  const [first, fallback] = chooseStrategies(search);
  const found = await read(first);
  return fallback && !isFull(found) ? read(fallback) : found;
}

/** Returns the strategy to try first and, if that one may miss matches, the one that finds all. */
function chooseStrategies({ byDistance, area, filters }: Search): [Strategy, Strategy?] {
  const scan = byDistance ? scanByDistance : scanInOrder;
  if (!area) return filters.length > 0 ? [scan, collectAndSort] : [scan];
  if (byDistance) return [scan];
  return area.miles > wideMiles ? [scan, topPerCell] : [topPerCell];
}

/**
 * Reads the next rows in order. It is fast if many match; if few match, it stops at the scan limit and may
 * return too few.
 */
const scanInOrder: Strategy = (search, limit) => `
  select ${columns(search)} from (
    select x.* from ${search.table} x where ${search.open.inOrder} and ${afterCursor(search)}
    order by ${inOrder(search)} limit ${search.filters.length > 0 || search.area ? scanLimit.rows : limit}
  ) x where ${matches(search)} order by ${inOrder(search)} limit ${limit}`;

/** Takes the first matches of every cell that the circle touches and reads nothing outside of them. */
const topPerCell: Strategy = (search, limit) => `
  select ${columns(search)} from unnest(params.cells) c (cell) cross join lateral (
    select x.* from ${search.table} x
    where x.cell = c.cell and ${search.open.inOrder} and ${afterCursor(search)} and ${matches(search)}
    order by ${inOrder(search)} limit ${limit}
  ) x order by ${inOrder(search)} limit ${limit}`;

/**
 * Reads points by increasing distance and takes the first matches of each, up to the edge of the circle or the
 * scan limit.
 */
const scanByDistance: Strategy = (search, limit) => `
  select ${columns(search)} from (
    select p.lat, p.lon, p.spot <-> params.origin as away from ${search.points} p
    where ${search.area ? 'p.spot <@ cube_enlarge(params.origin, params.reach, 3) and p.spot <-> params.origin <= params.reach' : 'true'}
      and ${search.cursor ? 'p.spot <-> params.origin >= params.cursor_away' : 'true'}
    order by p.spot <-> params.origin ${search.filters.length > 0 && !search.area ? `limit ${scanLimit.points}` : ''}
  ) p cross join lateral (
    select x.* from ${search.table} x
    where x.lat = p.lat and x.lon = p.lon and ${search.open.atPoint} and ${afterCursor(search)} and ${matches(search)}
    order by ${keyOrder(search)} limit ${limit}
  ) x order by ${inOrder(search)} limit ${limit}`;

/** Finds all matches and sorts them, for searches where a scan has found too few. */
export const collectAndSort: Strategy = (search, limit) => `
  select ${columns(search)} from (${allMatches(search)}) x
  cross join lateral (select point_on_earth(x.lat, x.lon) <-> params.origin as away) p
  where ${afterCursor(search)} order by ${inOrder(search)} limit ${limit}`;

/** Selects all matches. `offset 0` keeps the planner from choosing another index. */
export const allMatches = (search: Search): string => {
  const { table, area, open, everywhere } = search;
  const condition = `${open.all} and ${matches(search)} offset 0`;
  if (area) return `select x.* from ${table} x where x.cell = any (params.cells) and ${condition}`;
  if (!everywhere) return `select x.* from ${table} x where ${condition}`;
  return `
    select x.* from ${everywhere.from}
    cross join lateral (select x.* from ${table} x where ${everywhere.where} and ${condition}) x`;
};

const matches = ({ filters, area }: Search) =>
  [
    ...filters,
    ...(area ? ['miles_between(x.lat, x.lon, params.lat, params.lon) <= params.miles'] : []),
    'true',
  ].join(' and ');

const columns = ({ order, byDistance }: Search) =>
  `x.id, x.${order.column} as key${byDistance ? ', p.away' : ''}`;

const keyOrder = ({ order: { column, descending } }: Search) =>
  descending ? `x.${column} desc, x.id desc` : `x.${column}, x.id`;

const inOrder = (search: Search) => (search.byDistance ? `p.away, ${keyOrder(search)}` : keyOrder(search));

const afterCursor = ({ order: { column, descending }, byDistance, cursor }: Search) => {
  if (!cursor) return 'true';
  return byDistance
    ? `(p.away, x.${column}, x.id) > (params.cursor_away, params.cursor_key, params.cursor_id)`
    : `(x.${column}, x.id) ${descending ? '<' : '>'} (params.cursor_key, params.cursor_id)`;
};
