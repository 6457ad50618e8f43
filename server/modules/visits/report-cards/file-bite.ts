import { uuidv7 } from 'uuidv7';
import { isCheckedIn } from '#contract/grooming/grooming-lifecycle.ts';
import { findProviders } from '#server/modules/grooming-requests/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { appendFiledBite } from '#server/modules/pets/index.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { lockProviderVisit, recordHistory } from '../lock-visit.ts';
import { findVisitPets } from '../visit-pets.queries.ts';
import { getVisit } from '../view/get-visit.ts';

type Bite = { petId: string; on: string; what: string };

/**
 * Files a bite that the provider saw at a visit. The record is signed and permanent; the owner can answer it.
 * @throws Problem `not_found`, `too_early`, `invalid`
 */
export async function fileBite(t: Transaction, actor: Actor, visitId: string, { petId, on, what }: Bite) {
  const visit = await lockProviderVisit(t, visitId, actor);
  if (!isCheckedIn(visit.status)) throw problem('too_early', 'Bites are filed once the pet is checked in.');
  const pets = (await findVisitPets(t.sql, [visitId], actor.id, t.now)).get(visitId) ?? [];
  const pet = pets.find(({ id }) => id === petId);
  if (!pet) throw fieldProblem('petId', 'This pet is not part of the visit.');
  if (on > dayIn(t.now, visit.timeZone)) throw fieldProblem('on', 'This day has not come yet.');
  const by = (await findProviders(t.sql, [visitId], t.now)).get(visitId)?.name ?? '';
  const biteId = uuidv7();
  await appendFiledBite(t.sql, petId, {
    id: biteId,
    on,
    what,
    by,
    filedAt: t.now.toISOString(),
    answer: null,
  });
  await recordHistory(t, visitId, 'bite_filed', { by: actor.id, note: `${pet.name}: ${what}` });
  await t.announce('pet.bite_filed', { visitId, petId, biteId });
  return getVisit(t.sql, actor, visitId, t.now);
}
