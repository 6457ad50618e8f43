import { uuidv7 } from 'uuidv7';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertMessages } from './messages.queries.ts';

/**
 * Opens the conversation of two people after a booking with a message about it, which does not count as
 * unread. `fromId` is the person who agreed last.
 */
export async function postBookingMessage(
  t: Transaction,
  { fromId, toId, line }: { fromId: string; toId: string; line: string },
): Promise<void> {
  const [id, kind, clientId] = [uuidv7(), 'booking' as const, null];
  await insertMessages(t.sql, [
    { id, fromId, toId, kind, content: line, photoUrls: [], clientId, createdAt: t.now },
  ]);
}
