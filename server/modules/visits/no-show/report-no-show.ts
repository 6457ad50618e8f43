import { unbook } from '#server/modules/calendar/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { reopenOrEndRequest } from '../cancel/end-visit.ts';
import { recordMissed } from '../cancel/leave-visit.ts';
import { lockVisit, recordHistory } from '../lock-visit.ts';
import { getVisit } from '../view/get-visit.ts';
import { sideOf } from '../visits.policy.ts';
import { moveVisit } from '../visits.queries.ts';

/**
 * Reports for either side that the other did not come, with a note for them.
 * @throws Problem `not_found`, `too_early`, `too_late`, `already_done`
 */
export async function reportNoShow(t: Transaction, actor: Actor, visitId: string, note?: string) {
  const visit = await lockVisit(t, visitId, actor, 'no_show');
  const missedBy = sideOf(visit, actor) === 'provider' ? 'pet_owner' : 'provider';
  const status = await moveVisit(t.sql, visitId, 'no_show', { missedBy, noShowAt: t.now });
  await unbook(t, { sourceKind: 'visit', sourceId: visitId });
  await recordHistory(t, visitId, 'no_show', { by: actor.id, note: note || null });
  await recordMissed(t, visit, missedBy, note || null);
  await t.announce('visit.ended', { visitId, status });
  if (missedBy === 'pet_owner') await t.announce('visit.client_to_tell', { visitId, kind: 'no_show' });
  await reopenOrEndRequest(t, visit.requestId, missedBy, 'The visit did not take place.');
  return getVisit(t.sql, actor, visitId, t.now);
}
