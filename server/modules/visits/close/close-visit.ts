import { endBooking } from '#server/modules/calendar/index.ts';
import { endRequest } from '#server/modules/grooming-requests/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { recordGroom } from '#server/modules/pets/index.ts';
import { can } from '#server/platform/lifecycle.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { addToClients } from '../booking/add-to-clients.ts';
import { findVisitToBill } from './close-visit.queries.ts';
import { lockVisit, recordHistory } from '../lock-visit.ts';
import { visitLifecycle } from '../visits.lifecycle.ts';
import { moveVisit } from '../visits.queries.ts';

export type VisitToBill = Awaited<ReturnType<typeof lockForCheckOut>>;

/** Locks a visit that its provider checks out. @throws Problem `not_found`, `too_early`, `too_late`, `already_done` */
export async function lockForCheckOut(t: Transaction, actor: Actor, visitId: string) {
  const { requestId, status, completedAt, ...visit } = await lockVisit(t, visitId, actor, 'check_out');
  // A visit that was booked before pet owners became clients.
  if (visit.clientId === null && visit.ownerId !== null)
    await addToClients(t, { ...visit, ownerId: visit.ownerId });
  return { ...(await findVisitToBill(t.sql, visitId)), requestId, status, completedAt };
}

/** Locks a visit whose provider asks for a higher price. @throws Problem `not_found`, `too_early`, `too_late` */
export async function lockToAskPrice(t: Transaction, actor: Actor, visitId: string) {
  await lockVisit(t, visitId, actor, 'ask_price');
  return findVisitToBill(t.sql, visitId);
}

/** Completes a visit that is checked out while the pets are still there, and says when they are due again. */
export async function closeVisit(
  t: Transaction,
  actor: Actor,
  { id, petIds, requestId, status, completedAt }: VisitToBill,
  nextVisitWeeks: number | null,
): Promise<void> {
  if (!can(visitLifecycle, 'complete', status)) {
    if (completedAt && nextVisitWeeks !== null)
      await recordGroom(t.sql, petIds, new Date(completedAt), nextVisitWeeks, t.now);
    return;
  }
  await moveVisit(t.sql, id, 'complete', { completedAt: t.now });
  await endBooking(t, { sourceKind: 'visit', sourceId: id });
  await recordGroom(t.sql, petIds, t.now, nextVisitWeeks, t.now);
  await recordHistory(t, id, 'completed', { by: actor.id });
  if (requestId) await endRequest(t, requestId, 'complete');
  await t.announce('visit.completed', { visitId: id });
}
