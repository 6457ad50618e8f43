import { z } from 'zod';
import type { ClientFilter, ClientSearch } from '#contract/clients/clients.ts';
import { Day, Id, Instant } from '#contract/values.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { decodeCursor, encodeCursor } from '#server/platform/http/requests/paging.ts';
import { todayOf } from '#server/platform/places/zone-of.queries.ts';
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
  const { q = '', show = 'all', limit } = search;
  const cursor = decodeCursor(search.cursor, z.tuple([z.literal(show), keyOf(show), Id]));
  const today = await todayOf(sql, accountId, now);
  const find = (condition: ReturnType<Sql> | undefined) =>
    findCards(sql, accountId, { show, q: condition, today, now, cursor, limit });
  const folded = await foldText(sql, q);
  let found = await find(conditionOf(sql, folded));
  if (found.length === 0 && !cursor && /\p{L}/u.test(q))
    found = await find(isAnyOf(sql, await findClientsLike(sql, accountId, q, limit)));
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    cards: page,
    next: found.length > limit && last ? encodeCursor([show, last.key, last.id]) : undefined,
  };
}

/** How many clients each filter of the list shows. */
export async function countClients(sql: Sql, accountId: string, now: Date) {
  return countCards(sql, accountId, { today: await todayOf(sql, accountId, now), now });
}

function keyOf(show: ClientFilter) {
  if (show === 'never_back') return Instant;
  return show === 'due' || show === 'overdue' ? Day : z.string().max(200);
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
