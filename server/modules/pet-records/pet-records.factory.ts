import { makePet } from '#server/modules/pets/pets.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { shareRecord } from './share-record.ts';

/** Makes a link, for 30 days, to the record of a pet of the account. */
export async function makeRecordLink(t: Transaction, ownerId: string) {
  const pet = await makePet(t, { ownerId });
  const { path, ...link } = await shareRecord(t, ownerId, pet.id, 30);
  return { ...link, petId: pet.id, secret: path.slice(path.lastIndexOf('/') + 1) };
}
