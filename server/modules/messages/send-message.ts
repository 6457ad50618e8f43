import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import { reviewWindowDays } from '#contract/reviews.ts';
import type { Message, MessageDraft } from '#contract/messages.ts';
import { findBlock } from '#server/modules/blocks/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fieldProblem, notFound, problem } from '#server/platform/problem.ts';
import { constraintOf } from '#server/platform/database/sql.ts';
import { batch } from '#server/platform/database/batch.ts';
import { findByClientId, haveBookedWork, insertMessages } from './messages.queries.ts';
import type { NewMessage } from './messages.queries.ts';

type Draft = z.output<typeof MessageDraft>;

/**
 * Sends a message. A `clientId` that this sender used before returns the message sent then.
 * @throws Problem `not_found`, `already_done`, `invalid`, `membership_required`, `forbidden`
 */
export async function sendMessage(platform: Platform, actor: Actor, draft: Draft): Promise<Message> {
  if (draft.toUserId === actor.id) throw fieldProblem('toUserId', 'Choose someone else to write to.');
  await requireMayWriteTo(platform, actor, draft.toUserId);
  const [id, kind, clientId] = [uuidv7(), 'text' as const, draft.clientId ?? null];
  const { toUserId, content } = draft;
  const now = platform.clock.now();
  try {
    await save(platform.sql, {
      id,
      fromId: actor.id,
      toId: toUserId,
      kind,
      content,
      clientId,
      createdAt: now,
    });
  } catch (error) {
    const constraint = constraintOf(error);
    if (constraint?.endsWith('_fkey')) throw notFound('member');
    if (constraint !== 'messages_once') throw error;
    return sentBefore(platform, actor.id, draft);
  }
  const createdAt = now.toISOString().replace('Z', '+00:00');
  return { id, fromUserId: actor.id, toUserId, content, createdAt, kind, clientId, read: false };
}

/**
 * Checks that the actor may write: members, and the two sides of booked work. After a block, only booked work
 * that has not ended allows it.
 * @throws Problem `membership_required`, `forbidden`, `not_found`
 */
async function requireMayWriteTo({ sql, clock }: Platform, actor: Actor, toId: string): Promise<void> {
  const block = await findBlock(sql, actor.id, toId);
  if (block && !(await haveBookedWork(sql, actor.id, toId)))
    throw block.byOne
      ? problem('forbidden', 'You have blocked this person. Unblock them to write.')
      : notFound('member');
  if (actor.hasMembership) return;
  if (await haveBookedWork(sql, actor.id, toId, after(clock.now(), -days(reviewWindowDays)))) return;
  throw problem(
    'membership_required',
    'This needs an active membership. Without one you can write to people you have booked work with.',
  );
}

/** Saves messages in batches, because this is the most frequent write. One statement needs no transaction. */
const save = batch(async (sql, messages: NewMessage[]) => {
  await insertMessages(sql, messages);
  return messages;
});

async function sentBefore({ sql }: Platform, fromId: string, draft: Draft): Promise<Message> {
  const message = await findByClientId(sql, fromId, draft.clientId ?? '');
  if (message?.content !== draft.content || message.toUserId !== draft.toUserId)
    throw problem('already_done', 'This clientId belongs to another message of yours.');
  return message;
}
