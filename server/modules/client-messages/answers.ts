import { uuidv7 } from 'uuidv7';
import type { AnswerKind, MessageChannel, MessageState } from '#contract/client-messages.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { hasAnswer, insertMessage } from './client-messages.queries.ts';

type Answer = { accountId: string; clientId: string; visitId: string; kind: AnswerKind; body: string };

/** Texts a client what became of their booking, once, to the number that they proved for it. */
export async function queueAnswer(t: Transaction, answer: Answer): Promise<void> {
  const id = await recordAnswer(t, { ...answer, channel: 'text', state: 'queued' });
  if (id) await t.schedule('mail-text-to-client', { messageId: id }, t.now, id);
}

/** Notes how a client was told, or why not, for the provider to see. @returns its id, or undefined if it was noted before */
export async function recordAnswer(
  t: Transaction,
  answer: Answer & { channel: MessageChannel; state: MessageState },
): Promise<string | undefined> {
  if (await hasAnswer(t.sql, answer.visitId, answer.kind)) return undefined;
  const id = uuidv7();
  await insertMessage(t.sql, { id, ...answer, createdAt: t.now });
  return id;
}
