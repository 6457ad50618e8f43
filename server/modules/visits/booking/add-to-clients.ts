import { clientForOwner } from '#server/modules/clients/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findPetIds, saveClientOfVisit } from './add-to-clients.queries.ts';

/**
 * Puts the pet owner of a visit from the marketplace, with its pets, among the provider's clients. Where there is no room the visit
 * stays without a client.
 */
export async function addToClients(
  t: Transaction,
  { id, providerId, ownerId }: { id: string; providerId: string; ownerId: string },
): Promise<void> {
  const clientId = await clientForOwner(t, providerId, ownerId, await findPetIds(t.sql, id));
  if (clientId) await saveClientOfVisit(t.sql, id, clientId);
}
