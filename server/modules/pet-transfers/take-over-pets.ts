import {
  findClientOf,
  linkClient,
  lockClient,
  lockLinkedClient,
  mergeClients,
} from '#server/modules/clients/index.ts';
import {
  giveToOwner,
  lockOwnPet,
  lockPetsToChange,
  mergeClientPet,
  requireRoomForPets,
} from '#server/modules/pets/index.ts';
import { linkVisitsOfClient } from '#server/modules/visits/index.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { deleteBegunBy } from './begun-transfers.queries.ts';
import { findOfferedPets, findOverlap, insertTaken, markTakenOver } from './pet-transfers.queries.ts';
import type { TransferRow } from './pet-transfers.queries.ts';
import { noLonger, requireWaiting } from './show-transfers.ts';

type Chosen = { petId: string; intoId?: string | null | undefined };

/**
 * Makes the pets that a provider keeps for a client the client's own, each as a new pet or as one that they have already. Their
 * visits come along; what the provider notes stays the provider's. It works once.
 * @throws Problem `link_expired`, `not_found`, `invalid`, `clash`, `full`
 */
export async function takeOverPets(t: Transaction, ownerId: string, secret: string, chosen: Chosen[]) {
  const transfer = await lockWaiting(t, secret);
  const { accountId, clientId } = transfer;
  if (accountId === ownerId) throw problem('forbidden', 'This link is for your client. Send it to them.');
  await linkTo(t, transfer, ownerId);
  await lockPetsToChange(
    t.sql,
    chosen.flatMap(({ petId, intoId }) => [petId, ...(intoId ? [intoId] : [])]),
  );
  const offered = await findOfferedPets(t.sql, accountId, clientId);
  for (const [place, { petId }] of chosen.entries())
    if (!offered.some(({ id }) => id === petId))
      throw fieldProblem(`pets.${place}.petId`, 'This pet is not offered anymore.');
  await requireRoomForPets(t.sql, ownerId, chosen.filter(({ intoId }) => !intoId).length);
  const taken: { id: string; name: string }[] = [];
  for (const [place, each] of chosen.entries()) taken.push(await takeOver(t, transfer, ownerId, each, place));
  await linkVisitsOfClient(t.sql, clientId, ownerId);
  await markTakenOver(t.sql, transfer.id, ownerId, t.now);
  await deleteBegunBy(t.sql, transfer.id);
  await t.announce('pets.taken_over', { transferId: transfer.id });
  return { pets: taken };
}

/** Locks the client first, and looks at the link again: of two at once, one is too late. */
async function lockWaiting(t: Transaction, secret: string): Promise<TransferRow> {
  const { accountId, clientId } = await requireWaiting(t.sql, secret, t.now);
  if (!(await findClientOf(t.sql, accountId, clientId))) throw noLonger();
  await lockClient(t.sql, accountId, clientId);
  return requireWaiting(t.sql, secret, t.now);
}

/** A client whom the provider already knows by a marketplace visit becomes one with this one. @throws Problem `clash` */
async function linkTo(t: Transaction, { accountId, clientId }: TransferRow, ownerId: string) {
  const client = await lockClient(t.sql, accountId, clientId);
  if (client.linkedAccountId === ownerId) return;
  if (client.linkedAccountId) throw problem('clash', 'Another account has taken over pets of this client.');
  const known = await lockLinkedClient(t.sql, accountId, ownerId);
  if (known) await mergeClients(t, accountId, { id: known, intoId: clientId });
  else await linkClient(t.sql, clientId, ownerId, t.now);
}

async function takeOver(
  t: Transaction,
  { id: transferId, accountId, clientId }: TransferRow,
  ownerId: string,
  { petId, intoId }: Chosen,
  place: number,
) {
  const written = { transferId, accountId, ownerId, clientPetId: petId, takenOverAt: t.now };
  if (!intoId) {
    const { name } = await giveToOwner(t.sql, petId, ownerId, t.now);
    await insertTaken(t.sql, { ...written, petId, before: null, vaccinationIds: [] });
    return { id: petId, name };
  }
  const own = await lockOwnPet(t.sql, intoId, ownerId);
  const overlap = await findOverlap(t.sql, clientId, petId, intoId);
  if (overlap)
    throw problem('clash', `${own.name} has another visit at the time of “${overlap.title}”.`, [
      { path: `pets.${place}.intoId`, message: 'Move or cancel one of the two visits first.' },
    ]);
  const { before, vaccinationIds } = await mergeClientPet(t.sql, { clientId, petId, intoId, now: t.now });
  await insertTaken(t.sql, { ...written, petId: intoId, before, vaccinationIds });
  return { id: intoId, name: own.name };
}
