import type { ShiftFilters, ShiftSearch } from '#contract/shifts/shift-search.ts';
import { searchOrigin } from '#server/modules/profiles/index.ts';
import { decodeCursor, encodeCursor } from '#server/platform/http/requests/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { searchWords } from '#server/platform/database/search-words.ts';
import { RawJson } from '#server/platform/database/sql.ts';
import { isUnseenShift } from './shift-search-terms.queries.ts';
import { onlyNew } from '#server/platform/radius-search/new-items.ts';
import type { NewItems } from '#server/platform/radius-search/new-items.ts';
import { countMatches } from '#server/platform/radius-search/search.queries.ts';
import { cursorSchema, placeSearch, toCount } from '#server/platform/radius-search/search.ts';
import type { Search } from '#server/platform/radius-search/search.ts';
import { readBest } from '#server/platform/radius-search/strategies.queries.ts';
import { findPage } from './shift-search.queries.ts';
import { searchedShifts, shiftConditions } from './shift-search-terms.queries.ts';

/**
 * Returns a page of matching open shifts as JSON and the cursor of the next page.
 * @throws Problem `invalid` naming `near` or `radius` where no place is known, or `cursor`
 */
export async function searchShifts(platform: Platform, viewerId: string, query: ShiftSearch) {
  const { limit = 20 } = query;
  const search = await toSearch(platform, viewerId, query);
  const page = await readBest(
    search,
    (strategy) => findPage(platform.sql, search, strategy, limit),
    ({ found }) => found > limit,
  );
  return {
    shifts: new RawJson(page.cards),
    next: page.found > limit && page.last ? encodeCursor(page.last) : undefined,
  };
}

/** Counts the matching open shifts, up to a limit. @throws Problem `invalid` */
export async function countShifts(platform: Platform, viewerId: string, filters: ShiftFilters) {
  return toCount(await countMatches(platform.sql, await toSearch(platform, viewerId, filters)));
}

/**
 * Counts the matching open shifts of others that are new: one shift, or those posted after an instant. Shifts
 * that the viewer has applied for are not new to them. @throws Problem `invalid`
 */
export async function countNewShifts(
  platform: Platform,
  viewerId: string,
  filters: ShiftFilters,
  isNew: NewItems,
): Promise<number> {
  const search = await toSearch(platform, viewerId, filters);
  return countMatches(platform.sql, onlyNew(search, isNew, isUnseenShift));
}

async function toSearch(platform: Platform, viewerId: string, query: ShiftSearch): Promise<Search> {
  const origin = await searchOrigin(platform, viewerId, query.near);
  const placed = placeSearch(searchedShifts, viewerId, origin, query);
  const words = await searchWords(platform.sql, query.q ?? '');
  return {
    ...placed,
    cursor: decodeCursor(query.cursor, cursorSchema(placed)),
    ...shiftConditions(query, words, {
      byStart: placed.order === searchedShifts.orders.soonest,
      now: platform.clock.now(),
    }),
  };
}
