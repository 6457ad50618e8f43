import { z } from 'zod';
import { Id, Instant } from '#contract/values.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { decodeCursor, encodeCursor } from '#server/platform/http/requests/paging.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { findSentOffers } from './offer-views.queries.ts';
import { toSentOffers } from './get-offer.ts';

const Cursor = z.tuple([Instant, Id]);
type Query = { cursor?: string | undefined; limit?: number | undefined };

/** Returns a page of the sender's offers, newest first, and the cursor of the next page. */
export async function listSentOffers(sql: Sql, actor: Actor, { cursor, limit = 20 }: Query, now: Date) {
  const from = decodeCursor(cursor, Cursor);
  const rows = await findSentOffers(sql, actor.id, {
    limit,
    after: from && { createdAt: from[0], id: from[1] },
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    offers: await toSentOffers(sql, actor, page, now),
    next: rows.length > limit && last ? encodeCursor([last.createdAt, last.id]) : undefined,
  };
}
