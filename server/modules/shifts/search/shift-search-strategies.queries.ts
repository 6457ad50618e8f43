import { BusinessType } from '#contract/profiles.ts';
import { matchesFilters, inOrder, afterCursor, isOpen, matchesWords } from './shift-search-terms.queries.ts';
import type { SearchTerms, SearchStrategy } from './shift-search-terms.queries.ts';

/** How many shifts, or points with all their shifts, a scan reads before it gives up. */
const scanLimit = { shifts: 2000, points: 200 };

/**
 * Reads the next shifts in order. It is fast if many match; if few match, it stops at the scan limit and may
 * return too few.
 */
export const scanInOrder: SearchStrategy = (terms, limit) => `
  select s.id from (
    select s.* from shifts s where ${isOpen(terms.sort === 'soonest')} and ${afterCursor(terms)}
    order by ${inOrder[terms.sort]} limit ${terms.hasFilters || terms.area ? scanLimit.shifts : limit}
  ) s where ${matchesFilters(terms)} order by ${inOrder[terms.sort]} limit ${limit}`;

/** Takes the first matches of every cell that the circle touches and reads nothing outside of them. */
export const topPerCell: SearchStrategy = (terms, limit) => `
  select s.id from unnest(params.cells) c (cell) cross join lateral (
    select s.* from shifts s
    where s.cell = c.cell and ${isOpen(terms.sort === 'soonest')} and ${afterCursor(terms)} and ${matchesFilters(terms)}
    order by ${inOrder[terms.sort]} limit ${limit}
  ) s order by ${inOrder[terms.sort]} limit ${limit}`;

/**
 * Reads points by increasing distance and takes the soonest matches of each, up to the edge of the circle or
 * the scan limit.
 */
export const scanByDistance: SearchStrategy = (terms, limit) => `
  select s.id, p.away from (
    select p.lat, p.lon, p.spot <-> params.origin as away from shift_spots p
    where ${terms.area ? 'p.spot <@ cube_enlarge(params.origin, params.reach, 3) and p.spot <-> params.origin <= params.reach' : 'true'}
      and ${terms.cursor ? 'p.spot <-> params.origin >= params.cursor_away' : 'true'}
    order by p.spot <-> params.origin ${terms.hasFilters && !terms.area ? `limit ${scanLimit.points}` : ''}
  ) p cross join lateral (
    select s.* from shifts s
    where s.lat = p.lat and s.lon = p.lon and ${isOpen(true)} and ${afterCursor(terms)} and ${matchesFilters(terms)}
    order by s.starts_at, s.id limit ${limit}
  ) s order by ${inOrder[terms.sort]} limit ${limit}`;

/** Finds all matches and sorts them, for searches where a scan has found too few. */
export const collectAndSort: SearchStrategy = (terms, limit) => `
  select s.id, p.away from (${allMatches(terms)}) s
  cross join lateral (select point_on_earth(s.lat, s.lon) <-> params.origin as away) p
  where ${afterCursor(terms)} order by ${inOrder[terms.sort]} limit ${limit}`;

/**
 * Selects all matches by the most selective filter. `offset 0` keeps the planner from choosing another index.
 */
export const allMatches = (terms: SearchTerms) => {
  const condition = `${isOpen(terms.before !== undefined)} and ${matchesFilters(terms)} offset 0`;
  if (terms.area) return `select s.* from shifts s where s.cell = any (params.cells) and ${condition}`;
  if (terms.words) return `select s.* from shifts s where ${matchesWords} and ${condition}`;
  if (terms.before) return `select s.* from shifts s where ${condition}`;
  return `
    select s.* from unnest(${terms.type ? 'array[params.type]' : allTypes}) b (type)
    cross join generate_series(1, params.max_dogs) dogs
    cross join lateral (select s.* from shifts s where s.business_type = b.type and s.dog_count = dogs and ${condition}) s`;
};
const allTypes = `'{${BusinessType.options.join()}}'::text[]`;
