import { unbook } from '#server/modules/calendar/index.ts';
import {
  endRequest,
  holdRequest,
  readOwnRequest,
  reopenRequest,
} from '#server/modules/grooming-requests/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { holdVisit, remember } from './hold-visit.ts';
import { readVisit } from './read-visit.ts';
import { sideOf } from './visits.policy.ts';
import { updateVisit } from './visits.queries.ts';
import type { Side } from './visits.queries.ts';

/** Either side calls a visit off and says why. @throws Problem `not_found`, `too_late` */
export async function cancelVisit(t: Transaction, actor: Actor, visitId: string, reason: string) {
  const visit = await holdVisit(t, visitId, actor, 'cancel');
  const side = sideOf(visit, actor);
  await callOff(t, actor, visitId, side, reason);
  await settleRequest(t, visit.requestId, side, reason);
  return readVisit(t.sql, actor, visitId, t.now);
}

/** The pet owner cancels a request, and with it the visit that is booked for it. @throws Problem `not_found`, `too_late` */
export async function cancelRequest(t: Transaction, actor: Actor, requestId: string, reason: string) {
  const { visit } = await holdRequest(t, requestId, actor, 'cancel');
  if (visit) await callOff(t, actor, visit.id, 'pet_owner', reason);
  await endRequest(t, requestId, 'cancelled', reason);
  return readOwnRequest(t.sql, actor, requestId, t.now);
}

/** The other side did not come. @throws Problem `not_found`, `too_early`, `too_late` */
export async function reportNoShow(t: Transaction, actor: Actor, visitId: string) {
  const visit = await holdVisit(t, visitId, actor, 'no_show');
  const missedBy = sideOf(visit, actor) === 'provider' ? 'pet_owner' : 'provider';
  await updateVisit(t.sql, visitId, { status: 'no_show', missedBy });
  await unbook(t, { sourceKind: 'visit', sourceId: visitId });
  await remember(t, visitId, 'no_show', { by: actor.id });
  await t.announce('visit.ended', { visitId, status: 'no_show' });
  await settleRequest(t, visit.requestId, missedBy, 'The visit did not take place.');
  return readVisit(t.sql, actor, visitId, t.now);
}

async function callOff(t: Transaction, actor: Actor, visitId: string, cancelledBy: Side, reason: string) {
  await updateVisit(t.sql, visitId, { status: 'cancelled', cancelledBy, cancelReason: reason });
  await unbook(t, { sourceKind: 'visit', sourceId: visitId });
  await remember(t, visitId, 'cancelled', { by: actor.id, note: reason });
  await t.announce('visit.ended', { visitId, status: 'cancelled' });
}

/** Through the provider, the pet still needs grooming; through its owner, the request is over. */
const settleRequest = (t: Transaction, requestId: string, through: Side, reason: string) =>
  through === 'provider'
    ? reopenRequest(t, requestId, reason)
    : endRequest(t, requestId, 'cancelled', reason);
