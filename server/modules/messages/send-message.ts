import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import { maxNewConversations, maxUnansweredMessages } from '#contract/messages/messages.ts';
import { reviewWindowDays } from '#contract/reviews.ts';
import type { Message, MessageDraft } from '#contract/messages/messages.ts';
import { findBlock } from '#server/modules/blocks/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { claimPhotoUrls } from '#server/modules/media/index.ts';
import { after, days } from '#server/platform/clock.ts';
import { countAgainst } from '#server/platform/http/limits/rate-limits.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fieldProblem, notFound, problem } from '#server/platform/problem.ts';
import { constraintOf } from '#server/platform/database/sql.ts';
import { batch } from '#server/platform/database/batch.ts';
import { findByClientId, insertMessages } from './messages.queries.ts';
import type { NewMessage } from './messages.queries.ts';
import { findStanding, haveBookedWork } from './may-write.queries.ts';

type Draft = z.output<typeof MessageDraft>;

const newConversations = {
  name: 'new-conversations',
  max: maxNewConversations,
  per: days(1),
  by: 'account',
  advice: 'You can still write to everyone whom you have written to before.',
} as const;

/**
 * Sends a message. A `clientId` that this sender used before returns the message sent then.
 * @throws Problem `not_found`, `already_done`, `invalid`, `membership_required`, `forbidden`, `too_often`
 */
export async function sendMessage(platform: Platform, actor: Actor, draft: Draft): Promise<Message> {
  if (draft.toUserId === actor.id) throw fieldProblem('toUserId', 'Choose someone else to write to.');
  try {
    await requireMayWriteTo(platform, actor, draft.toUserId);
  } catch (refusal) {
    const message = await findByClientId(platform.sql, actor.id, draft.clientId ?? '');
    if (message) return requireSame(message, draft);
    throw refusal;
  }
  const [id, kind, clientId] = [uuidv7(), 'text' as const, draft.clientId ?? null];
  const { toUserId, content, photoIds = [] } = draft;
  // Photos of a message that is not saved are found unused by the next hourly look, and removed a day later.
  const photoUrls = await claimPhotoUrls(platform.sql, actor.id, [...new Set(photoIds)], 'photoIds');
  const now = platform.clock.now();
  try {
    await save(platform.sql, {
      id,
      fromId: actor.id,
      toId: toUserId,
      kind,
      content,
      photoUrls,
      clientId,
      createdAt: now,
    });
  } catch (error) {
    const constraint = constraintOf(error);
    if (constraint?.endsWith('_fkey')) throw notFound('member');
    if (constraint !== 'messages_once') throw error;
    return requireSame(await findByClientId(platform.sql, actor.id, draft.clientId ?? ''), draft);
  }
  const createdAt = now.toISOString().replace('Z', '+00:00');
  return { id, fromUserId: actor.id, toUserId, content, photoUrls, createdAt, kind, clientId, read: false };
}

/**
 * Checks that the actor may write: members, and the two sides of booked work, to someone who can read it. After a block, only booked work
 * that has not ended allows it. Strangers are limited until they get an answer.
 * @throws Problem `membership_required`, `forbidden`, `not_found`, `invalid`, `too_often`
 */
async function requireMayWriteTo(platform: Platform, actor: Actor, toId: string): Promise<void> {
  const { sql, clock } = platform;
  const standing = await findStanding(sql, { fromId: actor.id, toId });
  if (standing.hasLeft) throw notFound('member anymore');
  if (standing.neverJoined && !(await haveBookedWork(sql, actor.id, toId))) throw notFound('member');
  if (standing.blocked && !(await haveBookedWork(sql, actor.id, toId)))
    throw (await findBlock(sql, actor.id, toId))?.byOne
      ? problem('forbidden', 'You have blocked this person. Unblock them to write.')
      : notFound('member');
  const lately = after(clock.now(), -days(reviewWindowDays));
  if (!actor.hasMembership && !(await haveBookedWork(sql, actor.id, toId, lately)))
    throw problem(
      'membership_required',
      'This needs an active membership. Without one you can write to people you have booked work with.',
    );
  if (standing.answered) return;
  if (standing.sent >= maxUnansweredMessages && !(await haveBookedWork(sql, actor.id, toId, lately)))
    throw fieldProblem(
      'toUserId',
      `You have sent ${maxUnansweredMessages} messages without an answer. You can write again after one.`,
    );
  if (!standing.hasConversation) await countAgainst(platform, newConversations, actor.id);
}

/** Saves messages in batches, because this is the most frequent write. One statement needs no transaction. */
const save = batch(async (sql, messages: NewMessage[]) => {
  await insertMessages(sql, messages);
  return messages;
});

function requireSame(message: Message | undefined, draft: Draft): Message {
  if (message?.content !== draft.content || message.toUserId !== draft.toUserId)
    throw problem('already_done', 'This clientId belongs to another message of yours.');
  return message;
}
