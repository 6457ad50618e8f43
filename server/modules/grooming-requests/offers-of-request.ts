import type { Actor } from '#server/modules/identity/index.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { listOffers } from './offer-views.queries.ts';
import { markRead } from './offers.queries.ts';
import { readLockedRequest } from './requests.queries.ts';
import { showReceived } from './show-offers.ts';

/** Lists the offers for one of the owner's requests and marks them as read. @throws Problem `not_found` */
export async function offersOfRequest(sql: Sql, actor: Actor, requestId: string, now: Date) {
  const request = await readLockedRequest(sql, requestId, actor.id);
  if (request?.ownerId !== actor.id) throw notFound('request');
  const rows = await listOffers(sql, requestId);
  const unread = rows.filter(({ readAt }) => readAt === null).map(({ id }) => id);
  if (unread.length > 0) await markRead(sql, unread, now);
  return showReceived(sql, actor, rows, now);
}
