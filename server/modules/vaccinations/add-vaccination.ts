import type { z } from 'zod';
import { uuidv7 } from 'uuidv7';
import type { Species } from '#contract/pets/pet-codes.ts';
import type { VaccinationDraft } from '#contract/vaccinations/vaccinations.ts';
import { lastsTooLong, suggestedExpiry, vaccines } from '#reference/vaccinations/vaccinations.ts';
import { claimProofUrl } from '#server/modules/media/index.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { utcDay } from '#server/platform/wall-clock.ts';
import { insertVaccination } from './vaccinations.queries.ts';

type Draft = z.output<typeof VaccinationDraft>;
/** The locked pet that the record is about. */
type OwnPet = { id: string; ownerId: string; species: Species };

/**
 * Adds one record to a pet. Without an expiry a dose lasts for the shortest time that vets certify. @throws
 * Problem `invalid`
 */
export async function addVaccination(t: Transaction, pet: OwnPet, draft: Draft): Promise<void> {
  const { kind, evidence = 'vaccination', givenOn = null, proofId } = draft;
  if (evidence !== 'vaccination') requireDates(draft);
  if (!vaccines[kind].species.includes(pet.species))
    throw fieldProblem('kind', `${vaccines[kind].label} is not given to this kind of animal.`);
  if (givenOn && givenOn > utcDay(t.now)) throw fieldProblem('givenOn', 'This day has not come yet.');
  const expiresOn = draft.expiresOn ?? (givenOn && suggestedExpiry(kind, givenOn));
  if (!expiresOn) throw fieldProblem('expiresOn', 'Say when it was given or until when it is good.');
  if (givenOn && expiresOn <= givenOn)
    throw fieldProblem('expiresOn', 'It expires before it was given. Check the dates.');
  if (givenOn && lastsTooLong(kind, pet.species, givenOn, expiresOn))
    throw fieldProblem('expiresOn', `${vaccines[kind].label} lasts 12 months in this kind of animal.`);
  const proofUrl = proofId ? await claimProofUrl(t.sql, pet.ownerId, proofId, 'proofId') : null;
  await insertVaccination(t.sql, {
    id: uuidv7(),
    petId: pet.id,
    kind,
    evidence,
    givenOn,
    expiresOn,
    dose: evidence === 'vaccination' ? (draft.dose ?? null) : null,
    proofUrl,
    createdAt: t.now,
  });
}

/**
 * Checks that a titer or waiver has both dates from its certificate, since none is assumed. @throws Problem
 * `invalid`
 */
function requireDates({ givenOn, expiresOn }: Draft): void {
  if (!givenOn) throw fieldProblem('givenOn', 'Enter the day on the paper.');
  if (!expiresOn) throw fieldProblem('expiresOn', 'Enter the day until which the paper is good.');
}
