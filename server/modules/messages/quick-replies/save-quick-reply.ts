import { uuidv7 } from 'uuidv7';
import { maxQuickReplies } from '#contract/messages/quick-replies.ts';
import type { QuickReply } from '#contract/messages/quick-replies.ts';
import { fieldProblem, notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import {
  countLocked,
  deleteQuickReply,
  insertQuickReply,
  updateQuickReply,
} from './quick-replies.queries.ts';

/** @throws Problem `invalid` if there are too many */
export async function addQuickReply(t: Transaction, accountId: string, content: string): Promise<QuickReply> {
  if ((await countLocked(t.sql, accountId)) >= maxQuickReplies)
    throw fieldProblem('content', `You have ${maxQuickReplies} quick replies. Delete one to add another.`);
  const reply = { id: uuidv7(), content };
  await insertQuickReply(t.sql, { ...reply, accountId, createdAt: t.now });
  return reply;
}

/** @throws Problem `not_found` */
export async function changeQuickReply(t: Transaction, accountId: string, reply: QuickReply) {
  if (!(await updateQuickReply(t.sql, accountId, reply))) throw notFound('quick reply');
  return reply;
}

/** @throws Problem `not_found` */
export async function removeQuickReply(t: Transaction, accountId: string, id: string): Promise<void> {
  if (!(await deleteQuickReply(t.sql, accountId, id))) throw notFound('quick reply');
}
