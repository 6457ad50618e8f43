import { z } from 'zod';
import { Id, Instant } from '#contract/values.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { decodeCursor, encodeCursor } from '#server/platform/http/requests/paging.ts';
import { findOffers, findSentOffers } from './offer-views.queries.ts';
import { markRead } from '../offers.queries.ts';
import { findLockedRequest } from '../requests.queries.ts';
import { toReceivedOffers, toSentOffers } from './get-offer.ts';

const Cursor = z.tuple([Instant, Id]);

/** Lists the offers for one of the owner's requests and marks them as read. @throws Problem `not_found` */
export async function listOffers(sql: Sql, actor: Actor, requestId: string, now: Date) {
  const request = await findLockedRequest(sql, requestId, actor.id);
  if (request?.ownerId !== actor.id) throw notFound('request');
  const rows = await findOffers(sql, actor.id, requestId, now);
  const unread = rows.filter(({ readAt }) => readAt === null).map(({ id }) => id);
  if (unread.length > 0) await markRead(sql, unread, now);
  return toReceivedOffers(sql, actor, rows, now);
}

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
