import type { quickRepliesApi } from '#contract/messages/quick-replies.ts';
import { withRole, own } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import { makeQuickReply } from '../messages.factory.ts';

export const sweep: Sweep<typeof quickRepliesApi> = {
  calls: {
    'GET /api/quick-replies': {
      access: own(withRole('groomer', 'owner'), 'own'),
      set: withRecords(async (t, me) => {
        await makeQuickReply(t, me);
        return {};
      }),
    },
    'POST /api/quick-replies': {
      access: withRole('groomer', 'owner'),
      set: () => ({ body: { content: 'On my way' } }),
    },
    'PATCH /api/quick-replies/:id': {
      access: own(withRole('groomer', 'owner')),
      set: withRecords(async (t, me) => ({
        params: { id: await makeQuickReply(t, me) },
        body: { content: 'Almost there' },
      })),
    },
    'DELETE /api/quick-replies/:id': {
      access: own(withRole('groomer', 'owner')),
      set: withRecords(async (t, me) => ({ params: { id: await makeQuickReply(t, me) } })),
    },
  },
  share: ({ me, mark }) => me.call('POST /api/quick-replies', { body: { content: mark('On my way.') } }),
};
