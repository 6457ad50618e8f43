import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findBlock, hasOpenAccount } from './blocks.queries.ts';

/**
 * Checks that two people whose booking is about to come back may still be booked with each other. The error
 * does not say who blocked whom.
 * @throws Problem `too_late` after a block, or if the second is suspended or has left
 */
export async function requireBookable(t: Transaction, oneId: string, otherId: string): Promise<void> {
  if ((await findBlock(t.sql, oneId, otherId)) || !(await hasOpenAccount(t.sql, otherId)))
    throw problem(
      'too_late',
      'The two of you cannot be booked with each other anymore. Nothing was changed.',
    );
}
