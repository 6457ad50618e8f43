import { eraseManagedPets } from '#server/modules/pets/index.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { hasOpenVisit } from '../clients.queries.ts';
import { lockClient } from '../get-client.ts';
import { eraseClient as writeErased } from './merge.queries.ts';
import { clientName } from '../to-client.ts';

/**
 * Removes all that says who a client is, with the pets whose records the provider keeps. Visits and money stay as those of a former
 * client. @throws Problem `not_found`, `too_early` while a visit is booked
 */
export async function eraseClient(t: Transaction, accountId: string, id: string): Promise<void> {
  const client = await lockClient(t.sql, accountId, id);
  if (await hasOpenVisit(t.sql, id))
    throw problem('too_early', `A visit of ${clientName(client)} is booked. Cancel or finish it first.`);
  const pets = await writeErased(t.sql, id, t.now);
  const petIds = pets.map(({ petId }) => petId);
  await eraseManagedPets(t.sql, { accountId, petIds, now: t.now });
}
