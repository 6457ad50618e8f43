import { uuidv7 } from 'uuidv7';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertLinkedClient, linkPets } from '../clients.queries.ts';
import { lockLinkedClient, restoreLinkedClient } from './linked.queries.ts';

/**
 * Finds or makes the client of a pet owner with an account in a provider's book, with these pets as far as there is room. The name is
 * copied; phone, email and address never are. @returns the client's id; undefined if the book is full or the account closed
 */
export async function clientForOwner(
  t: Transaction,
  providerId: string,
  ownerId: string,
  petIds: string[] = [],
): Promise<string | undefined> {
  const made = { id: uuidv7(), accountId: providerId, linkedAccountId: ownerId, now: t.now };
  const known = await lockLinkedClient(t.sql, providerId, ownerId);
  const id =
    known ?? (await insertLinkedClient(t.sql, made)) ?? (await lockLinkedClient(t.sql, providerId, ownerId));
  if (known) await restoreLinkedClient(t.sql, known, t.now);
  if (id && petIds.length > 0) await linkPets(t.sql, { id, accountId: providerId }, petIds, t.now);
  return id;
}
