import { uuidv7 } from 'uuidv7';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertLinkedClient, linkPets } from './clients.queries.ts';
import { lockLinkedClient } from './linked.queries.ts';

/**
 * Finds or makes the client of a pet owner with an account in a provider's book, with these pets. The name is copied; phone and
 * email never are. @returns the client's id
 */
export async function clientForOwner(
  t: Transaction,
  providerId: string,
  ownerId: string,
  petIds: string[] = [],
): Promise<string> {
  const made = { id: uuidv7(), accountId: providerId, linkedAccountId: ownerId, now: t.now };
  const id =
    (await lockLinkedClient(t.sql, providerId, ownerId)) ??
    (await insertLinkedClient(t.sql, made)) ??
    (await lockLinkedClient(t.sql, providerId, ownerId));
  if (!id) throw new Error('A pet owner has an account');
  if (petIds.length > 0) await linkPets(t.sql, { id, accountId: providerId }, petIds, t.now);
  return id;
}
