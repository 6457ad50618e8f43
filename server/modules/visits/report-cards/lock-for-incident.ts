import { isCheckedIn, isStopped } from '#contract/grooming/grooming-lifecycle.ts';
import { findProviders } from '#server/modules/grooming-requests/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockProviderVisit, recordHistory } from '../lock-visit.ts';
import { findVisitPets } from '../visit-pets.queries.ts';

type Seen = { petId: string; isBite: boolean; note: (petName: string) => string };

/**
 * Locks a visit at which its provider files an incident of one of its animals, and notes that in its history.
 * @throws Problem `not_found`, `too_early`, `invalid` naming `petId`
 */
export async function lockForIncident(
  t: Transaction,
  actor: Actor,
  visitId: string,
  { petId, isBite, note }: Seen,
) {
  const { status, timeZone, ownerId, clientId } = await lockProviderVisit(t, visitId, actor);
  if (!isCheckedIn(status) && !isStopped(status))
    throw problem('too_early', 'Incidents are filed once the pet is checked in.');
  const pets = (await findVisitPets(t.sql, [visitId], actor.id, t.now)).get(visitId) ?? [];
  const pet = pets.find(({ id }) => id === petId);
  if (!pet) throw fieldProblem('petId', 'This pet is not part of the visit.');
  await recordHistory(t, visitId, isBite ? 'bite_filed' : 'incident_filed', {
    by: actor.id,
    note: note(pet.name),
  });
  const providerName = (await findProviders(t.sql, [visitId], t.now)).get(visitId)?.name ?? '';
  return { timeZone, ownerId, clientId, providerName };
}
