import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import type { Message, MessageDraft } from '#contract/messages.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fieldProblem, notFound, problem } from '#server/platform/problem.ts';
import { constraintOf } from '#server/platform/sql.ts';
import { retrying } from '#server/platform/transaction.ts';
import { findByClientId, insertMessage } from './messages.queries.ts';

type Draft = z.output<typeof MessageDraft>;

/**
 * Writes to somebody. With a `clientId` that this sender has used before, it is the message that was sent then.
 * @throws Problem `not_found`, `already_done`, `invalid`
 */
export async function sendMessage(platform: Platform, actor: Actor, draft: Draft): Promise<Message> {
  if (draft.toUserId === actor.id) throw fieldProblem('toUserId', 'Choose someone else to write to.');
  try {
    return await retrying(() => save(platform, actor.id, draft));
  } catch (error) {
    const constraint = constraintOf(error);
    if (constraint?.endsWith('_fkey')) throw notFound('member');
    if (constraint !== 'messages_once') throw error;
    return sentBefore(platform, actor.id, draft);
  }
}

/** One statement, so it needs no transaction around it: this is what people do most. */
async function save(
  { sql, clock }: Platform,
  fromId: string,
  { toUserId, content, ...draft }: Draft,
): Promise<Message> {
  const clientId = draft.clientId ?? null;
  const [id, kind, now] = [uuidv7(), 'text' as const, clock.now()];
  await insertMessage(sql, { id, fromId, toId: toUserId, kind, content, clientId, createdAt: now });
  const createdAt = now.toISOString().replace('Z', '+00:00');
  return { id, fromUserId: fromId, toUserId, content, createdAt, kind, clientId, read: false };
}

async function sentBefore({ sql }: Platform, fromId: string, draft: Draft): Promise<Message> {
  const message = await findByClientId(sql, fromId, draft.clientId ?? '');
  if (message?.content !== draft.content || message.toUserId !== draft.toUserId)
    throw problem('already_done', 'This clientId belongs to another message of yours.');
  return message;
}
