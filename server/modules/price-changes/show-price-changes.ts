import type { LinkedPriceChange, PriceChange } from '#contract/price-changes.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { priceChangeActions, stateAt } from './price-changes.policy.ts';
import { findPriceChanges, isOfVisit, lockPriceChange } from './price-changes.queries.ts';
import type { PriceChangeRow } from './price-changes.queries.ts';

/** Lists the price changes of a visit to its two sides. @throws Problem `not_found` */
export async function listPriceChanges(
  sql: Sql,
  viewerId: string,
  visitId: string,
  now: Date,
): Promise<PriceChange[]> {
  if (!(await isOfVisit(sql, visitId, viewerId))) throw notFound('visit');
  return (await findPriceChanges(sql, visitId)).map((row) => toPriceChange(row, viewerId, now));
}

/** Shows one after it was changed. */
export async function showPriceChange(t: Transaction, id: string, viewerId: string): Promise<PriceChange> {
  const row = await lockPriceChange(t.sql, id);
  if (!row) throw notFound('price change');
  return toPriceChange(row, viewerId, t.now);
}

/** Lists those of the visit of a client's link; the client reads photos by their link. */
export const listForLink = async (sql: Sql, visitId: string, secret: string, now: Date) =>
  (await findPriceChanges(sql, visitId)).map((row): LinkedPriceChange => ({
    ...asked(row, now),
    photos: row.photos.map((url) => url.replace('/media/', `/api/client-links/${secret}/photos/`)),
    timeZone: row.timeZone,
  }));

function toPriceChange(row: PriceChangeRow, viewerId: string, now: Date): PriceChange {
  const { answeredHow, answeredName, answeredAt, visitId, createdAt, disputedAt } = row;
  return {
    ...asked(row, now),
    visitId,
    createdAt,
    disputedAt,
    answer:
      answeredHow && answeredName && answeredAt
        ? { how: answeredHow, name: answeredName, at: answeredAt }
        : null,
    actions: priceChangeActions(row, viewerId, now),
  };
}

const asked = (row: PriceChangeRow, now: Date) => ({
  id: row.id,
  lines: row.lines,
  reason: row.reason,
  photos: row.photos,
  oldTotal: row.oldTotal,
  newTotal: row.newTotal,
  state: stateAt(row, now),
  expiresAt: row.expiresAt,
});
