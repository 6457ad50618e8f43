import type { StopReason } from '#contract/grooming/grooming-lifecycle.ts';
import { endBooking } from '#server/modules/calendar/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockVisit, recordHistory } from '../lock-visit.ts';
import { getVisit } from '../view/get-visit.ts';
import { moveVisit } from '../visits.queries.ts';

type Stop = { reason: StopReason; price: number; note?: string | null | undefined };

/**
 * Ends the work on the provider's own visit before it is done, at the price of what was done; the rest of the time is free.
 * @throws Problem `not_found`, `too_early`, `too_late`
 */
export async function stopVisit(
  t: Transaction,
  actor: Actor,
  visitId: string,
  { reason, price, note }: Stop,
) {
  await lockVisit(t, visitId, actor, 'stop');
  await moveVisit(t.sql, visitId, 'stop', { stopReason: reason, listPrice: price, discount: 0 });
  await endBooking(t, { sourceKind: 'visit', sourceId: visitId });
  await recordHistory(t, visitId, 'stopped', { by: actor.id, note: note || null });
  return getVisit(t.sql, actor, visitId, t.now);
}
