import type { Actor } from '#server/modules/identity/index.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { findOffers } from './offer-views.queries.ts';
import { markRead } from '../offers.queries.ts';
import { findLockedRequest } from '../requests.queries.ts';
import { toReceivedOffers } from './get-offer.ts';

/** Lists the offers for one of the owner's requests and marks them as read. @throws Problem `not_found` */
export async function listOffers(sql: Sql, actor: Actor, requestId: string, now: Date) {
  const request = await findLockedRequest(sql, requestId, actor.id);
  if (request?.ownerId !== actor.id) throw notFound('request');
  const rows = await findOffers(sql, actor.id, requestId, now);
  const unread = rows.filter(({ readAt }) => readAt === null).map(({ id }) => id);
  if (unread.length > 0) await markRead(sql, unread, now);
  return toReceivedOffers(sql, actor, rows, now);
}
