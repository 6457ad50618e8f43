import { BusinessType } from '#contract/profiles.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Spot } from './shift-card.queries.ts';
import { few, fits, inOrder, isOpen, isPast, keys, saysIn } from './shift-search-terms.queries.ts';
import type {
  Area,
  Fragment,
  Order,
  OrderByColumn,
  OrderByDistance,
  Terms,
} from './shift-search-terms.queries.ts';

/** How many shifts, or points, are looked at in the hope that enough of them fit. */
const walkLength = 2000;

/**
 * Looks at the next shifts in the order asked. Where much fits it is soon done; where little fits it gives up, and has
 * found too few.
 */
export const walk = (sql: Sql, terms: Terms, order: OrderByColumn, limit: number) =>
  first(
    sql,
    order,
    limit,
    sql`
    select s.* from shifts s where ${isOpen(sql, terms, order)} ${isPast(sql, order)}
    order by ${inOrder(sql, order)} limit ${few(sql, walkLength)}`,
    fits(sql, terms),
  );

/** Takes the first of every cell that a circle touches; what lies elsewhere is never looked at. */
export const takeFromCells = (sql: Sql, terms: Terms, order: OrderByColumn, limit: number) =>
  first(
    sql,
    order,
    limit,
    sql`
    select s.* from unnest(${terms.area?.cells ?? []}::int[]) c (cell) cross join lateral (
      select s.* from shifts s
      where s.cell = c.cell and ${isOpen(sql, terms, order)} ${isPast(sql, order)} and ${fits(sql, terms)}
      order by ${inOrder(sql, order)} limit ${few(sql, limit)}
    ) s`,
  );

/** Goes outward from point to point and takes the soonest of each, within the area or as far as it takes to find enough. */
export const walkOutward = (sql: Sql, terms: Terms, order: OrderByDistance, limit: number) => {
  const { area } = terms;
  const away = awayFrom(sql, sql`p.spot`, order.to);
  return first(
    sql,
    order,
    limit,
    sql`
    select s.*, p.away from (
      select p.lat, p.lon, ${away} as away from shift_spots p
      where true ${area ? sql`and ${isTouched(sql, area)}` : sql``} ${order.past ? sql`and ${away} >= ${order.past[0]}` : sql``}
      order by ${away} ${area ? sql`` : sql`limit ${few(sql, walkLength)}`}
    ) p cross join lateral (
      select s.* from shifts s
      where s.lat = p.lat and s.lon = p.lon and ${isOpen(sql, terms, order)} and ${fits(sql, terms)}
        ${order.past ? sql`and (p.away, s.starts_at, s.id) > (${order.past[0]}, ${order.past[1]}, ${order.past[2]})` : sql``}
      order by s.starts_at, s.id limit ${few(sql, limit)}
    ) s`,
  );
};

/** Finds all that fit by what is rarest about them, and sorts them. For where a walk has found that they are few. */
export const gather = (sql: Sql, terms: Terms, order: Order, limit: number) => {
  const fitting = sql`select s.* from (${allThatFit(sql, terms)}) s`;
  if (order.by !== 'nearest') return first(sql, order, limit, fitting, sql`true ${isPast(sql, order)}`);
  const away = awayFrom(sql, sql`point_on_earth(s.lat, s.lon)`, order.to);
  return first(
    sql,
    order,
    limit,
    sql`select s.*, ${away} as away from (${fitting}) s`,
    order.past
      ? sql`(s.away, s.starts_at, s.id) > (${order.past[0]}, ${order.past[1]}, ${order.past[2]})`
      : undefined,
  );
};

/** Every shift that fits, in no order. `offset 0` keeps the planner from choosing a way of its own. */
export const allThatFit = (sql: Sql, terms: Terms): Fragment => {
  const that = sql`s.status = 'posted' and s.starts_at > ${terms.after} and ${fits(sql, terms)}`;
  if (terms.area)
    return sql`select s.* from shifts s where s.cell = any(${terms.area.cells}::int[]) and ${that} offset 0`;
  if (terms.words)
    return sql`select s.* from shifts s where ${saysIn(sql, terms.words)} and ${that} offset 0`;
  if (terms.before)
    return sql`select s.* from shifts s where s.starts_at < ${terms.before} and ${that} offset 0`;
  return sql`
    select s.* from unnest(${terms.type ? [terms.type] : BusinessType.options}::text[]) b (type)
    cross join generate_series(1, ${terms.maxDogs}) dogs
    cross join lateral (select s.* from shifts s where s.business_type = b.type and s.dog_count = dogs and ${that} offset 0) s`;
};

const first = (sql: Sql, order: Order, limit: number, way: Fragment, that: Fragment = sql`true`) => sql`
  select s.id, ${keys(sql, order)} as keys from (${way}) s where ${that} order by ${inOrder(sql, order)} limit ${few(sql, limit)}`;

/** The chord between two points of the unit sphere: it grows with the distance, and the index walks it in order. */
const awayFrom = (sql: Sql, point: Fragment, { lat, lon }: Spot) =>
  sql`(${point} <-> point_on_earth(${lat}, ${lon}))`;

const isTouched = (sql: Sql, { spot: { lat, lon }, miles }: Area) => sql`
  p.spot <@ cube_enlarge(point_on_earth(${lat}, ${lon}), ${2 * Math.sin(miles / 2 / 3958)}, 3)`;
