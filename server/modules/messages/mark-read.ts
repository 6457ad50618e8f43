import { notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findSeq, lockMember, markSeen } from './conversations.queries.ts';

/**
 * Marks messages as seen up to one message; the mark never moves back.
 * @throws Problem `not_found` if the message is not in this conversation
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
