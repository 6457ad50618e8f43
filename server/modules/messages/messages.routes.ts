import { messagesApi } from '#contract/messages/messages.ts';
import { requireSelf, pastOrPresentMember, routes } from '#server/modules/identity/index.ts';
import { minutes } from '#server/platform/clock.ts';
import { notFound } from '#server/platform/problem.ts';
import { linkNext } from '#server/platform/http/requests/paging.ts';
import { markRead } from './mark-read.ts';
import { listConversations, getConversation } from './get-conversation.ts';
import { searchMessages } from './search-messages.ts';
import { showTyping } from './show-typing.ts';
import { updateMuted } from './conversations.queries.ts';
import { sendMessage } from './send-message.ts';

export const messagesRoutes = routes(messagesApi, {
  'GET /api/messages/conversations/:userId': {
    reads: ['applications', 'blocks', 'messages', 'shifts', 'visits'],
    mayLag: ['businesses'],
    who: pastOrPresentMember,
    async run({ sql, actor, params, query, request, reply }) {
      requireSelf(actor, params.userId);
      const { conversations, next } = await listConversations(sql, actor.id, query);
      linkNext(request, reply, next);
      return conversations;
    },
  },
  'GET /api/messages/:userId/:otherUserId': {
    reads: ['blocks', 'messages'],
    who: pastOrPresentMember,
    async run({ sql, actor, params, query, request, reply }) {
      requireSelf(actor, params.userId);
      const { messages, next } = await getConversation(sql, actor.id, params.otherUserId, query);
      linkNext(request, reply, next);
      return messages;
    },
  },
  'POST /api/messages': {
    who: pastOrPresentMember,
    limit: { name: 'messages', max: 120, per: minutes(1), by: 'account' },
    async runOutsideTransaction({ platform, actor, body }) {
      requireSelf(actor, body.fromUserId);
      return sendMessage(platform, actor, body);
    },
  },
  'POST /api/messages/:userId/:otherUserId/read': {
    who: pastOrPresentMember,
    async run({ t, actor, params, body }) {
      requireSelf(actor, params.userId);
      await markRead(t, { accountId: actor.id, otherId: params.otherUserId, messageId: body.messageId });
    },
  },
  'GET /api/messages/search': {
    reads: ['applications', 'blocks', 'messages', 'shifts', 'visits'],
    mayLag: ['businesses'],
    who: pastOrPresentMember,
    limit: { name: 'message-search', max: 60, per: minutes(1), by: 'account' },
    async run({ sql, actor, query, request, reply }) {
      const { found, next } = await searchMessages(sql, actor.id, query);
      linkNext(request, reply, next);
      return found;
    },
  },
  'PUT /api/messages/:userId/:otherUserId/muted': {
    who: pastOrPresentMember,
    async run({ t, actor, params, body }) {
      requireSelf(actor, params.userId);
      if (!(await updateMuted(t.sql, actor.id, params.otherUserId, body.muted)))
        throw notFound('conversation');
    },
  },
  'POST /api/messages/typing': {
    who: pastOrPresentMember,
    limit: { name: 'typing', max: 60, per: minutes(1), by: 'account' },
    runOutsideTransaction: ({ platform, actor, body }) => showTyping(platform, actor, body.toUserId),
  },
});
