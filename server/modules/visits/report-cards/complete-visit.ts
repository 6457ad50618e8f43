import type { ReportCardsDraft } from '#contract/grooming/report-cards.ts';
import { endRequest } from '#server/modules/grooming-requests/index.ts';
import { endBooking } from '#server/modules/calendar/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { recordGroom } from '#server/modules/pets/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockVisit, recordHistory } from '../lock-visit.ts';
import { getVisit } from '../view/get-visit.ts';
import { groupByCard, toReportCard } from './report-card.ts';
import { findVisitPets } from '../visit-pets.queries.ts';
import { insertReportCard, moveVisit } from '../visits.queries.ts';

/** The pets were groomed on the visit's day, whenever the card is written. */
const groomedAt = ({ endsAt }: { endsAt: string }, now: Date) =>
  new Date(Math.min(Date.parse(endsAt), now.getTime()));

/**
 * Completes a visit: saves a report card for each animal and sets when it is due again. The booked time ends now.
 * @throws Problem `not_found`, `too_early`, `too_late`, `invalid`
 */
export async function completeVisit(t: Transaction, actor: Actor, visitId: string, draft: ReportCardsDraft) {
  const visit = await lockVisit(t, visitId, actor, 'complete');
  const pets = (await findVisitPets(t.sql, [visitId], actor.id, t.now)).get(visitId) ?? [];
  const { cards = [], ...common } = draft;
  const groups = groupByCard(pets, common, cards);
  for (const { draft: own, petIds } of groups) {
    const card = await toReportCard(t.sql, actor.id, own);
    for (const petId of petIds) await insertReportCard(t.sql, visitId, petId, { ...card, writtenAt: t.now });
    await recordGroom(t.sql, petIds, groomedAt(visit, t.now), card.nextVisitWeeks, t.now);
  }
  await moveVisit(t.sql, visitId, 'complete', { completedAt: t.now });
  await endBooking(t, { sourceKind: 'visit', sourceId: visitId });
  await recordHistory(t, visitId, 'completed', { by: actor.id });
  if (visit.requestId) await endRequest(t, visit.requestId, 'complete');
  await t.announce('visit.completed', { visitId });
  return getVisit(t.sql, actor, visitId, t.now);
}
