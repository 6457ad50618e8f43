import { restoreRequest } from '#server/modules/grooming-requests/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { undoLeaving } from '#server/modules/reliability/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { bookParticipants } from '../booking/book-participants.ts';
import { lockVisit, recordHistory } from '../lock-visit.ts';
import { getVisit } from '../view/get-visit.ts';
import { sideOf } from '../visits.policy.ts';
import { moveVisit } from '../visits.queries.ts';

/**
 * Undoes the cancellation by the side that made it: the visit is booked as before, if the time is still free.
 * @throws Problem `not_found`, `forbidden`, `too_late`, `taken`, `clash`
 */
export async function undoCancel(t: Transaction, actor: Actor, visitId: string) {
  const visit = await lockVisit(t, visitId, actor, 'undo_cancel');
  const { requestId, offerId } = visit;
  if (requestId && offerId) await restoreRequest(t, { ...visit, requestId, offerId });
  await moveVisit(t.sql, visitId, 'restore', { cancelledBy: null, cancelReason: null, cancelledAt: null });
  await bookParticipants(t, visit);
  await undoLeaving(t, actor.id, visitId, visit.cancelledAt);
  await recordHistory(t, visitId, 'undone', { by: actor.id });
  await t.announce('visit.restored', { visitId, by: sideOf(visit, actor) });
  if (sideOf(visit, actor) === 'provider')
    await t.announce('visit.client_to_tell', { visitId, kind: 'confirmation', after: 'cancelled' });
  return getVisit(t.sql, actor, visitId, t.now);
}
