import { unbook } from '#server/modules/calendar/index.ts';
import { endRequest, reopenRequest } from '#server/modules/grooming-requests/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { recordHistory } from '../lock-visit.ts';
import { moveVisit } from '../visits.queries.ts';
import type { Side } from '../visits.queries.ts';

/** Ends a locked visit before it takes place and frees the bookings of the provider and the pets. */
export async function endVisit(
  t: Transaction,
  actor: Actor,
  visitId: string,
  cancelledBy: Side,
  reason: string,
  inSeries = false,
): Promise<void> {
  const status = await moveVisit(t.sql, visitId, 'cancel', {
    cancelledBy,
    cancelReason: reason || null,
    cancelledAt: t.now,
  });
  await unbook(t, { sourceKind: 'visit', sourceId: visitId });
  await recordHistory(t, visitId, 'cancelled', { by: actor.id, note: reason || null });
  await t.announce('visit.ended', { visitId, status, ...(inSeries ? { inSeries } : {}) });
}

/** Reopens the request, if there is one, if the provider ended the visit, and closes it if the owner did. */
export async function reopenOrEndRequest(
  t: Transaction,
  requestId: string | null,
  through: Side,
  reason: string,
): Promise<void> {
  if (requestId === null) return;
  if (through === 'provider') await reopenRequest(t, requestId, reason);
  else await endRequest(t, requestId, 'cancel', reason);
}
