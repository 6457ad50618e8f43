import { cardEditHours } from '#contract/grooming/grooming-lifecycle.ts';
import type { ReportCardDraft } from '#contract/grooming/visits.ts';
import { findRequestedPets } from '#server/modules/grooming-requests/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { recordGroom } from '#server/modules/pets/index.ts';
import { after, hours } from '#server/platform/clock.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { utcDay } from '#server/platform/wall-clock.ts';
import { lockProviderVisit, recordHistory } from '../lock-visit.ts';
import { getVisit } from '../view/get-visit.ts';
import { toReportCard, requireSafeServices } from './report-card.ts';
import { updateReportCard } from '../visits.queries.ts';

/**
 * Replaces the whole report card for the provider and marks it as edited.
 * @throws Problem `not_found`, `too_early`, `too_late`, `invalid`
 */
export async function editReportCard(t: Transaction, actor: Actor, visitId: string, draft: ReportCardDraft) {
  const visit = await lockProviderVisit(t, visitId, actor);
  if (!visit.completedAt) throw problem('too_early', 'There is no report card yet.');
  const completedAt = new Date(visit.completedAt);
  if (t.now >= after(completedAt, hours(cardEditHours)))
    throw problem('too_late', `A report card can be mended for ${cardEditHours} hours.`);
  const pets = (await findRequestedPets(t.sql, [visit.requestId], utcDay(t.now))).get(visit.requestId) ?? [];
  requireSafeServices(pets, draft.services);
  const card = await toReportCard(t.sql, actor.id, draft);
  await updateReportCard(t.sql, visitId, { ...card, editedAt: t.now });
  const petIds = pets.map(({ id }) => id);
  await recordGroom(t.sql, petIds, completedAt, card.nextVisitWeeks);
  await recordHistory(t, visitId, 'card_edited', { by: actor.id });
  return getVisit(t.sql, actor, visitId, t.now);
}
