import { z } from 'zod';
import type { RequestFilters, RequestSearch, RequestSort } from '#contract/grooming/grooming-requests.ts';
import { Day, Id, Instant } from '#contract/values.ts';
import { searchOrigin } from '#server/modules/profiles/index.ts';
import { areaAround } from '#server/modules/shifts/index.ts';
import { decodeCursor, encodeCursor } from '#server/platform/http/requests/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { searchWords } from '#server/platform/database/search-words.ts';
import { RawJson } from '#server/platform/database/sql.ts';
import { nextDay, utcDay } from '../view/get-request.ts';
import type { Found, SearchTerms, SearchStrategy } from './request-search-terms.queries.ts';
import {
  countUpTo,
  findMatches,
  collectAndSort,
  findCardsInOrder,
  topPerCell,
  scanInOrder,
  scanByDistance,
} from './request-search.queries.ts';

/** In a wider circle, the next requests in order are likely to match, so scanning in order is tried first. */
const wideMiles = 100;
const countLimit = 500;

/**
 * Returns a page of matching open requests as JSON, how long it is valid, and the cursor of the next page.
 * Requests of Premium members come first, and both parts are sorted as requested.
 * @throws Problem `invalid` naming `near` or `radius` where no place is known, or `cursor`
 */
export async function searchRequests(platform: Platform, viewerId: string, query: RequestSearch) {
  const { sql, clock } = platform;
  const { limit = 20 } = query;
  const terms = await termsOf(platform, viewerId, query);
  const found: Found[] = [];
  for (const priority of terms.cursor?.priority === false ? [false] : [true, false]) {
    const cursor = terms.cursor?.priority === priority ? terms.cursor : undefined;
    found.push(...(await findSome(platform, { ...terms, priority, cursor }, limit + 1 - found.length)));
    if (found.length > limit) break;
  }
  const page = found.slice(0, limit);
  const viewer = { id: viewerId, origin: terms.origin, today: utcDay(clock.now()) };
  const last = page.at(-1);
  return {
    requests: new RawJson(
      await findCardsInOrder(
        sql,
        page.map(({ id }) => id),
        viewer,
      ),
    ),
    validUntil: nextDay(clock.now()),
    next: found.length > limit && last ? encodeCursor(last.keys) : undefined,
  };
}

/** Counts the matching open requests, up to a limit. @throws Problem `invalid` */
export async function countRequests(platform: Platform, viewerId: string, filters: RequestFilters) {
  const terms = await termsOf(platform, viewerId, filters);
  let count = 0;
  for (const priority of [true, false])
    count += await countUpTo(platform.sql, { ...terms, priority }, countLimit + 1 - count);
  return { count: Math.min(count, countLimit), more: count > countLimit };
}

async function findSome({ sql }: Platform, terms: SearchTerms, wanted: number): Promise<Found[]> {
  const [first, fallback] = chooseStrategies(terms);
  const found = await findMatches(sql, terms, first, wanted);
  return found.length < wanted && fallback ? findMatches(sql, terms, fallback, wanted) : found;
}

/** Returns the strategy to try first and, if that one may miss matches, the one that finds all. */
function chooseStrategies({ sort, area, hasFilters }: SearchTerms): [SearchStrategy, SearchStrategy?] {
  const scan = sort === 'nearest' ? scanByDistance : scanInOrder;
  if (!area) return hasFilters ? [scan, collectAndSort] : [scan];
  if (sort === 'nearest') return [scan];
  return area.miles > wideMiles ? [scan, topPerCell] : [topPerCell];
}

async function termsOf(platform: Platform, viewerId: string, query: RequestSearch) {
  const { radius, size, species, service, urgency, from, to, minBudget, q = '' } = query;
  const origin = await searchOrigin(platform, viewerId, query.near);
  if (radius !== undefined && !origin)
    throw fieldProblem('radius', 'Around which place? Choose one, or save your own in your profile.');
  const sort = query.sort === 'nearest' && !origin ? 'soonest' : (query.sort ?? 'newest');
  const facets = [size, species, service, urgency].filter((code) => code !== undefined);
  const words = await searchWords(platform.sql, q);
  return {
    viewerId,
    sort,
    cursor: decodeCursor(query.cursor, cursors[sort]),
    facets,
    firstDay: from,
    lastDay: to,
    minBudget,
    words,
    origin,
    area: origin && radius ? areaAround(origin, radius) : undefined,
    hasFilters: facets.length > 0 || [from, to, minBudget, words].some((term) => term !== undefined),
  } satisfies Omit<SearchTerms, 'priority'>;
}

/** Requests without a day are sorted by a day after all others. */
const AnyDay = z.union([Day, z.literal('9999-12-31')]);
const cursors = {
  newest: z
    .tuple([z.boolean(), Id, Instant])
    .transform(([priority, id, instant]) => ({ priority, id, instant })),
  soonest: z.tuple([z.boolean(), Id, AnyDay]).transform(([priority, id, day]) => ({ priority, id, day })),
  budget: z
    .tuple([z.boolean(), Id, z.int32()])
    .transform(([priority, id, budget]) => ({ priority, id, budget })),
  nearest: z
    .tuple([z.boolean(), Id, AnyDay, z.number()])
    .transform(([priority, id, day, away]) => ({ priority, id, day, away })),
} satisfies Record<RequestSort, z.ZodType>;
