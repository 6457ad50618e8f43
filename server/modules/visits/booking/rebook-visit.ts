import { repeatRequest } from '#server/modules/grooming-requests/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockVisit } from '../lock-visit.ts';

/**
 * Posts a request for the same visit again, addressed to the same provider.
 * @throws Problem `not_found`, `already_done`, `too_early`, `too_late`
 */
export async function rebookVisit(t: Transaction, actor: Actor, visitId: string) {
  const { requestId, providerId, listPrice } = await lockVisit(t, visitId, actor, 'rebook');
  if (requestId === null || listPrice === null) throw new Error('Only visits from a request are rebooked');
  return { requestId: await repeatRequest(t, { requestId, visitId, providerId, listPrice }) };
}
