import type { z } from 'zod';
import type { VaccinationDraft } from '#contract/vaccinations/vaccinations.ts';
import { findPet } from '#server/modules/pets/index.ts';
import { addVaccination, deleteVaccination } from '#server/modules/vaccinations/index.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { updateClient } from './clients.queries.ts';
import { getClient, lockClient, requirePet } from './get-client.ts';

type Which = { id: string; petId: string };

/** Locks a client with a pet whose record the provider keeps. @throws Problem `not_found`, `forbidden` */
async function lockManagedPet(t: Transaction, accountId: string, { id, petId }: Which) {
  const client = await lockClient(t.sql, accountId, id);
  await requirePet(t.sql, client, petId);
  const pet = await findPet(t.sql, petId);
  if (!pet) throw notFound('pet of this client');
  if (pet.managedBy !== accountId) throw problem('forbidden', `${pet.name}'s owner keeps this record.`);
  return pet;
}

/** @throws Problem `not_found`, `forbidden`, `invalid` */
export async function recordVaccination(
  t: Transaction,
  accountId: string,
  which: Which,
  draft: z.output<typeof VaccinationDraft>,
) {
  await addVaccination(t, accountId, await lockManagedPet(t, accountId, which), draft);
  await updateClient(t.sql, which.id, {}, t.now);
  return getClient(t.sql, accountId, which.id, t.now);
}

/** @throws Problem `not_found`, `forbidden` */
export async function removeVaccination(
  t: Transaction,
  accountId: string,
  { vaccinationId, ...which }: Which & { vaccinationId: string },
) {
  await lockManagedPet(t, accountId, which);
  if (!(await deleteVaccination(t.sql, which.petId, vaccinationId))) throw notFound('vaccination');
  await updateClient(t.sql, which.id, {}, t.now);
  return getClient(t.sql, accountId, which.id, t.now);
}
