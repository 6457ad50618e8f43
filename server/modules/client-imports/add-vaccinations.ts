import { addVaccination } from '#server/modules/vaccinations/index.ts';
import { vaccines } from '#reference/vaccinations/vaccinations.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import type { RowDraft } from './rows/client-draft.ts';

/** Records until when the pets of a row are vaccinated. What is not given to their kind of animal stays in no record. */
export async function addVaccinations(
  t: Transaction,
  accountId: string,
  { client }: RowDraft,
  pets: readonly { petId: string; name: string }[],
): Promise<void> {
  for (const { petId, name } of pets) {
    const draft = client?.pets.find((pet) => pet.name.toLowerCase() === name.toLowerCase());
    const species = draft?.species ?? 'dog';
    for (const { vaccine, until } of draft?.vaccinations ?? [])
      if (vaccines[vaccine].species.includes(species))
        await addVaccination(
          t,
          accountId,
          { id: petId, species, birthDate: null },
          { kind: vaccine, expiresOn: until },
        );
  }
}
