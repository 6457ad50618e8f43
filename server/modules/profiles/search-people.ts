import { z } from 'zod';
import { Id } from '#contract/values.ts';
import { decodeCursor, encodeCursor } from '#server/platform/http/requests/paging.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { findGroomers, findOwners, accountLatLon } from './people.queries.ts';

type Query = { q?: string | undefined; cursor?: string | undefined; limit?: number | undefined };

const Cursor = z.tuple([z.number(), Id]);

/** Lists a page of other people, nearest to the viewer first, with the cursor of the next page. */
async function searchPeople<Card extends { id: string }>(
  list: (sql: Sql, search: Parameters<typeof findGroomers>[1]) => PromiseLike<{ key: number; card: Card }[]>,
  sql: Sql,
  viewerId: string,
  { q, cursor, limit = 20 }: Query,
) {
  const after = decodeCursor(cursor, Cursor);
  const rows = await list(sql, {
    viewerId,
    origin: await accountLatLon(sql, viewerId),
    q: q || undefined,
    limit,
    after: after && { key: after[0], id: after[1] },
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    cards: page.map(({ card }) => card),
    next: rows.length > limit && last ? encodeCursor([last.key, last.card.id]) : undefined,
  };
}

export const searchGroomers = (sql: Sql, viewerId: string, query: Query) =>
  searchPeople(findGroomers, sql, viewerId, query);
export const searchOwners = (sql: Sql, viewerId: string, query: Query) =>
  searchPeople(findOwners, sql, viewerId, query);
