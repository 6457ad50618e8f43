import type { messagesApi } from '#contract/messages/messages.ts';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { members, own } from '#tests/every-call/access.ts';
import { to } from '#tests/every-call/notices.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import { makeMessage } from './messages.factory.ts';
import { write } from './messages.scenario.ts';

/** Creates messages to me from two people, two of them from one person. */
async function received(t: Transaction, me: string) {
  await makeMessage(t, { toId: me });
  const { fromId } = await makeMessage(t, { toId: me });
  const { id: messageId } = await makeMessage(t, { fromId, toId: me });
  return { messageId, params: { userId: me, otherUserId: fromId } };
}

export const sweep: Sweep<typeof messagesApi> = {
  calls: {
    'GET /api/messages/conversations/:userId': {
      access: own(members(), 403),
      set: withRecords(async (t, me) => {
        await received(t, me);
        return { params: { userId: me }, query: { limit: '1' } };
      }),
    },
    'GET /api/messages/:userId/:otherUserId': {
      access: own(members(), 403),
      set: withRecords(async (t, me) => ({ params: (await received(t, me)).params, query: { limit: '1' } })),
    },
    'POST /api/messages': {
      access: own(members(), 403),
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
      access: own(members(), 403),
      set: withRecords(async (t, me) => {
        const { messageId, params } = await received(t, me);
        return { params, body: { messageId } };
      }),
    },
    'GET /api/messages/search': {
      access: own(members(), 'own'),
      set: withRecords(async (t, me) => {
        await received(t, me);
        return { query: { q: 'door', limit: '1' } };
      }),
    },
    'PUT /api/messages/:userId/:otherUserId/muted': {
      access: own(members(), 403),
      set: withRecords(async (t, me) => ({ params: (await received(t, me)).params, body: { muted: true } })),
    },
    'POST /api/messages/typing': {
      access: own(members()),
      set: withRecords(async (t, me) => ({ body: { toUserId: (await received(t, me)).params.otherUserId } })),
    },
  },
  notices: {
    messages_waiting: to('groomer', async ({ petOwner, groomer }) => {
      const body = { fromUserId: 'current-user', toUserId: groomer.id, content: 'Is Friday still fine?' };
      await petOwner.call('POST /api/messages', { body });
      return ['messages.waiting', { accountId: groomer.id, fromId: petOwner.id }];
    }),
  },
  async share({ me, other, mark }) {
    await write(me, other, mark('See you.'));
    await write(other, me, 'Thank you.');
  },
};
