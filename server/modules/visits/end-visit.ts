import { unbook } from '#server/modules/calendar/index.ts';
import { endRequest, reopenRequest } from '#server/modules/grooming-requests/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { recordHistory } from './lock-visit.ts';
import { updateVisit } from './visits.queries.ts';
import type { Side } from './visits.queries.ts';

/** A visit that is held will not take place; everybody's time is free again. */
export async function endVisit(
  t: Transaction,
  actor: Actor,
  visitId: string,
  cancelledBy: Side,
  reason: string,
): Promise<void> {
  await updateVisit(t.sql, visitId, { status: 'cancelled', cancelledBy, cancelReason: reason });
  await unbook(t, { sourceKind: 'visit', sourceId: visitId });
  await recordHistory(t, visitId, 'cancelled', { by: actor.id, note: reason });
  await t.announce('visit.ended', { visitId, status: 'cancelled' });
}

/** What becomes of the request: through the provider the pet still needs grooming; through its owner it is over. */
export const settleRequest = (t: Transaction, requestId: string, through: Side, reason: string) =>
  through === 'provider'
    ? reopenRequest(t, requestId, reason)
    : endRequest(t, requestId, 'cancelled', reason);
