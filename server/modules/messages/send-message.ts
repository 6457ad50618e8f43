import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import type { Message, MessageDraft } from '#contract/messages.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { after, minutes } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fieldProblem, notFound, problem } from '#server/platform/problem.ts';
import { constraintOf } from '#server/platform/sql.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findByClientId, insertMessage } from './messages.queries.ts';

type Draft = z.output<typeof MessageDraft>;

/** Whoever has not looked by then is told by mail. */
const patience = minutes(10);

/**
 * Writes to somebody. With a `clientId` that this sender has used before, it is the message that was sent then.
 * @throws Problem `not_found`, `already_done`, `invalid`
 */
export async function sendMessage(platform: Platform, actor: Actor, draft: Draft): Promise<Message> {
  if (draft.toUserId === actor.id) throw fieldProblem('toUserId', 'Choose someone else to write to.');
  try {
    return await platform.transact((t) => save(t, actor.id, draft));
  } catch (error) {
    const constraint = constraintOf(error);
    if (constraint?.endsWith('_fkey')) throw notFound('member');
    if (constraint !== 'messages_once') throw error;
    return sentBefore(platform, actor.id, draft);
  }
}

async function save(
  t: Transaction,
  fromId: string,
  { toUserId, content, clientId }: Draft,
): Promise<Message> {
  const id = uuidv7();
  const unread = await insertMessage(t.sql, {
    id,
    fromId,
    toId: toUserId,
    kind: 'text',
    content,
    clientId: clientId ?? null,
    createdAt: t.now,
  });
  // The first of those that wait; while it waits, the others need no mail of their own.
  if (unread === 1)
    await t.schedule(
      'remind-of-unread-messages',
      { accountId: toUserId, fromId },
      after(t.now, patience),
      `${toUserId} ${fromId}`,
    );
  const createdAt = t.now.toISOString().replace('Z', '+00:00');
  return {
    id,
    fromUserId: fromId,
    toUserId,
    content,
    createdAt,
    kind: 'text',
    clientId: clientId ?? null,
    read: false,
  };
}

async function sentBefore({ sql }: Platform, fromId: string, draft: Draft): Promise<Message> {
  const message = await findByClientId(sql, fromId, draft.clientId ?? '');
  if (message?.content !== draft.content || message.toUserId !== draft.toUserId)
    throw problem('already_done', 'This clientId belongs to another message of yours.');
  return message;
}
