import { z } from 'zod';
import { usualSort } from '#contract/clients/clients.ts';
import type { ClientFilter, ClientSearch, ClientSort } from '#contract/clients/clients.ts';
import { Id, Instant } from '#contract/values.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { decodeCursor, encodeCursor } from '#server/platform/http/requests/paging.ts';
import { todayOf, zoneOf } from '#server/platform/places/zone-of.queries.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { isByName, isByOwed } from './order.queries.ts';
import {
  countCards,
  findCards,
  findClientsLike,
  foldText,
  hasDigits,
  hasWords,
  isAnyOf,
  isNothing,
} from './search.queries.ts';

/** A page of clients, and where the next one begins. */
export async function findClients(sql: Sql, accountId: string, search: ClientSearch, now: Date) {
  const { q = '', show = 'all', sort = usualSort(show), limit } = search;
  const cursor = decodeCursor(search.cursor, cursorOf(show, sort));
  const zone = await zoneOf(sql, accountId);
  const wanted = { show, sort, today: dayIn(now, zone), now, zone, limit };
  const find = (condition: ReturnType<Sql> | undefined) =>
    findCards(sql, accountId, {
      ...wanted,
      q: condition,
      cursor: cursor && { key: cursor[2], name: cursor[3], id: cursor[4] },
    });
  const folded = await foldText(sql, q);
  let found = await find(conditionOf(sql, folded));
  if (found.length === 0 && !cursor && /\p{L}/u.test(q))
    found = await find(isAnyOf(sql, await findClientsLike(sql, accountId, q, limit)));
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    cards: page,
    next:
      found.length > limit && last
        ? encodeCursor([show, sort, last.key, last.key === null ? last.sortName : null, last.id])
        : undefined,
  };
}

/** How many clients each filter of the list shows. */
export async function countClients(sql: Sql, accountId: string, now: Date) {
  return countCards(sql, accountId, { today: await todayOf(sql, accountId, now), now });
}

const Name = z.string().max(200);

/** The list and its order, the key of the last client shown, or its name where it has no key, and its id. */
function cursorOf(show: ClientFilter, sort: ClientSort) {
  const key = isByName(sort) ? Name : isByOwed(sort) ? z.int() : Instant;
  return z.union([
    z.tuple([z.literal(show), z.literal(sort), key, z.null(), Id]),
    z.tuple([z.literal(show), z.literal(sort), z.null(), Name, Id]),
  ]);
}

const fewestDigits = 3;

/** The condition of what was typed: digits of a phone, or words; only signs are in no name. */
function conditionOf(sql: Sql, typed: string) {
  if (typed.trim() === '') return undefined;
  const digits = typed.replaceAll(/\D/g, '');
  if (/^[\d\s()+./-]+$/.test(typed) && digits.length >= fewestDigits)
    return hasDigits(sql, digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits);
  const words = typed.match(/[\p{L}\p{N}]+/gu);
  return words ? hasWords(sql, words) : isNothing(sql);
}
