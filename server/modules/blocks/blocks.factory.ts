import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertBlock } from './blocks.queries.ts';

/** Creates a block by an account, by default of a new groomer. @returns the blocked account's id */
export async function makeBlock(t: Transaction, blockerId: string, blockedId?: string): Promise<string> {
  const id = blockedId ?? (await makeGroomer(t)).id;
  await insertBlock(t.sql, blockerId, id, t.now);
  return id;
}
