import {
  bookedMeanwhile,
  endRequest,
  lockRequest,
  getOwnRequest,
} from '#server/modules/grooming-requests/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import type { Shown } from '#server/modules/reliability/index.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { endVisit } from './end-visit.ts';
import { leaveVisit } from './leave-visit.ts';
import { findLockedVisit } from '../visits.queries.ts';

type Cancellation = Shown & { reason: string; visitId?: string | null | undefined };

/**
 * Cancels a pet owner's request and the visit booked for it. `visitId` is the visit shown on the caller's
 * page; any other visit is not cancelled.
 * @throws Problem `not_found`, `too_late`, `booked_meanwhile`, `counts_differently`
 */
export async function cancelRequest(
  t: Transaction,
  actor: Actor,
  requestId: string,
  { reason, visitId, ...shown }: Cancellation,
) {
  const request = await lockRequest(t, requestId, actor, 'cancel');
  const { visit } = request;
  if (visit && visitId !== undefined && visit.id !== visitId) throw bookedMeanwhile(request, visit, t.now);
  if (visit) {
    const booked = await findLockedVisit(t.sql, visit.id, actor.id);
    if (!booked) throw notFound('visit');
    await leaveVisit(t, booked, 'pet_owner', shown);
    await endVisit(t, actor, visit.id, 'pet_owner', reason);
  }
  await endRequest(t, requestId, 'cancel', reason);
  return getOwnRequest(t.sql, actor, requestId, t.now);
}
