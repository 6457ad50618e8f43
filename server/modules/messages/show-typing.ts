import type { Actor } from '#server/modules/identity/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import { notFound } from '#server/platform/problem.ts';
import { findStanding, haveBookedWork } from './may-write.queries.ts';

/**
 * Shows the recipient's open tabs that the actor is typing.
 * @throws Problem `not_found` without a conversation, or after a block without booked work
 */
export async function showTyping({ sql, eventStreams }: Platform, actor: Actor, toId: string): Promise<void> {
  const { blocked, hasConversation } = await findStanding(sql, { fromId: actor.id, toId });
  if (!hasConversation || (blocked && !(await haveBookedWork(sql, actor.id, toId))))
    throw notFound('conversation');
  eventStreams.send(toId, 'typing', actor.id);
}
