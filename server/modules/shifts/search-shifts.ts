import { z } from 'zod';
import type { ShiftFilters, ShiftSearch } from '#contract/shift-search.ts';
import { Id, Instant } from '#contract/values.ts';
import { spotOf } from '#server/modules/profiles/index.ts';
import { after, days } from '#server/platform/clock.ts';
import { decodeCursor, encodeCursor } from '#server/platform/http/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { JsonText } from '#server/platform/sql.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Spot } from './shift-card.queries.ts';
import { cellsWithin } from './shift-search-cells.ts';
import type { Fragment, Order, Terms } from './shift-search-terms.queries.ts';
import { allThatFit, gather, takeFromCells, walk, walkOutward } from './shift-search-ways.queries.ts';
import { countUpTo, readPage } from './shift-search.queries.ts';

/** A wider circle holds so much of the country that a look at the next shifts is likely to find enough of it. */
const wideMiles = 100;
const countedTo = 500;

/**
 * A page of open shifts that fit, as JSON, and the cursor of the next one.
 * @throws Problem `invalid` naming `near` or `radius` where no place is known, or `cursor`
 */
export async function searchShifts(platform: Platform, viewerId: string, query: ShiftSearch) {
  const { limit = 20 } = query;
  const { sql } = platform;
  const spot = await spotMeant(platform, viewerId, query);
  const ways = waysTo(sql, termsOf(query, spot, platform.clock.now()), orderOf(query, spot));
  const read = (way: Way) => readPage(sql, way(limit + 1), { id: viewerId, spot }, limit);
  let page = await read(ways[0]);
  if (page.found <= limit && ways[1]) page = await read(ways[1]);
  return {
    shifts: new JsonText(page.cards),
    next: page.found > limit && page.last ? encodeCursor(page.last) : undefined,
  };
}

/** How many open shifts fit, as far as it is worth counting. @throws Problem `invalid` */
export async function countShifts(platform: Platform, viewerId: string, filters: ShiftFilters) {
  const { sql } = platform;
  const terms = termsOf(filters, await spotMeant(platform, viewerId, filters), platform.clock.now());
  const count = await countUpTo(sql, allThatFit(sql, terms), countedTo + 1);
  return { count: Math.min(count, countedTo), more: count > countedTo };
}

type Way = (limit: number) => Fragment;

/** The way that is tried first and, where it may find too few, the one that finds all. */
function waysTo(sql: Sql, terms: Terms, order: Order): [Way, Way?] {
  const all: Way = (limit) => gather(sql, terms, order, limit);
  if (order.by === 'nearest') {
    const outward: Way = (limit) => walkOutward(sql, terms, order, limit);
    return terms.area ? [outward] : [outward, all];
  }
  const ahead: Way = (limit) => walk(sql, terms, order, limit);
  if (!terms.area) return isNarrow(terms) ? [ahead, all] : [ahead];
  const fromCells: Way = (limit) => takeFromCells(sql, terms, order, limit);
  return terms.area.miles > wideMiles ? [ahead, fromCells] : [fromCells];
}

const isNarrow = ({ type, minPay, maxDogs, firstDay, lastDay, words }: Terms) =>
  minPay > 1 || maxDogs < 60 || [type, firstDay, lastDay, words].some((term) => term !== undefined);

/** From where distances are measured: the place that is named, or the viewer's own if they have one. */
async function spotMeant({ sql, places }: Platform, viewerId: string, { near }: ShiftFilters) {
  if (!near) return spotOf(sql, viewerId);
  const place = places.find(near);
  if (!place)
    throw fieldProblem('near', 'We cannot find this place. Use a ZIP code, or a city with its state.');
  return { lat: place.lat, lon: place.lon };
}

function termsOf(filters: ShiftFilters, spot: Spot | undefined, now: Date): Terms {
  const { radius, type, minPay = 1, maxDogs = 60, from, to, q = '' } = filters;
  if (radius !== undefined && !spot)
    throw fieldProblem('radius', 'Around which place? Name one, or save your own in your profile.');
  // A day begins and ends within a day of UTC's, in every zone there is.
  const firstInstant = from && after(new Date(from), -days(1));
  const before = to && after(new Date(to), days(2));
  const words = q.match(/[\p{L}\p{N}]+/gu);
  return {
    after: firstInstant && firstInstant > now ? firstInstant : now,
    before: before || undefined,
    firstDay: from,
    lastDay: to,
    type,
    minPay,
    maxDogs,
    words: words?.map((word) => `${word}:*`).join(' & '),
    area: spot && radius ? { spot, miles: radius, cells: cellsWithin(spot, radius) } : undefined,
  };
}

const InstantCursor = z.tuple([Instant, Id]);
const PayCursor = z.tuple([z.int(), Id]);
const NearCursor = z.tuple([z.number(), Instant, Id]);

function orderOf({ sort = 'newest', cursor }: ShiftSearch, spot: Spot | undefined): Order {
  if (sort === 'nearest' && spot) return { by: 'nearest', to: spot, past: decodeCursor(cursor, NearCursor) };
  const by = sort === 'nearest' ? 'soonest' : sort;
  return { by, past: decodeCursor(cursor, by === 'pay' ? PayCursor : InstantCursor) };
}
