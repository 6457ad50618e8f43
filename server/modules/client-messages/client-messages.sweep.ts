import type { clientMessagesApi } from '#contract/client-messages.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { own, withRole } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import { makeClientMessage } from './client-messages.factory.ts';

const provider = withRole('groomer', 'owner');

export const sweep: Sweep<typeof clientMessagesApi> = {
  calls: {
    'GET /api/message-templates': { access: provider },
    'PUT /api/message-templates/:kind': {
      access: provider,
      set: () => ({ params: { kind: 'ready' }, body: { body: '{pet} is ready, dear {name}: {link}' } }),
    },
    'GET /api/clients/:id/messages': {
      access: own(provider),
      set: withRecords(async (t, me) => {
        const visit = await makeOwnVisit(t, { providerId: me });
        await makeClientMessage(t, me, { visit });
        await makeClientMessage(t, me, { visit });
        return { params: { id: visit.clientId } };
      }),
    },
    'POST /api/clients/:id/messages': {
      access: own(provider),
      set: withRecords(async (t, me) => {
        const startsAt = after(t.now, -days(30));
        const { clientId, id } = await makeOwnVisit(t, { providerId: me, startsAt, status: 'completed' });
        return {
          params: { id: clientId },
          body: {
            kind: 'due',
            channel: 'phone_app',
            visitId: id,
            minutes: 10,
            startsAt: [after(t.now, days(3)).toISOString()],
            body: '{pet} is due. {link}',
          },
        };
      }),
    },
    'DELETE /api/client-messages/:id': {
      access: own(provider),
      set: withRecords(async (t, me) => {
        const visit = await makeOwnVisit(t, { providerId: me });
        const { id } = await makeClientMessage(t, me, { visit, state: 'waiting' });
        return { params: { id } };
      }),
    },
  },
  fill: async (t, me, mark) => {
    await makeClientMessage(t, me, { body: mark('See you on Tuesday.') });
  },
};
