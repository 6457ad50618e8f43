import { endRequest, holdRequest, readOwnRequest } from '#server/modules/grooming-requests/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { callOff } from './call-off.ts';

/** The pet owner cancels a request, and with it the visit that is booked for it. @throws Problem `not_found`, `too_late` */
export async function cancelRequest(t: Transaction, actor: Actor, requestId: string, reason: string) {
  const { visit } = await holdRequest(t, requestId, actor, 'cancel');
  if (visit) await callOff(t, actor, visit.id, 'pet_owner', reason);
  await endRequest(t, requestId, 'cancelled', reason);
  return readOwnRequest(t.sql, actor, requestId, t.now);
}
