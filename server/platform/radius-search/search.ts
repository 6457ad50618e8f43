import { z } from 'zod';
import { Day, Id, Instant } from '#contract/values.ts';
import type { LatLon } from '#server/platform/places/distance.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { areaAround } from './area.ts';
import type { Area } from './area.ts';

/** The schemas of the columns by which can be sorted. Rows without a day have one after all others. */
const keySchemas = { timestamptz: Instant, date: z.union([Day, z.literal('9999-12-31')]), int: z.int32() };

/** A column by which matches are sorted, and then by id in the same direction. */
export type Order = { column: string; type: keyof typeof keySchemas; descending?: boolean };

/** A table that is searched; it has the columns `id`, `lat`, `lon` and `cell`. */
export type Searched<Sort extends string> = {
  table: string;
  /** The table of the points of all rows: `lat`, `lon`, and `spot` on the unit sphere. */
  points: string;
  orders: Record<Exclude<Sort, 'nearest'>, Order>;
  usualSort: Exclude<Sort, 'nearest'>;
  /** The order of matches at the same distance, and of all where the viewer has no place. */
  sortAtPoint: Exclude<Sort, 'nearest'>;
};

/** The place and order of a search. */
export type Placed = {
  viewerId: string;
  table: string;
  points: string;
  order: Order;
  byDistance: boolean;
  /** The point from which distances are measured, and the circle that matches must lie in. */
  origin: LatLon | undefined;
  area: Area | undefined;
};

/** Where a page begins: the sort keys of the last match on the previous one. */
export type Cursor = { id: string; key: string | number; away?: number | undefined };

/**
 * A search of one table. Conditions are SQL about the table's row `x`, the row `params` with the search's
 * values, and `viewer`.
 */
export type Search = Placed & {
  cursor: Cursor | undefined;
  /**
   * Whether the row can be found at all: as read in order, at one point, or with all other matches. They differ
   * where the planner must be kept from an index.
   */
  open: { inOrder: string; atPoint: string; all: string };
  /** The filters besides the area. */
  filters: string[];
  /** The filters' values by their name in `params`, as SQL where `?` is the value. */
  values: Record<string, [expression: string, value: unknown]>;
  /** Splits the search for all matches without an area by the columns of an index. */
  everywhere?: { from: string; where: string } | undefined;
};

/** The viewer's id in a condition. */
export const viewer = '$1::uuid';

type Wanted<Sort> = { sort?: Sort | undefined; radius?: number | undefined };

/**
 * Chooses the order, and the circle of `radius` miles.
 * @throws Problem `invalid` naming `radius` where no place is known
 */
export function placeSearch<Sort extends string>(
  { table, points, orders, usualSort, sortAtPoint }: Searched<Sort>,
  viewerId: string,
  origin: LatLon | undefined,
  { sort = usualSort, radius }: Wanted<Sort | 'nearest'>,
): Placed {
  if (radius !== undefined && !origin)
    throw fieldProblem('radius', 'Around which place? Choose one, or save your own in your profile.');
  const area = origin && radius ? areaAround(origin, radius) : undefined;
  const order = orders[sort === 'nearest' ? sortAtPoint : (sort as Exclude<Sort, 'nearest'>)];
  const byDistance = sort === 'nearest' && origin !== undefined;
  return { viewerId, table, points, order, byDistance, origin, area };
}

/** The schema of the keys that a statement returns for each match. */
export function cursorSchema({ order, byDistance }: Placed): z.ZodType<Cursor> {
  const key: z.ZodType<string | number> = keySchemas[order.type];
  return byDistance
    ? z.tuple([Id, key, z.number()]).transform(([id, value, away]) => ({ id, key: value, away }))
    : z.tuple([Id, key]).transform(([id, value]) => ({ id, key: value }));
}

/** How many matches are counted, and shown on a map. */
export const countLimit = 500;
export const toCount = (count: number) => ({
  count: Math.min(count, countLimit),
  more: count > countLimit,
});
