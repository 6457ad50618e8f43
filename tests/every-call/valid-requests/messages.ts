import type { messagesApi } from '#contract/messages.ts';
import type { quickRepliesApi } from '#contract/quick-replies.ts';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import { makeMessage, makeQuickReply } from '#server/modules/messages/messages.factory.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequests } from '#tests/every-call/valid-request.ts';

/** Creates messages to me from two people, two of them from one person. */
async function received(t: Transaction, me: string) {
  await makeMessage(t, { toId: me });
  const { fromId } = await makeMessage(t, { toId: me });
  const { id: messageId } = await makeMessage(t, { fromId, toId: me });
  return { messageId, params: { userId: me, otherUserId: fromId } };
}

export const messagesRequests: ValidRequests<typeof messagesApi> = {
  'GET /api/messages/conversations/:userId': {
    set: withRecords(async (t, me) => {
      await received(t, me);
      return { params: { userId: me }, query: { limit: '1' } };
    }),
  },
  'GET /api/messages/:userId/:otherUserId': {
    set: withRecords(async (t, me) => ({ params: (await received(t, me)).params, query: { limit: '1' } })),
  },
  'POST /api/messages': {
    set: withRecords(async (t, me) => ({
      body: {
        photoIds: [(await makePhoto(t, me)).id],
        fromUserId: me,
        toUserId: (await makeGroomer(t)).id,
        content: 'Which door?\nThe side door?',
        clientId: 'first try',
      },
    })),
  },
  'POST /api/messages/:userId/:otherUserId/read': {
    set: withRecords(async (t, me) => {
      const { messageId, params } = await received(t, me);
      return { params, body: { messageId } };
    }),
  },
  'GET /api/messages/search': {
    set: withRecords(async (t, me) => {
      await received(t, me);
      return { query: { q: 'door', limit: '1' } };
    }),
  },
  'PUT /api/messages/:userId/:otherUserId/muted': {
    set: withRecords(async (t, me) => ({ params: (await received(t, me)).params, body: { muted: true } })),
  },
  'POST /api/messages/typing': {
    set: withRecords(async (t, me) => ({ body: { toUserId: (await received(t, me)).params.otherUserId } })),
  },
};

export const quickRepliesRequests: ValidRequests<typeof quickRepliesApi> = {
  'GET /api/quick-replies': {
    set: withRecords(async (t, me) => {
      await makeQuickReply(t, me);
      return {};
    }),
  },
  'POST /api/quick-replies': { set: () => ({ body: { content: 'On my way' } }) },
  'PATCH /api/quick-replies/:id': {
    set: withRecords(async (t, me) => ({
      params: { id: await makeQuickReply(t, me) },
      body: { content: 'Almost there' },
    })),
  },
  'DELETE /api/quick-replies/:id': {
    set: withRecords(async (t, me) => ({ params: { id: await makeQuickReply(t, me) } })),
  },
};
