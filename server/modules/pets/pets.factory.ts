import { uuidv7 } from 'uuidv7';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertPet, updateGroomed } from './pets.queries.ts';
import type { NewPet } from './pets.queries.ts';

/** Creates a curly-coated dog for the given owner, or for a new one. */
export async function makePet(
  t: Transaction,
  { lastGroomedAt, ...given }: Partial<NewPet> & { lastGroomedAt?: Date } = {},
): Promise<NewPet> {
  const pet: NewPet = {
    id: uuidv7(),
    ownerId:
      given.ownerId ??
      (await makeAccount(t, { roles: ['pet_owner'], firstName: 'Jordan', lastName: 'Ellis' })).id,
    name: 'Bella',
    species: 'dog',
    breed: 'Goldendoodle',
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
    createdAt: t.now,
    ...given,
  };
  await insertPet(t.sql, pet);
  if (lastGroomedAt) await updateGroomed(t.sql, [pet.id], lastGroomedAt, null);
  return pet;
}
