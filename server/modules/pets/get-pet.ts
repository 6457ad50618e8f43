import { notFound } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { findPet, lockOwnPetRow } from './pets.queries.ts';
import type { PetRow } from './pets.queries.ts';
import { toPet } from './to-pet.ts';

/** @throws Problem `not_found` if the pet does not exist or has another owner */
export async function getOwnPet(sql: Sql, id: string, ownerId: string, now: Date) {
  const pet = await findPet(sql, id);
  if (pet?.ownerId !== ownerId) throw notFound('pet');
  return toPet(pet, now);
}

/** Locks the owner's pet for a change. @throws Problem `not_found` */
export async function lockOwnPet(sql: Sql, id: string, ownerId: string): Promise<PetRow> {
  const pet = await lockOwnPetRow(sql, id, ownerId);
  if (!pet) throw notFound('pet');
  return pet;
}
