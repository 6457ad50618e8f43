import { z } from 'zod';
import type { RequestFilters, RequestSearch } from '#contract/grooming/grooming-requests.ts';
import { searchOrigin } from '#server/modules/profiles/index.ts';
import { decodeCursor, encodeCursor } from '#server/platform/http/requests/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { searchWords } from '#server/platform/database/search-words.ts';
import { RawJson } from '#server/platform/database/sql.ts';
import { onlyNew } from '#server/platform/radius-search/new-items.ts';
import type { NewItems } from '#server/platform/radius-search/new-items.ts';
import { findPinned, toPinned } from '#server/platform/radius-search/pins.ts';
import { countMatches, findMatches } from '#server/platform/radius-search/search.queries.ts';
import type { Match } from '#server/platform/radius-search/search.queries.ts';
import { countLimit, cursorSchema, placeSearch, toCount } from '#server/platform/radius-search/search.ts';
import { readBest } from '#server/platform/radius-search/strategies.queries.ts';
import { nextHour } from '../view/get-request.ts';
import {
  isOpen,
  isUnseenRequest,
  requestConditions,
  searchedRequests,
} from './request-search-terms.queries.ts';
import { findCardsInOrder, findPins } from './request-search.queries.ts';

/**
 * Returns a page of matching open requests as JSON, how long it is valid, and the cursor of the next page.
 * Requests of Premium members come first, and both parts are sorted as requested.
 * @throws Problem `invalid` naming `near` or `radius` where no place is known, or `cursor`
 */
export async function searchRequests(platform: Platform, viewerId: string, query: RequestSearch) {
  const { sql, clock } = platform;
  const { limit = 20 } = query;
  const terms = await readTerms(platform, viewerId, query);
  const [startsWith, cursor] = decodeCursor(query.cursor, z.tuple([z.boolean(), cursorSchema(terms)])) ?? [];
  const found: (Match & { priority: boolean })[] = [];
  for (const priority of startsWith === false ? [false] : [true, false]) {
    const search = { ...terms, open: isOpen(priority), cursor: priority === startsWith ? cursor : undefined };
    const wanted = limit + 1 - found.length;
    const some = await readBest(
      search,
      (strategy) => findMatches(sql, search, strategy, wanted),
      (matches) => matches.length >= wanted,
    );
    found.push(...some.map((match) => ({ ...match, priority })));
    if (found.length > limit) break;
  }
  const page = found.slice(0, limit);
  const viewer = { id: viewerId, origin: terms.origin, now: clock.now() };
  const last = page.at(-1);
  return {
    requests: new RawJson(
      await findCardsInOrder(
        sql,
        page.map(({ id }) => id),
        viewer,
      ),
    ),
    validUntil: nextHour(clock.now()),
    next: found.length > limit && last ? encodeCursor([last.priority, last.keys]) : undefined,
  };
}

/** Counts the matching open requests, up to a limit. @throws Problem `invalid` */
export async function countRequests(platform: Platform, viewerId: string, filters: RequestFilters) {
  const terms = await readTerms(platform, viewerId, filters);
  let count = 0;
  for (const priority of [true, false])
    if (count <= countLimit)
      count += await countMatches(platform.sql, { ...terms, open: isOpen(priority), cursor: undefined });
  return toCount(count);
}

/** Finds where the matching open requests are, Premium first and then nearest, up to a limit. @throws Problem `invalid` */
export async function pinRequests(platform: Platform, viewerId: string, filters: RequestFilters) {
  const terms = await readTerms(platform, viewerId, { ...filters, sort: 'nearest' });
  const found: string[] = [];
  for (const priority of [true, false])
    found.push(...(await findPinned(platform.sql, { ...terms, open: isOpen(priority), cursor: undefined })));
  const { ids, more } = toPinned(found);
  return { pins: await findPins(platform.sql, ids, viewerId), more };
}

/**
 * Counts the matching open requests of others that are new: one request, or those posted after an instant.
 * Requests that the viewer has sent an offer for are not new to them. @throws Problem `invalid`
 */
export async function countNewRequests(
  platform: Platform,
  viewerId: string,
  filters: RequestFilters,
  isNew: NewItems,
): Promise<number> {
  const terms = await readTerms(platform, viewerId, filters);
  let count = 0;
  for (const priority of [true, false]) {
    const search = { ...terms, open: isOpen(priority), cursor: undefined };
    count += await countMatches(platform.sql, onlyNew(search, isNew, isUnseenRequest));
  }
  return count;
}

async function readTerms(platform: Platform, viewerId: string, query: RequestSearch) {
  const origin = await searchOrigin(platform, viewerId, query.near);
  const placed = placeSearch(searchedRequests, viewerId, origin, query);
  return { ...placed, ...requestConditions(query, await searchWords(platform.sql, query.q ?? '')) };
}
