import type {
  GroomerFilters,
  GroomerSearch,
  OwnerFilters,
  OwnerSearch,
} from '#contract/profiles/people-search.ts';
import { findReliability } from '#server/modules/reliability/index.ts';
import { searchWords } from '#server/platform/database/search-words.ts';
import { decodeCursor, encodeCursor } from '#server/platform/http/requests/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findPinned, toPinned } from '#server/platform/radius-search/pins.ts';
import { countMatches, findMatches } from '#server/platform/radius-search/search.queries.ts';
import { cursorSchema, placeSearch, toCount } from '#server/platform/radius-search/search.ts';
import type { Search } from '#server/platform/radius-search/search.ts';
import { collectAndSort, readBest } from '#server/platform/radius-search/strategies.queries.ts';
import type { Strategy } from '#server/platform/radius-search/strategies.queries.ts';
import { isFound, peopleConditions, searchedPeople } from './people-search-terms.queries.ts';
import type { SearchedRole } from './people-search-terms.queries.ts';
import { findChangedPeople, findNewlyFitting } from './new-people.queries.ts';
import type { ChangesIn } from './new-people.queries.ts';
import { findGroomerCards, findOwnerCards, findPins } from './people-search.queries.ts';
import type { CardsFor } from './people-search.queries.ts';
import { tradeOf } from '../trade.ts';
import { searchOrigin } from './search-origin.ts';

/**
 * Returns a page of the groomers that match, nearest first unless sorted otherwise, and the cursor of the
 * next page.
 * @throws Problem `invalid` naming `near` or `radius` where no place is known, or `cursor`
 */
export const searchGroomers = (platform: Platform, viewerId: string, query: GroomerSearch) =>
  searchPeople(platform, viewerId, 'groomer', query, findGroomerCards);

/** As `searchGroomers`, for salons and mobile businesses. */
export const searchOwners = (platform: Platform, viewerId: string, query: OwnerSearch) =>
  searchPeople(platform, viewerId, 'business', query, findOwnerCards);

/** Counts the groomers that match, up to a limit. @throws Problem `invalid` */
export const countGroomers = (platform: Platform, viewerId: string, filters: GroomerFilters) =>
  countPeople(platform, viewerId, 'groomer', filters);

/** Counts the salons and mobile businesses that match, up to a limit. @throws Problem `invalid` */
export const countOwners = (platform: Platform, viewerId: string, filters: OwnerFilters) =>
  countPeople(platform, viewerId, 'business', filters);

/**
 * Finds the groomers that newly match: listed or changed in a span of time, and not found as they were before.
 * @throws Problem `invalid`
 */
export const findNewGroomers = (
  platform: Platform,
  viewerId: string,
  filters: GroomerFilters,
  changes: ChangesIn,
) => findNewPeople(platform, viewerId, 'groomer', filters, changes);

/** As `findNewGroomers`, for salons and mobile businesses. */
export const findNewOwners = (
  platform: Platform,
  viewerId: string,
  filters: OwnerFilters,
  changes: ChangesIn,
) => findNewPeople(platform, viewerId, 'business', filters, changes);

async function findNewPeople(
  platform: Platform,
  viewerId: string,
  role: SearchedRole,
  filters: GroomerFilters,
  changes: ChangesIn,
): Promise<string[]> {
  const changed = await findChangedPeople(platform.sql, changes);
  if (changed.length === 0) return [];
  const search = await toSearch(platform, viewerId, role, filters);
  return findNewlyFitting(platform.sql, search, changed, changes);
}

async function searchPeople<Card extends { id: string }>(
  platform: Platform,
  viewerId: string,
  role: SearchedRole,
  query: GroomerSearch,
  findCards: (sql: Platform['sql'], ids: string[], cards: CardsFor) => PromiseLike<readonly { card: Card }[]>,
) {
  const { limit = 20 } = query;
  const after = query.ratedAfter ?? (await tradeOf(platform.sql, viewerId));
  const search = await toSearch(platform, viewerId, role, { ...query, ratedAfter: after });
  const read = (strategy: Strategy) => findMatches(platform.sql, search, strategy, limit + 1);
  const found = query.only
    ? await read(collectAndSort)
    : await readBest(search, read, (matches) => matches.length > limit);
  const page = found.slice(0, limit);
  const ids = page.map(({ id }) => id);
  const now = platform.clock.now();
  const [rows, reliabilityOf] = await Promise.all([
    findCards(platform.sql, ids, { origin: search.origin, after, now }),
    findReliability(platform.sql, ids, now),
  ]);
  const last = page.at(-1);
  return {
    cards: rows.map(({ card }) => ({ ...card, reliability: reliabilityOf(card.id) })),
    next: found.length > limit && last ? encodeCursor(last.keys) : undefined,
  };
}

async function countPeople(
  platform: Platform,
  viewerId: string,
  role: SearchedRole,
  filters: GroomerFilters,
) {
  return toCount(await countMatches(platform.sql, await toSearch(platform, viewerId, role, filters)));
}

/** Finds where the people of a role are that match, nearest first, up to a limit. @throws Problem `invalid` */
export async function pinPeople(
  platform: Platform,
  viewerId: string,
  role: SearchedRole,
  filters: GroomerFilters,
) {
  const after = filters.ratedAfter ?? (await tradeOf(platform.sql, viewerId));
  const search = await toSearch(platform, viewerId, role, { ...filters, ratedAfter: after });
  const { ids, more } = toPinned(await findPinned(platform.sql, search));
  return { pins: await findPins(platform.sql, ids, role, after), more };
}

async function toSearch(
  platform: Platform,
  viewerId: string,
  role: SearchedRole,
  query: GroomerSearch,
): Promise<Search> {
  const origin = await searchOrigin(platform, viewerId, query.near);
  const after = query.ratedAfter ?? (await tradeOf(platform.sql, viewerId));
  const placed = placeSearch(searchedPeople(after), viewerId, origin, {
    ...query,
    sort: query.sort ?? 'nearest',
  });
  const words = await searchWords(platform.sql, query.q ?? '');
  return {
    ...placed,
    cursor: decodeCursor(query.cursor, cursorSchema(placed)),
    open: isFound(role),
    ...peopleConditions(query, after, words, platform.clock.now()),
  };
}
