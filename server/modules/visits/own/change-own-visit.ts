import type { OwnVisitChange } from '#contract/grooming/own-visits.ts';
import { renameBooking } from '#server/modules/calendar/index.ts';
import { stoppedServices } from '#server/modules/grooming-requests/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { dollarsInShort } from '#server/platform/money.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { lockVisit, recordHistory } from '../lock-visit.ts';
import type { LockedVisit } from '../visits.queries.ts';
import { getVisit } from '../view/get-visit.ts';
import { findVisitPets } from '../visit-pets.queries.ts';
import {
  clearConfirmation,
  updateNote,
  updateSums,
  updateTitle,
  updateVisitPet,
} from './own-visits.queries.ts';
import { findAgreedPrice, hasSaidYes } from '../close/stop-visit.queries.ts';
import { visitTitle } from './visit-title.ts';

/**
 * Changes services, prices and the note of the provider's own visit. Unless `tell` is false, its client hears of a new price that is
 * set before its day.
 * @throws Problem `not_found`, `too_late`, `invalid`, `unconfirmed` for more than its client said yes to
 */
export async function changeOwnVisit(t: Transaction, actor: Actor, visitId: string, change: OwnVisitChange) {
  const visit = await lockVisit(t, visitId, actor, 'reprice');
  const agreed = await findAgreedPrice(t.sql, visitId);
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
    await tellOfPrice(t, visit, agreed, change.tell ?? true);
  }
  if (note !== undefined) await updateNote(t.sql, visitId, note);
  return getVisit(t.sql, actor, visitId, t.now);
}

/** @throws Problem `unconfirmed` for more than the client said yes to, which is asked for with a price change */
async function tellOfPrice(
  t: Transaction,
  { id: visitId, startsAt, timeZone }: LockedVisit,
  was: number | null,
  tell: boolean,
): Promise<void> {
  const price = await findAgreedPrice(t.sql, visitId);
  if (price === null || price === was) return;
  const isMore = was !== null && price > was;
  if (isMore && (await hasSaidYes(t.sql, visitId)))
    throw problem(
      'unconfirmed',
      `The client said yes to ${dollarsInShort(was)}. Ask for more with a price change.`,
    );
  if (!tell || dayIn(startsAt, timeZone) <= dayIn(t.now, timeZone)) return;
  if (isMore) await clearConfirmation(t.sql, visitId);
  await t.announce('visit.client_to_tell', {
    visitId,
    kind: 'repriced',
    ...(was === null ? {} : { was }),
  });
}
