import { notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findSeq, lockMember, markSeen } from './messages.queries.ts';

/**
 * Somebody has seen everything up to a message; what they saw before stays seen.
 * @throws Problem `not_found` where the message is none of theirs
 */
export async function markRead(
  t: Transaction,
  { accountId, otherId, messageId }: { accountId: string; otherId: string; messageId: string },
): Promise<void> {
  const side = await lockMember(t.sql, accountId, otherId);
  const seq = side && (await findSeq(t.sql, messageId, accountId, otherId));
  if (!side || seq === undefined) throw notFound('message');
  if (seq > side.seenSeq) await markSeen(t.sql, accountId, otherId, seq);
}
