import { cardEditHours } from '#contract/grooming/grooming-lifecycle.ts';
import type { ReportCardDraft } from '#contract/grooming/report-cards.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { recordGroom } from '#server/modules/pets/index.ts';
import { after, hours } from '#server/platform/clock.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockProviderVisit, recordHistory } from '../lock-visit.ts';
import { getVisit } from '../view/get-visit.ts';
import { toReportCard, requireSafeServices } from './report-card.ts';
import { findVisitPets } from '../visit-pets.queries.ts';
import { insertReportCard, updateReportCards } from '../visits.queries.ts';

/**
 * Replaces the whole report card of one animal, or of all, for the provider and marks it as edited. After a check-out without
 * one it is written here.
 * @throws Problem `not_found`, `too_early`, `too_late`, `invalid`
 */
export async function editReportCard(
  t: Transaction,
  actor: Actor,
  visitId: string,
  { petId, ...draft }: ReportCardDraft & { petId?: string | undefined },
) {
  const visit = await lockProviderVisit(t, visitId, actor);
  if (!visit.completedAt) throw problem('too_early', 'There is no report card yet.');
  const completedAt = new Date(visit.completedAt);
  if (t.now >= after(completedAt, hours(cardEditHours)))
    throw problem('too_late', `A report card can be corrected for ${cardEditHours} hours.`);
  const all = (await findVisitPets(t.sql, [visitId], actor.id, t.now)).get(visitId) ?? [];
  const pets = petId === undefined ? all : all.filter(({ id }) => id === petId);
  if (pets.length === 0) throw fieldProblem('petId', 'This pet is not part of the visit.');
  requireSafeServices(pets, draft.services);
  const card = await toReportCard(t.sql, actor.id, draft);
  const petIds = pets.map(({ id }) => id);
  const edited = (await updateReportCards(t.sql, visitId, petIds, { ...card, editedAt: t.now })).map(
    (each) => each.petId,
  );
  const missing = petIds.filter((id) => !edited.includes(id));
  for (const id of missing) await insertReportCard(t.sql, visitId, id, { ...card, writtenAt: t.now });
  if (missing.length > 0) await t.announce('visit.card_written', { visitId });
  await recordGroom(t.sql, petIds, completedAt, card.nextVisitWeeks, t.now);
  if (edited.length > 0) await recordHistory(t, visitId, 'card_edited', { by: actor.id });
  return getVisit(t.sql, actor, visitId, t.now);
}
