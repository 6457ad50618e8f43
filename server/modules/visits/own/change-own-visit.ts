import type { OwnVisitChange } from '#contract/grooming/own-visits.ts';
import { renameBooking } from '#server/modules/calendar/index.ts';
import { stoppedServices } from '#server/modules/grooming-requests/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockVisit, recordHistory } from '../lock-visit.ts';
import { getVisit } from '../view/get-visit.ts';
import { findVisitPets } from '../visit-pets.queries.ts';
import { updateNote, updateSums, updateTitle, updateVisitPet } from './own-visits.queries.ts';
import { visitTitle } from './visit-title.ts';

/**
 * Changes services, prices and the note of the provider's own visit. @throws Problem `not_found`, `too_late`, `invalid`
 */
export async function changeOwnVisit(t: Transaction, actor: Actor, visitId: string, change: OwnVisitChange) {
  await lockVisit(t, visitId, actor, 'reprice');
  const { pets: changes = [], note } = change;
  const before = (await findVisitPets(t.sql, [visitId], actor.id, t.now)).get(visitId) ?? [];
  for (const [index, { petId, services, price }] of changes.entries()) {
    const pet = before.find(({ id }) => id === petId);
    if (!pet) throw fieldProblem(`pets.${index}.petId`, 'This pet is not part of the visit.');
    const unsafe = services && stoppedServices([pet], services);
    if (unsafe) throw fieldProblem(`pets.${index}.services`, unsafe);
    await updateVisitPet(t.sql, visitId, { petId, services: services ?? pet.services, price });
  }
  if (changes.length > 0) {
    await updateSums(t.sql, visitId);
    const pets = (await findVisitPets(t.sql, [visitId], actor.id, t.now)).get(visitId) ?? [];
    const title = visitTitle(pets);
    await updateTitle(t.sql, visitId, title);
    await renameBooking(t, { sourceKind: 'visit', sourceId: visitId }, title);
    await recordHistory(t, visitId, 'repriced', { by: actor.id });
  }
  if (note !== undefined) await updateNote(t.sql, visitId, note);
  return getVisit(t.sql, actor, visitId, t.now);
}
