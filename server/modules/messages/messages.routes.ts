import { messagesApi } from '#contract/messages.ts';
import { mustBeSelf, pastOrPresentMember, routes, signedIn } from '#server/modules/identity/index.ts';
import { minutes } from '#server/platform/clock.ts';
import { linkNext } from '#server/platform/http/requests/paging.ts';
import { markRead } from './mark-read.ts';
import { listConversations, readConversation } from './read-conversation.ts';
import { sendMessage } from './send-message.ts';

/** Live events by the table that changed. */
const events = { messages: 'message', conversation_sides: 'read' };

export const messagesRoutes = routes(messagesApi, {
  'GET /api/messages/conversations/:userId': {
    who: pastOrPresentMember,
    poll: ['accounts', 'business_profiles'],
    async run({ sql, actor, params, query, request, reply }) {
      mustBeSelf(actor, params.userId);
      const { conversations, next } = await listConversations(sql, actor.id, query);
      linkNext(request, reply, next);
      return conversations;
    },
  },
  'GET /api/messages/:userId/:otherUserId': {
    who: pastOrPresentMember,
    poll: [],
    async run({ sql, actor, params, query, request, reply }) {
      mustBeSelf(actor, params.userId);
      const { messages, next } = await readConversation(sql, actor.id, params.otherUserId, query);
      linkNext(request, reply, next);
      return messages;
    },
  },
  'POST /api/messages': {
    who: pastOrPresentMember,
    changes: ['messages'],
    limit: { name: 'messages', max: 120, per: minutes(1), by: 'account' },
    async runOutsideTransaction({ platform, actor, body }) {
      mustBeSelf(actor, body.fromUserId);
      return sendMessage(platform, actor, body);
    },
  },
  'POST /api/messages/:userId/:otherUserId/read': {
    who: pastOrPresentMember,
    changes: ['conversation_sides'],
    async run({ t, actor, params, body }) {
      mustBeSelf(actor, params.userId);
      await markRead(t, { accountId: actor.id, otherId: params.otherUserId, messageId: body.messageId });
    },
  },
  'GET /api/events': {
    who: signedIn,
    async run({ actor, request, reply, platform }) {
      const isAuthorized = () => signedIn(request, platform).then(() => true);
      platform.eventStreams.open(request, reply, { accountId: actor.id, events, isAuthorized });
    },
  },
});
