import { z } from 'zod';
import type { ShiftFilters, ShiftSearch, ShiftSort } from '#contract/shifts/shift-search.ts';
import { Id, Instant } from '#contract/values.ts';
import { searchOrigin } from '#server/modules/profiles/index.ts';
import { after, days } from '#server/platform/clock.ts';
import { decodeCursor, encodeCursor } from '#server/platform/http/requests/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { searchWords } from '#server/platform/database/search-words.ts';
import { RawJson } from '#server/platform/database/sql.ts';
import { areaAround } from './shift-search-area.ts';
import type { SearchTerms, SearchStrategy } from './shift-search-terms.queries.ts';
import {
  allMatches,
  collectAndSort,
  topPerCell,
  scanInOrder,
  scanByDistance,
} from './shift-search-strategies.queries.ts';
import { countUpTo, findPage } from './shift-search.queries.ts';

/** In a wider circle, the next shifts in order are likely to match, so scanning in order is tried first. */
const wideMiles = 100;
const countLimit = 500;

/**
 * Returns a page of matching open shifts as JSON and the cursor of the next page.
 * @throws Problem `invalid` naming `near` or `radius` where no place is known, or `cursor`
 */
export async function searchShifts(platform: Platform, viewerId: string, query: ShiftSearch) {
  const { sql } = platform;
  const { limit = 20 } = query;
  const terms = await termsOf(platform, viewerId, query);
  const [first, fallback] = chooseStrategies(terms);
  const read = (strategy: SearchStrategy) => findPage(sql, terms, strategy, limit);
  let page = await read(first);
  if (page.found <= limit && fallback) page = await read(fallback);
  return {
    shifts: new RawJson(page.cards),
    next: page.found > limit && page.last ? encodeCursor(page.last) : undefined,
  };
}

/** Counts the matching open shifts, up to a limit. @throws Problem `invalid` */
export async function countShifts(platform: Platform, viewerId: string, filters: ShiftFilters) {
  const terms = await termsOf(platform, viewerId, filters);
  const count = await countUpTo(platform.sql, terms, allMatches(terms), countLimit + 1);
  return { count: Math.min(count, countLimit), more: count > countLimit };
}

/** Returns the strategy to try first and, if that one may miss matches, the one that finds all. */
function chooseStrategies({ sort, area, hasFilters }: SearchTerms): [SearchStrategy, SearchStrategy?] {
  const scan = sort === 'nearest' ? scanByDistance : scanInOrder;
  if (!area) return hasFilters ? [scan, collectAndSort] : [scan];
  if (sort === 'nearest') return [scan];
  return area.miles > wideMiles ? [scan, topPerCell] : [topPerCell];
}

async function termsOf(platform: Platform, viewerId: string, query: ShiftSearch): Promise<SearchTerms> {
  const { radius, type, minPay = 1, maxDogs = 60, from, to, q = '' } = query;
  const now = platform.clock.now();
  const origin = await searchOrigin(platform, viewerId, query.near);
  if (radius !== undefined && !origin)
    throw fieldProblem('radius', 'Around which place? Choose one, or save your own in your profile.');
  const sort = query.sort === 'nearest' && !origin ? 'soonest' : (query.sort ?? 'newest');
  // In every time zone, a day begins and ends within a day of UTC's.
  const earliest = from ? after(new Date(from), -days(1)) : now;
  const words = await searchWords(platform.sql, q);
  const freeFor = query.hideBooked && viewerId;
  return {
    viewerId,
    sort,
    cursor: cursorOf(sort, query.cursor),
    after: earliest > now ? earliest : now,
    before: to ? after(new Date(to), days(2)) : undefined,
    firstDay: from,
    lastDay: to,
    type,
    minPay,
    maxDogs,
    words,
    origin,
    area: origin && radius ? areaAround(origin, radius) : undefined,
    freeFor,
    hasFilters: minPay > 1 || maxDogs < 60 || [type, from, to, words, freeFor].some((term) => term != null),
  };
}

const ByInstant = z.tuple([Id, Instant]).transform(([id, instant]) => ({ id, instant }));
const cursors = {
  newest: ByInstant,
  soonest: ByInstant,
  pay: z.tuple([Id, z.int32()]).transform(([id, pay]) => ({ id, pay })),
  nearest: z.tuple([Id, Instant, z.number()]).transform(([id, instant, away]) => ({ id, instant, away })),
};
const cursorOf = (sort: ShiftSort, cursor: string | undefined): SearchTerms['cursor'] =>
  decodeCursor(cursor, cursors[sort]);
