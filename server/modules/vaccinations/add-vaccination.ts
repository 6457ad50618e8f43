import type { z } from 'zod';
import { uuidv7 } from 'uuidv7';
import type { Species } from '#contract/pets/pet-codes.ts';
import type { VaccineCode } from '#contract/vaccinations/vaccination-codes.ts';
import type { VaccinationDraft } from '#contract/vaccinations/vaccinations.ts';
import {
  countsUntil,
  isTooEarly,
  lastsTooLong,
  mostMonths,
  suggestedExpiry,
  vaccines,
} from '#reference/vaccinations/vaccinations.ts';
import { claimProofUrl } from '#server/modules/media/index.ts';
import { todayOf } from '#server/platform/places/zone-of.queries.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertVaccination } from './vaccinations.queries.ts';

type Draft = z.output<typeof VaccinationDraft>;
/** The locked pet that the record is about. */
type LockedPet = { id: string; species: Species; birthDate: string | null };

/**
 * Adds one record to a pet of this account, as its owner or manager. Without an expiry a dose lasts for the shortest time
 * that vets certify, and a first dose for a year, whatever its label says. @throws Problem `invalid`
 */
export async function addVaccination(
  t: Transaction,
  keeperId: string,
  pet: LockedPet,
  draft: Draft,
  /** The link with which a client added it. */
  clientLinkId: string | null = null,
): Promise<void> {
  const { kind, evidence = 'vaccination', givenOn = null, proofId } = draft;
  if (evidence !== 'vaccination') requireDates(draft);
  if (!vaccines[kind].species.includes(pet.species))
    throw fieldProblem('kind', `${vaccines[kind].label} is not given to this kind of animal.`);
  if (givenOn && givenOn > (await todayOf(t.sql, keeperId, t.now)))
    throw fieldProblem('givenOn', 'This day has not come yet.');
  if (evidence === 'vaccination') requireAge(kind, givenOn, pet.birthDate);
  const expiresOn = draft.expiresOn ?? (givenOn && suggestedExpiry(kind, givenOn));
  if (!expiresOn) throw fieldProblem('expiresOn', 'Say when it was given or until when it is good.');
  if (givenOn && expiresOn <= givenOn)
    throw fieldProblem('expiresOn', 'It expires before it was given. Check the dates.');
  if (evidence === 'vaccination' && givenOn && lastsTooLong(kind, pet.species, givenOn, expiresOn))
    throw fieldProblem(
      'expiresOn',
      `${vaccines[kind].label} lasts at most ${mostMonths(kind, pet.species)} months. Check the dates.`,
    );
  const proofUrl = proofId ? await claimProofUrl(t.sql, keeperId, proofId, 'proofId') : null;
  await insertVaccination(t.sql, {
    id: uuidv7(),
    petId: pet.id,
    kind,
    evidence,
    givenOn,
    expiresOn:
      evidence === 'vaccination'
        ? countsUntil({ kind, givenOn, expiresOn, dose: draft.dose ?? null }, pet.species, pet.birthDate)
        : expiresOn,
    dose: evidence === 'vaccination' ? (draft.dose ?? null) : null,
    proofUrl,
    certificateNumber: draft.certificateNumber ?? null,
    tagNumber: draft.tagNumber ?? null,
    clinic: draft.clinic ?? null,
    clientLinkId,
    createdAt: t.now,
  });
}

/** @throws Problem `invalid` for a dose before birth, or at an age at which it does not count */
function requireAge(kind: VaccineCode, givenOn: string | null, bornOn: string | null): void {
  const { label, leastWeeks } = vaccines[kind];
  if (!isTooEarly({ kind, givenOn, expiresOn: null }, bornOn)) return;
  throw fieldProblem(
    'givenOn',
    leastWeeks
      ? `${label} is given from ${leastWeeks} weeks of age. Check the day and the birth date.`
      : 'This is before the birth date. Check the dates.',
  );
}

/**
 * Checks that a titer or waiver has both dates from its certificate, since none is assumed. @throws Problem
 * `invalid`
 */
function requireDates({ givenOn, expiresOn }: Draft): void {
  if (!givenOn) throw fieldProblem('givenOn', 'Enter the date on the certificate.');
  if (!expiresOn) throw fieldProblem('expiresOn', 'Enter the date on which the certificate expires.');
}
