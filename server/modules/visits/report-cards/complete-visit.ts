import type { ReportCardDraft } from '#contract/grooming/visits.ts';
import { endRequest, findRequestedPets } from '#server/modules/grooming-requests/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { recordGroom } from '#server/modules/pets/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { utcDay } from '#server/platform/wall-clock.ts';
import { lockVisit, recordHistory } from '../lock-visit.ts';
import { getVisit } from '../view/get-visit.ts';
import { toReportCard, requireSafeServices } from './report-card.ts';
import { insertReportCard, moveVisit } from '../visits.queries.ts';

/**
 * Completes a visit: saves the report card and sets when the pets are due again.
 * @throws Problem `not_found`, `too_early`, `too_late`, `invalid`
 */
export async function completeVisit(t: Transaction, actor: Actor, visitId: string, draft: ReportCardDraft) {
  const visit = await lockVisit(t, visitId, actor, 'complete');
  const { services, nextVisitWeeks = null } = draft;
  const pets = (await findRequestedPets(t.sql, [visit.requestId], utcDay(t.now))).get(visit.requestId) ?? [];
  requireSafeServices(pets, services);
  await insertReportCard(t.sql, visitId, {
    ...(await toReportCard(t.sql, actor.id, draft)),
    writtenAt: t.now,
  });
  await moveVisit(t.sql, visitId, 'complete', { completedAt: t.now });
  await recordGroom(
    t.sql,
    pets.map(({ id }) => id),
    t.now,
    nextVisitWeeks,
  );
  await recordHistory(t, visitId, 'completed', { by: actor.id });
  await endRequest(t, visit.requestId, 'complete');
  await t.announce('visit.completed', { visitId });
  return getVisit(t.sql, actor, visitId, t.now);
}
