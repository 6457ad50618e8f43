import { deleteManagedPets } from '#server/modules/pets/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findPetsOfClient, lockClientRow, updateClientPet } from '../clients.queries.ts';
import type { ClientPetNotes, ClientValues } from '../clients.queries.ts';
import type { Joined } from './join-client.ts';
import { deleteClients, fillClient, findUnused, unlinkUnusedPets } from './joining.queries.ts';

/** Clients that were added together, each with the pets that were added then. */
export type Added = { clientId: string; petIds: readonly string[] };

/**
 * Removes clients that no one has used since they were added: without a visit, a payment, a message, an edit or a further pet.
 * @returns the ids of those that are gone
 */
export async function removeUnusedClients(
  t: Transaction,
  accountId: string,
  added: readonly Added[],
): Promise<string[]> {
  const unused = await findUnused(t.sql, accountId, added);
  const petIds = await deleteClients(t.sql, unused);
  await deleteManagedPets(t.sql, accountId, petIds);
  return unused;
}

/** Removes what joining added to a client, unless it was edited since. */
export async function takeBackJoining(
  t: Transaction,
  accountId: string,
  clientId: string,
  joined: Joined,
): Promise<void> {
  const client = await lockClientRow(t.sql, accountId, clientId);
  if (!client) return;
  const emptied: Partial<ClientValues> = Object.fromEntries(
    Object.entries(joined.filled)
      .filter(([field, value]) => client[field as keyof typeof client] === value)
      .map(([field]) => [field, null]),
  );
  if (joined.notes && client.notes === joined.notes.after) emptied.notes = joined.notes.before;
  if (Object.keys(emptied).length > 0) await fillClient(t.sql, clientId, emptied, t.now);
  const pets = await findPetsOfClient(t.sql, clientId);
  for (const { petId, filled } of joined.petNotes) {
    const pet = pets.find((each) => each.petId === petId);
    const same = Object.entries(filled).filter(
      ([field, value]) => pet?.[field as keyof ClientPetNotes] === value,
    );
    if (same.length > 0)
      await updateClientPet(
        t.sql,
        { clientId, petId },
        Object.fromEntries(same.map(([field]) => [field, null])),
      );
  }
  const gone = await unlinkUnusedPets(t.sql, clientId, joined.petIds);
  await deleteManagedPets(t.sql, accountId, gone);
}
