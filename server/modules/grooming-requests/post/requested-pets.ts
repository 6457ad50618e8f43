import { findPet, lockPets } from '#server/modules/pets/index.ts';
import type { PetRow } from '#server/modules/pets/index.ts';
import { fieldProblem, notFound } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';

type Asked = { petId?: string | undefined; petIds?: string[] | undefined };

/**
 * Returns the pets of a request and locks them, so that none is archived before the transaction ends. All of
 * them must belong to the owner.
 * @throws Problem `not_found`, `invalid`
 */
export async function requestedPets(
  sql: Sql,
  ownerId: string,
  { petId, petIds = [] }: Asked,
): Promise<PetRow[]> {
  const ids = [...new Set([...(petId ? [petId] : []), ...petIds])];
  if (ids.length === 0) throw fieldProblem('petId', 'Choose a pet.');
  await lockPets(sql, ids);
  const pets: PetRow[] = [];
  for (const id of ids) {
    const pet = await findPet(sql, id);
    if (pet?.ownerId !== ownerId) throw notFound('pet');
    if (pet.archivedAt)
      throw fieldProblem(
        id === petId ? 'petId' : `petIds.${petIds.indexOf(id)}`,
        `${pet.name} is archived. Bring ${pet.name} back first.`,
      );
    pets.push(pet);
  }
  return pets;
}

/** The pets' traits that the search filters by. */
export const searchColumns = (pets: PetRow[]) => ({
  petSizes: [...new Set(pets.map(({ size }) => size))],
  petSpecies: [...new Set(pets.map(({ species }) => species))],
  petWords: pets.map(({ name, breed }) => [name, breed].filter(Boolean).join(' ')).join(' '),
});
