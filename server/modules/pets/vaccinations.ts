import type { z } from 'zod';
import { uuidv7 } from 'uuidv7';
import type { petsApi } from '#contract/pets/pets.ts';
import { lastsTooLong, suggestedExpiry, vaccines } from '#reference/vaccinations.ts';
import { claimProofUrl } from '#server/modules/media/index.ts';
import { fieldProblem, notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { deleteVaccination, insertVaccination } from './pets.queries.ts';
import { lockOwnPet, getOwnPet } from './get-pet.ts';
import { utcDay } from './to-pet.ts';

type Draft = z.output<(typeof petsApi)['POST /api/pets/:id/vaccinations']['body']>;

/**
 * Records one dose. Without an expiry it lasts for the shortest time that vets certify. @throws Problem
 * `not_found`, `invalid`
 */
export async function addVaccination(t: Transaction, ownerId: string, petId: string, draft: Draft) {
  const pet = await lockOwnPet(t.sql, petId, ownerId);
  const { kind, evidence = 'vaccination', givenOn = null, proofId } = draft;
  if (evidence !== 'vaccination') requireDates(draft);
  if (!vaccines[kind].species.includes(pet.species)) {
    throw fieldProblem('kind', `${vaccines[kind].label} is not given to this kind of animal.`);
  }
  if (givenOn && givenOn > utcDay(t.now)) throw fieldProblem('givenOn', 'This day has not come yet.');
  const expiresOn = draft.expiresOn ?? (givenOn && suggestedExpiry(kind, givenOn));
  if (!expiresOn) throw fieldProblem('expiresOn', 'Say when it was given or until when it is good.');
  if (givenOn && expiresOn <= givenOn)
    throw fieldProblem('expiresOn', 'It expires before it was given. Check the dates.');
  if (givenOn && lastsTooLong(kind, pet.species, givenOn, expiresOn))
    throw fieldProblem('expiresOn', `${vaccines[kind].label} lasts 12 months in this kind of animal.`);
  const proofUrl = proofId ? await claimProofUrl(t.sql, ownerId, proofId, 'proofId') : null;
  await insertVaccination(t.sql, {
    id: uuidv7(),
    petId,
    kind,
    evidence,
    givenOn,
    expiresOn,
    dose: evidence === 'vaccination' ? (draft.dose ?? null) : null,
    proofUrl,
    createdAt: t.now,
  });
  return getOwnPet(t.sql, petId, ownerId, t.now);
}

/**
 * Checks that a titer or waiver has both dates from its certificate, since none is assumed. @throws Problem
 * `invalid`
 */
function requireDates({ givenOn, expiresOn }: Draft): void {
  if (!givenOn) throw fieldProblem('givenOn', 'Enter the day on the paper.');
  if (!expiresOn) throw fieldProblem('expiresOn', 'Enter the day until which the paper is good.');
}

/** @throws Problem `not_found` */
export async function removeVaccination(t: Transaction, ownerId: string, petId: string, id: string) {
  await lockOwnPet(t.sql, petId, ownerId);
  if (!(await deleteVaccination(t.sql, petId, id))) throw notFound('vaccination');
  return getOwnPet(t.sql, petId, ownerId, t.now);
}
