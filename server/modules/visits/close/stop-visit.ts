import type { StopReason } from '#contract/grooming/grooming-lifecycle.ts';
import { endBooking } from '#server/modules/calendar/index.ts';
import { endRequest } from '#server/modules/grooming-requests/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { dollarsInShort } from '#server/platform/money.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockVisit, recordHistory } from '../lock-visit.ts';
import { getVisit } from '../view/get-visit.ts';
import { moveVisit } from '../visits.queries.ts';
import { findAgreedPrice } from './stop-visit.queries.ts';

type Stop = { reason: StopReason; price: number; note?: string | null | undefined };

/**
 * Ends the work on a visit before it is done, at the price of what was done, which is at most what was agreed; the rest of the
 * time is free.
 * @throws Problem `not_found`, `too_early`, `too_late`, `invalid` naming `price`
 */
export async function stopVisit(
  t: Transaction,
  actor: Actor,
  visitId: string,
  { reason, price, note }: Stop,
) {
  const { requestId } = await lockVisit(t, visitId, actor, 'stop');
  const agreed = await findAgreedPrice(t.sql, visitId);
  if (agreed !== null && price > agreed)
    throw fieldProblem('price', `At most ${dollarsInShort(agreed)}, which was agreed`);
  await moveVisit(t.sql, visitId, 'stop', { stopReason: reason, listPrice: price, discount: 0 });
  await endBooking(t, { sourceKind: 'visit', sourceId: visitId });
  await recordHistory(t, visitId, 'stopped', { by: actor.id, note: note || null });
  if (requestId) await endRequest(t, requestId, 'complete');
  await t.announce('visit.stopped', { visitId });
  return getVisit(t.sql, actor, visitId, t.now);
}
