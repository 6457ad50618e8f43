import type { reliabilityApi } from '#contract/reliability.ts';
import { anyone, admins, own } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import { makeAppeal, makeFact } from './reliability.factory.ts';

export const sweep: Sweep<typeof reliabilityApi> = {
  calls: {
    'GET /api/reliability': { access: anyone },
    'GET /api/reliability/facts': {
      access: own(anyone, 'own'),
      set: withRecords(async (t, accountId) => {
        for (let n = 0; n < 2; n++) await makeFact(t, { accountId });
        return { query: { limit: '1' } };
      }),
    },
    'POST /api/reliability/facts/:id/appeal': {
      access: own(anyone),
      set: withRecords(async (t, accountId) => ({
        params: { id: await makeFact(t, { accountId }) },
        body: { text: 'The road was closed.' },
      })),
    },
    'GET /api/reliability/excuses': {
      access: anyone,
      set: withRecords(async (t, otherId) => {
        for (let n = 0; n < 2; n++) await makeFact(t, { otherId, excused: 'weather' });
        return { query: { limit: '1' } };
      }),
    },
    'POST /api/reliability/excuses/:id/object': {
      access: own(anyone),
      set: withRecords(async (t, otherId) => ({
        params: { id: await makeFact(t, { otherId, excused: 'weather' }) },
        body: { text: 'The sun was shining.' },
      })),
    },
    'GET /api/admin/disputes': {
      access: admins,
      set: withRecords(async (t) => {
        for (let n = 0; n < 2; n++) await makeAppeal(t);
        return { query: { state: 'open', limit: '1' } };
      }),
    },
    'POST /api/admin/disputes/:id/decide': {
      access: admins,
      set: withRecords(async (t) => ({
        params: { id: (await makeAppeal(t)).id },
        body: { decision: 'overturned', reason: 'The owner agrees.' },
      })),
    },
  },
  fill: async (t, me, mark) => {
    await makeAppeal(t, { accountId: me, text: mark('I was ill.'), title: mark('Saturday.') });
    await makeFact(t, { otherId: me });
  },
};
