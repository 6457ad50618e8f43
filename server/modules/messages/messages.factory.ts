import { uuidv7 } from 'uuidv7';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertQuickReply } from './quick-replies/quick-replies.queries.ts';
import { insertMessages } from './messages.queries.ts';
import type { NewMessage } from './messages.queries.ts';

/** Creates a message sent now between two new groomers. */
export async function makeMessage(t: Transaction, given: Partial<NewMessage> = {}): Promise<NewMessage> {
  const message: NewMessage = {
    id: uuidv7(),
    kind: 'text',
    content: 'Which door before eight?',
    photoUrls: [],
    clientId: null,
    createdAt: t.now,
    ...given,
    fromId: given.fromId ?? (await makeGroomer(t)).id,
    toId: given.toId ?? (await makeGroomer(t)).id,
  };
  await insertMessages(t.sql, [message]);
  return message;
}

/** Creates a quick reply. @returns its id */
export async function makeQuickReply(t: Transaction, accountId: string): Promise<string> {
  const id = uuidv7();
  await insertQuickReply(t.sql, { id, accountId, content: 'On my way', createdAt: t.now });
  return id;
}
