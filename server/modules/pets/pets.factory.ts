import { uuidv7 } from 'uuidv7';
import { noFacts } from '#contract/pets/pet-facts.ts';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertPet, updateGroomed } from './pets.queries.ts';
import type { NewPet } from './pets.queries.ts';

/** Creates a curly-coated dog for the given owner, or for a new one. */
export async function makePet(
  t: Transaction,
  { lastGroomedAt, ...given }: Partial<Omit<NewPet, 'ownerId'>> & { ownerId?: string } = {},
): Promise<NewPet & { ownerId: string }> {
  const pet = {
    id: uuidv7(),
    ownerId:
      given.ownerId ??
      (await makeAccount(t, { roles: ['pet_owner'], firstName: 'Jordan', lastName: 'Ellis' })).id,
    name: 'Bella',
    species: 'dog',
    breed: 'Goldendoodle',
    recognizedBreed: given.breed === undefined ? 'Goldendoodle' : null,
    breedAsWritten: false,
    breedRules: null,
    coat: 'curly',
    age: null,
    ageToldOn: null,
    birthDate: '2023-05-04',
    weight: 52,
    size: 'medium',
    groomingNotes: null,
    specialConditions: [],
    temperament: ['friendly'],
    bites: [],
    photoUrl: null,
    ...noFacts,
    managedBy: null,
    lastGroomedAt: null,
    groomEveryWeeks: null,
    createdAt: t.now,
    changedAt: t.now,
    ...given,
  } satisfies NewPet;
  await insertPet(t.sql, pet);
  if (lastGroomedAt) await updateGroomed(t.sql, [pet.id], lastGroomedAt, null, t.now);
  return pet;
}
