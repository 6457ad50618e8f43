import { BusinessType } from '#contract/profiles.ts';
import type { Sql } from '#server/platform/sql.ts';
import { fits, inOrder, isNext, isOpen, keys, literal, saysIt } from './shift-search-terms.queries.ts';
import type { Fragment, Terms } from './shift-search-terms.queries.ts';

/** How many shifts, or points with all their shifts, are looked at in the hope that enough of them fit. */
const walkLength = { shifts: 2000, points: 200 };

/** Looks at the next shifts in order. Where much fits it is soon done; where little fits it gives up, and is short. */
export const walk = (sql: Sql, terms: Terms, limit: number): Fragment => sql`
  select s.id, ${keys(sql, terms)} as keys from (
    select s.* from shifts s where ${isOpen(sql, terms.sort === 'soonest')} and ${isNext(sql, terms)}
    order by ${inOrder(sql, terms)} limit ${literal(sql, walkLength.shifts)}
  ) s where ${fits(sql, terms)} order by ${inOrder(sql, terms)} limit ${literal(sql, limit)}`;

/** Takes the first of every cell that the circle touches. What lies elsewhere is never looked at. */
export const takeFromCells = (sql: Sql, terms: Terms, limit: number): Fragment => sql`
  select s.id, ${keys(sql, terms)} as keys from unnest(asked.cells) c (cell) cross join lateral (
    select s.* from shifts s where s.cell = c.cell and ${isOpen(sql, terms.sort === 'soonest')} and ${isNext(sql, terms)} and ${fits(sql, terms)}
    order by ${inOrder(sql, terms)} limit ${literal(sql, limit)}
  ) s order by ${inOrder(sql, terms)} limit ${literal(sql, limit)}`;

/** Goes outward from point to point and takes the soonest of each, to the edge of the circle or until it gives up. */
export const walkOutward = (sql: Sql, terms: Terms, limit: number): Fragment => sql`
  select s.id, ${keys(sql, terms)} as keys from (
    select p.lat, p.lon, p.spot <-> asked.spot as away from shift_spots p
    where ${terms.area ? sql`p.spot <@ cube_enlarge(asked.spot, asked.reach, 3) and p.spot <-> asked.spot <= asked.reach` : sql`true`}
      and ${terms.past ? sql`p.spot <-> asked.spot >= asked.past_away` : sql`true`}
    order by p.spot <-> asked.spot ${terms.narrow && !terms.area ? sql`limit ${literal(sql, walkLength.points)}` : sql``}
  ) p cross join lateral (
    select s.* from shifts s where s.lat = p.lat and s.lon = p.lon and ${isOpen(sql, true)} and ${isNext(sql, terms)} and ${fits(sql, terms)}
    order by s.starts_at, s.id limit ${literal(sql, limit)}
  ) s order by ${inOrder(sql, terms)} limit ${literal(sql, limit)}`;

/** Finds everything that fits and sorts it: for where a walk has found that there is little. */
export const gather = (sql: Sql, terms: Terms, limit: number): Fragment => sql`
  select s.id, ${keys(sql, terms)} as keys from (${allThatFit(sql, terms)}) s
  cross join lateral (select point_on_earth(s.lat, s.lon) <-> asked.spot as away) p
  where ${isNext(sql, terms)} order by ${inOrder(sql, terms)} limit ${literal(sql, limit)}`;

/** Everything that fits, found by what is rarest about it. `offset 0` keeps the planner from ways of its own. */
export const allThatFit = (sql: Sql, terms: Terms): Fragment => {
  const that = sql`${isOpen(sql, terms.before !== undefined)} and ${fits(sql, terms)} offset 0`;
  if (terms.area) return sql`select s.* from shifts s where s.cell = any (asked.cells) and ${that}`;
  if (terms.words) return sql`select s.* from shifts s where ${saysIt(sql)} and ${that}`;
  if (terms.before) return sql`select s.* from shifts s where ${that}`;
  return sql`
    select s.* from unnest(${terms.type ? [terms.type] : BusinessType.options}::text[]) b (type)
    cross join generate_series(1, asked.max_dogs) dogs
    cross join lateral (select s.* from shifts s where s.business_type = b.type and s.dog_count = dogs and ${that}) s`;
};
