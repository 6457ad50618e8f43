import { z } from 'zod';
import type { FoundMessage } from '#contract/messages/messages.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { decodeCursor, encodeCursor } from '#server/platform/http/requests/paging.ts';
import { searchOwnMessages } from './search.queries.ts';
import type { FoundRow } from './search.queries.ts';

type Asked = { q: string; cursor?: string | undefined; limit: number };

const Before = z.tuple([z.int()]);

/** Returns a page of the messages that contain all words, and the cursor of the next page. */
export async function searchMessages(sql: Sql, accountId: string, { q, cursor, limit }: Asked) {
  // An accent without its letter would be in every message.
  const words = q.split(/\s+/).filter((word) => /\P{M}/u.test(word));
  if (words.length === 0) return { found: [], next: undefined };
  const rows = await searchOwnMessages(sql, accountId, {
    words,
    before: decodeCursor(cursor, Before)?.[0],
    limit,
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    found: page.map(toFoundMessage),
    next: rows.length > limit && last ? encodeCursor([last.seq]) : undefined,
  };
}

const toFoundMessage = ({ before, ...message }: FoundRow): FoundMessage => ({
  ...message,
  pageCursor: before === null ? null : encodeCursor([before]),
});
