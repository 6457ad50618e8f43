import { z } from 'zod';
import type { ShiftFilters, ShiftSearch, ShiftSort } from '#contract/shift-search.ts';
import { Id, Instant } from '#contract/values.ts';
import { searchOrigin } from '#server/modules/profiles/index.ts';
import { after, days } from '#server/platform/clock.ts';
import { decodeCursor, encodeCursor } from '#server/platform/http/requests/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { searchWords } from '#server/platform/database/search-words.ts';
import { RawJson } from '#server/platform/database/sql.ts';
import { areaAround } from './shift-search-area.ts';
import type { Terms, SearchStrategy } from './shift-search-terms.queries.ts';
import {
  allMatches,
  collectAndSort,
  topPerCell,
  scanInOrder,
  scanByDistance,
} from './shift-search-strategies.queries.ts';
import { countUpTo, readPage } from './shift-search.queries.ts';

/** A wider circle holds so much of the country that the next shifts are likely to be in it. */
const wideMiles = 100;
const countedTo = 500;

/**
 * A page of open shifts that fit, as JSON, and the cursor of the next one.
 * @throws Problem `invalid` naming `near` or `radius` where no place is known, or `cursor`
 */
export async function searchShifts(platform: Platform, viewerId: string, query: ShiftSearch) {
  const { sql } = platform;
  const { limit = 20 } = query;
  const terms = await termsOf(platform, viewerId, query);
  const [first, otherwise] = waysOf(terms);
  const read = (way: SearchStrategy) => readPage(sql, terms, way, { viewerId, limit });
  let page = await read(first);
  if (page.found <= limit && otherwise) page = await read(otherwise);
  return {
    shifts: new RawJson(page.cards),
    next: page.found > limit && page.last ? encodeCursor(page.last) : undefined,
  };
}

/** How many open shifts fit, as far as it is worth counting. @throws Problem `invalid` */
export async function countShifts(platform: Platform, viewerId: string, filters: ShiftFilters) {
  const terms = await termsOf(platform, viewerId, filters);
  const count = await countUpTo(platform.sql, terms, allMatches(terms), countedTo + 1);
  return { count: Math.min(count, countedTo), more: count > countedTo };
}

/** The way that is tried first and, where it may find too few, the one that finds all. */
function waysOf({ sort, area, narrow }: Terms): [SearchStrategy, SearchStrategy?] {
  const ahead = sort === 'nearest' ? scanByDistance : scanInOrder;
  if (!area) return narrow ? [ahead, collectAndSort] : [ahead];
  if (sort === 'nearest') return [ahead];
  return area.miles > wideMiles ? [ahead, topPerCell] : [topPerCell];
}

async function termsOf(platform: Platform, viewerId: string, query: ShiftSearch): Promise<Terms> {
  const { radius, type, minPay = 1, maxDogs = 60, from, to, q = '' } = query;
  const now = platform.clock.now();
  const spot = await searchOrigin(platform, viewerId, query.near);
  if (radius !== undefined && !spot)
    throw fieldProblem('radius', 'Around which place? Choose one, or save your own in your profile.');
  const sort = query.sort === 'nearest' && !spot ? 'soonest' : (query.sort ?? 'newest');
  // In every zone there is, a day begins and ends within a day of UTC's.
  const earliest = from ? after(new Date(from), -days(1)) : now;
  const words = await searchWords(platform.sql, q);
  const freeFor = query.hideBooked && viewerId;
  return {
    sort,
    past: pastOf(sort, query.cursor),
    after: earliest > now ? earliest : now,
    before: to ? after(new Date(to), days(2)) : undefined,
    firstDay: from,
    lastDay: to,
    type,
    minPay,
    maxDogs,
    words,
    spot,
    area: spot && radius ? areaAround(spot, radius) : undefined,
    freeFor,
    narrow: minPay > 1 || maxDogs < 60 || [type, from, to, words, freeFor].some((term) => term != null),
  };
}

const ByInstant = z.tuple([Id, Instant]).transform(([id, instant]) => ({ id, instant }));
const cursors = {
  newest: ByInstant,
  soonest: ByInstant,
  pay: z.tuple([Id, z.int32()]).transform(([id, pay]) => ({ id, pay })),
  nearest: z.tuple([Id, Instant, z.number()]).transform(([id, instant, away]) => ({ id, instant, away })),
};
const pastOf = (sort: ShiftSort, cursor: string | undefined): Terms['past'] =>
  decodeCursor(cursor, cursors[sort]);
