import type { z } from 'zod';
import type { VaccinationDraft } from '#contract/vaccinations/vaccinations.ts';
import { addVaccination, deleteVaccination } from '#server/modules/vaccinations/index.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { getOwnPet, lockOwnPet } from './get-pet.ts';

/** Records a vaccination of one's own pet. @throws Problem `not_found`, `invalid` */
export async function recordVaccination(
  t: Transaction,
  ownerId: string,
  petId: string,
  draft: z.output<typeof VaccinationDraft>,
) {
  await addVaccination(t, ownerId, await lockOwnPet(t.sql, petId, ownerId), draft);
  return getOwnPet(t.sql, petId, ownerId, t.now);
}

/** @throws Problem `not_found` */
export async function removeVaccination(t: Transaction, ownerId: string, petId: string, id: string) {
  await lockOwnPet(t.sql, petId, ownerId);
  if (!(await deleteVaccination(t.sql, petId, id))) throw notFound('vaccination');
  return getOwnPet(t.sql, petId, ownerId, t.now);
}
