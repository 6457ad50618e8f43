import { z } from 'zod';
import type { OwnRequest } from '#contract/grooming/grooming-requests.ts';
import { Id, Instant } from '#contract/values.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { decodeCursor, encodeCursor } from '#server/platform/http/requests/paging.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { findOwnRequests, findOwnRequestRow } from '../request-card.queries.ts';
import type { OwnRequestRow } from '../request-card.queries.ts';
import { actionsValidUntil, requestActions } from '../requests.policy.ts';
import { nextHour } from './get-request.ts';

const Cursor = z.tuple([Instant, Id]);
type Query = { cursor?: string | undefined; limit: number };

/**
 * Returns a page of the owner's requests, newest first, how long it is valid, and the cursor of the next
 * page.
 */
export async function listOwnRequests(sql: Sql, actor: Actor, { cursor, limit }: Query, now: Date) {
  const from = decodeCursor(cursor, Cursor);
  const viewer = { id: actor.id, origin: undefined, now };
  const rows = await findOwnRequests(sql, viewer, {
    limit,
    after: from && { postedAt: from[0], id: from[1] },
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1)?.card;
  return {
    requests: page.map((row) => shown(row, actor, now)),
    validUntil: Math.min(nextHour(now), ...page.map((row) => actionsValidUntil(row, now))),
    next: rows.length > limit && last ? encodeCursor([last.postedAt, last.id]) : undefined,
  };
}

/** Returns one of the owner's requests with its outcome. @throws Problem `not_found` */
export async function getOwnRequest(sql: Sql, actor: Actor, id: string, now: Date) {
  const row = await findOwnRequestRow(sql, id, { id: actor.id, origin: undefined, now });
  if (!row) throw notFound('request');
  return shown(row, actor, now);
}

const shown = (row: OwnRequestRow, actor: Actor, now: Date): z.input<typeof OwnRequest> => ({
  ...row.card,
  actions: requestActions(row, actor, now),
  openOffers: row.openOffers,
  unreadOffers: row.unreadOffers,
  visit: row.visit,
  endedVisit: row.endedVisit,
  cancelReason: row.cancelReason,
  asked: row.asked,
  address: row.address,
});
