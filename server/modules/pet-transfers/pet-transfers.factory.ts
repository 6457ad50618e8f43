import { randomBytes } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import { makeClient } from '#server/modules/clients/clients.factory.ts';
import type { SecretBox } from '#server/platform/encryption/secret-box.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { after, days } from '#server/platform/clock.ts';
import { giveToOwner } from '#server/modules/pets/index.ts';
import { inviteToTakeOver } from './invite-to-take-over.ts';
import { insertTaken, insertTransfer, markTakenOver } from './pet-transfers.queries.ts';

type Given = Parameters<typeof makeClient>[2] & { clientId?: string };

/** Creates a client of a provider, Maria with Bella, with a link to take her over. */
export async function makeTransfer(
  t: Transaction,
  secrets: SecretBox,
  providerId: string,
  { clientId, ...given }: Given = {},
) {
  const client = clientId ? { id: clientId, petIds: [] } : await makeClient(t, providerId, given);
  const { path, ...transfer } = await inviteToTakeOver(t, secrets, providerId, client.id);
  return {
    ...transfer,
    clientId: client.id,
    petIds: client.petIds,
    secret: path.slice(path.lastIndexOf('/') + 1),
  };
}

/** Creates a client of a provider whose pet an account has taken over. @returns the id of the link */
export async function makeTakenOver(
  t: Transaction,
  { providerId, ownerId }: { providerId: string; ownerId: string },
): Promise<string> {
  const { id: clientId, petIds } = await makeClient(t, providerId);
  const id = uuidv7();
  await insertTransfer(t.sql, {
    id,
    accountId: providerId,
    clientId,
    tokenHash: randomBytes(32),
    sealedSecret: randomBytes(32),
    createdAt: t.now,
    expiresAt: after(t.now, days(30)),
  });
  await markTakenOver(t.sql, id, ownerId, t.now);
  for (const petId of petIds) {
    await giveToOwner(t.sql, petId, ownerId, t.now);
    await insertTaken(t.sql, {
      transferId: id,
      accountId: providerId,
      ownerId,
      clientPetId: petId,
      petId,
      before: null,
      vaccinationIds: [],
      takenOverAt: t.now,
    });
  }
  return id;
}
