import { BusinessType } from '#contract/profiles.ts';
import { matchesFilters, inOrder, afterCursor, isOpen, matchesWords } from './shift-search-terms.queries.ts';
import type { Terms, SearchStrategy } from './shift-search-terms.queries.ts';

/** How many shifts, or points with all their shifts, are looked at in the hope that enough of them fit. */
const walkLength = { shifts: 2000, points: 200 };

/** Looks at the next shifts in order. Where much fits it is soon done; where little fits it gives up, and is short. */
export const scanInOrder: SearchStrategy = (terms, limit) => `
  select s.id from (
    select s.* from shifts s where ${isOpen(terms.sort === 'soonest')} and ${afterCursor(terms)}
    order by ${inOrder[terms.sort]} limit ${terms.narrow || terms.area ? walkLength.shifts : limit}
  ) s where ${matchesFilters(terms)} order by ${inOrder[terms.sort]} limit ${limit}`;

/** Takes the first of every cell that the circle touches. What lies elsewhere is never looked at. */
export const topPerCell: SearchStrategy = (terms, limit) => `
  select s.id from unnest(asked.cells) c (cell) cross join lateral (
    select s.* from shifts s
    where s.cell = c.cell and ${isOpen(terms.sort === 'soonest')} and ${afterCursor(terms)} and ${matchesFilters(terms)}
    order by ${inOrder[terms.sort]} limit ${limit}
  ) s order by ${inOrder[terms.sort]} limit ${limit}`;

/** Goes outward from point to point and takes the soonest of each, to the edge of the circle or until it gives up. */
export const scanByDistance: SearchStrategy = (terms, limit) => `
  select s.id, p.away from (
    select p.lat, p.lon, p.spot <-> asked.spot as away from shift_spots p
    where ${terms.area ? 'p.spot <@ cube_enlarge(asked.spot, asked.reach, 3) and p.spot <-> asked.spot <= asked.reach' : 'true'}
      and ${terms.past ? 'p.spot <-> asked.spot >= asked.past_away' : 'true'}
    order by p.spot <-> asked.spot ${terms.narrow && !terms.area ? `limit ${walkLength.points}` : ''}
  ) p cross join lateral (
    select s.* from shifts s
    where s.lat = p.lat and s.lon = p.lon and ${isOpen(true)} and ${afterCursor(terms)} and ${matchesFilters(terms)}
    order by s.starts_at, s.id limit ${limit}
  ) s order by ${inOrder[terms.sort]} limit ${limit}`;

/** Finds everything that fits and sorts it: for where a walk has found that there is little. */
export const collectAndSort: SearchStrategy = (terms, limit) => `
  select s.id, p.away from (${allMatches(terms)}) s
  cross join lateral (select point_on_earth(s.lat, s.lon) <-> asked.spot as away) p
  where ${afterCursor(terms)} order by ${inOrder[terms.sort]} limit ${limit}`;

/** Everything that fits, found by what is rarest about it. `offset 0` keeps the planner from ways of its own. */
export const allMatches = (terms: Terms) => {
  const that = `${isOpen(terms.before !== undefined)} and ${matchesFilters(terms)} offset 0`;
  if (terms.area) return `select s.* from shifts s where s.cell = any (asked.cells) and ${that}`;
  if (terms.words) return `select s.* from shifts s where ${matchesWords} and ${that}`;
  if (terms.before) return `select s.* from shifts s where ${that}`;
  return `
    select s.* from unnest(${terms.type ? 'array[asked.type]' : allTypes}) b (type)
    cross join generate_series(1, asked.max_dogs) dogs
    cross join lateral (select s.* from shifts s where s.business_type = b.type and s.dog_count = dogs and ${that}) s`;
};
const allTypes = `'{${BusinessType.options.join()}}'::text[]`;
