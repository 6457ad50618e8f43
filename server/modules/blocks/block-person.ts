import type { BlockedPerson } from '#contract/blocks.ts';
import { fieldProblem, notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { deleteBlock, findBlockedPerson, hasAccount, insertBlock } from './blocks.queries.ts';
import type { DisplayName } from './blocks.queries.ts';

type Pair = { blockerId: string; blockedId: string };

/**
 * Blocks a person, which ends open applications and offers between the two but no booked work. Blocking again
 * changes nothing.
 * @throws Problem `invalid`, `not_found`
 */
export async function blockPerson(
  t: Transaction,
  displayName: DisplayName,
  { blockerId, blockedId }: Pair,
): Promise<BlockedPerson> {
  if (blockedId === blockerId) throw fieldProblem('userId', 'Choose someone other than yourself.');
  if (!(await hasAccount(t.sql, blockedId))) throw notFound('member');
  if (await insertBlock(t.sql, blockerId, blockedId, t.now))
    await t.announce('person.blocked', { blockerId, blockedId });
  const person = await findBlockedPerson(t.sql, displayName, blockerId, blockedId);
  if (!person) throw notFound('member');
  return person;
}

/** @throws Problem `not_found` if the person is not blocked */
export async function unblockPerson(t: Transaction, { blockerId, blockedId }: Pair): Promise<void> {
  if (!(await deleteBlock(t.sql, blockerId, blockedId))) throw notFound('block');
}
