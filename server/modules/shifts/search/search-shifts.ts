import { z } from 'zod';
import { fitLimit } from '#contract/shifts/shift-search.ts';
import type { ShiftFilters, ShiftSearch } from '#contract/shifts/shift-search.ts';
import { takeHome } from '#contract/shifts/take-home.ts';
import { searchOrigin } from '#server/modules/profiles/index.ts';
import { decodeCursor, encodeCursor } from '#server/platform/http/requests/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { searchWords } from '#server/platform/database/search-words.ts';
import { RawJson } from '#server/platform/database/sql.ts';
import { isUnseenShift } from './shift-search-terms.queries.ts';
import { onlyNew } from '#server/platform/radius-search/new-items.ts';
import type { NewItems } from '#server/platform/radius-search/new-items.ts';
import { findPinned, toPinned } from '#server/platform/radius-search/pins.ts';
import { countMatches } from '#server/platform/radius-search/search.queries.ts';
import { cursorSchema, placeSearch, toCount } from '#server/platform/radius-search/search.ts';
import type { Search } from '#server/platform/radius-search/search.ts';
import { readBest } from '#server/platform/radius-search/strategies.queries.ts';
import { findBestFit } from './best-fit.queries.ts';
import { findPage, hasBookings } from './shift-search.queries.ts';
import { findPins } from './shift-pins.queries.ts';
import { searchedShifts, shiftConditions } from './shift-search-terms.queries.ts';

/**
 * Returns a page of matching open shifts as JSON and the cursor of the next page.
 * @throws Problem `invalid` naming `near` or `radius` where no place is known, or `cursor`
 */
export async function searchShifts(platform: Platform, viewerId: string, query: ShiftSearch) {
  const { limit = 20 } = query;
  if (query.sort === 'fit') return searchBestFit(platform, viewerId, query, limit);
  if (
    query.sort === 'nearest' &&
    !query.hideBooked &&
    (await hasBookings(platform.sql, viewerId, platform.clock.now()))
  )
    return searchNearest(platform, viewerId, query, limit);
  const page = await readPage(platform, await toSearch(platform, viewerId, query), limit);
  return { shifts: new RawJson(page.cards), next: page.next };
}

/** As `searchShifts`, by distance; the days on which the viewer is booked come after all others. */
async function searchNearest(platform: Platform, viewerId: string, query: ShiftSearch, limit: number) {
  const { cursor, ...rest } = query;
  const [days, from] = decodeCursor(cursor, nearestCursor) ?? ['free', null];
  const search = (onDays: 'free' | 'booked') =>
    toSearch(
      platform,
      viewerId,
      { ...rest, cursor: onDays === days ? (from ?? undefined) : undefined },
      onDays,
    );
  const free = days === 'free' ? await readPage(platform, await search('free'), limit) : emptyPage;
  if (free.next) return { shifts: new RawJson(free.cards), next: encodeCursor(['free', free.next]) };
  const room = limit - free.shown;
  const booked = await readPage(platform, await search('booked'), room);
  return {
    shifts: new RawJson(joinCards(free.cards, booked.cards)),
    next: booked.hasMore ? encodeCursor(['booked', booked.next ?? null]) : undefined,
  };
}

const nearestCursor = z.tuple([z.enum(['free', 'booked']), z.string().nullable()]);
const emptyPage = { cards: '[]', shown: 0, hasMore: false, next: undefined };
const joinCards = (...pages: string[]) =>
  `[${pages
    .map((cards) => cards.slice(1, -1))
    .filter(Boolean)
    .join(',')}]`;

async function readPage(platform: Platform, search: Search, limit: number) {
  const { cards, found, last } = await readBest(
    search,
    (strategy) => findPage(platform.sql, search, strategy, limit),
    (page) => page.found > limit,
  );
  const hasMore = found > limit;
  return {
    cards,
    shown: Math.min(found, limit),
    hasMore,
    next: hasMore && last ? encodeCursor(last) : undefined,
  };
}

/** As `searchShifts`, the nearest ordered by fit; a page begins at a place in that order. */
async function searchBestFit(platform: Platform, viewerId: string, query: ShiftSearch, limit: number) {
  const { cursor, ...rest } = query;
  const [skip] = decodeCursor(cursor, z.tuple([z.int().min(0).max(fitLimit)])) ?? [0];
  const search = await toSearch(platform, viewerId, rest);
  const page = await readBest(
    search,
    (strategy) => findBestFit(platform.sql, search, strategy, { limit, skip }),
    ({ found }) => found === fitLimit,
  );
  const seen = skip + limit;
  return { shifts: new RawJson(page.cards), next: page.found > seen ? encodeCursor([seen]) : undefined };
}

/** Counts the matching open shifts, up to a limit. @throws Problem `invalid` */
export async function countShifts(platform: Platform, viewerId: string, filters: ShiftFilters) {
  return toCount(await countMatches(platform.sql, await toSearch(platform, viewerId, filters)));
}

/** Finds where the matching open shifts are, nearest first, up to a limit. @throws Problem `invalid` */
export async function pinShifts(platform: Platform, viewerId: string, filters: ShiftFilters) {
  const search = await toSearch(platform, viewerId, { ...filters, sort: 'nearest' });
  const { ids, more } = toPinned(await findPinned(platform.sql, search));
  const rows = await findPins(platform.sql, ids, viewerId);
  const pins = rows.map((row) => {
    const { estimatedPayMin, estimatedPayMax } = row;
    const pay = takeHome(row);
    return {
      ...row,
      payMin: pay?.workedOut ? pay.min : estimatedPayMin,
      payMax: pay?.workedOut ? pay.max : estimatedPayMax,
    };
  });
  return { pins, more };
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

async function toSearch(
  platform: Platform,
  viewerId: string,
  query: ShiftSearch,
  onDays: 'free' | 'booked' | undefined = query.hideBooked && 'free',
): Promise<Search> {
  const origin = await searchOrigin(platform, viewerId, query.near);
  const { sort, ...wanted } = query;
  const order = sort === 'fit' ? 'nearest' : sort;
  const placed = placeSearch(searchedShifts, viewerId, origin, { ...wanted, sort: order });
  const words = await searchWords(platform.sql, query.q ?? '');
  return {
    ...placed,
    cursor: decodeCursor(query.cursor, cursorSchema(placed)),
    ...shiftConditions(query, words, {
      byStart: placed.order === searchedShifts.orders.soonest,
      onDays,
      now: platform.clock.now(),
    }),
  };
}
