import { unlinkClient } from '#server/modules/clients/index.ts';
import { lockPetsToChange, restoreClientPet, takeFromOwner } from '#server/modules/pets/index.ts';
import { linkVisitsOfClient } from '#server/modules/visits/index.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockTransfer } from './invite-to-take-over.ts';
import { isUndoable } from './pet-transfers.policy.ts';
import { findTaken, markUndone } from './pet-transfers.queries.ts';
import { listTransfers } from './show-transfers.ts';

/**
 * Takes back the pets that someone took over by a provider's link, with their visits. What that person and others recorded of them
 * since stays with a pet of that person's. @throws Problem `not_found`, `too_late`
 */
export async function undoTransfer(t: Transaction, accountId: string, id: string) {
  const transfer = await lockTransfer(t, accountId, id);
  const { clientId, ownerId, takenOverAt } = transfer;
  if (!ownerId || !takenOverAt || !isUndoable(transfer, t.now))
    throw problem('too_late', 'Pets that were taken over can be taken back for 30 days.');
  const taken = await findTaken(t.sql, id);
  await lockPetsToChange(
    t.sql,
    taken.map(({ petId }) => petId),
  );
  for (const { petId, clientPetId, before, vaccinationIds } of taken)
    if (before)
      await restoreClientPet(t.sql, { clientId, accountId, petId, clientPetId, before, vaccinationIds });
    else await takeFromOwner(t.sql, { clientId, accountId, ownerId, petId, since: takenOverAt, now: t.now });
  await unlinkClient(t.sql, clientId, t.now);
  await linkVisitsOfClient(t.sql, clientId, null);
  await markUndone(t.sql, id, t.now);
  await t.announce('pets.taken_back', { transferId: id });
  return listTransfers(t.sql, accountId, clientId, t.now);
}
