import type { reliabilityApi } from '#contract/reliability.ts';
import { makeAppeal, makeFact } from '#server/modules/reliability/reliability.factory.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequests } from '#tests/every-call/valid-request.ts';

export const reliabilityRequests: ValidRequests<typeof reliabilityApi> = {
  'GET /api/reliability': {},
  'GET /api/reliability/facts': {
    set: withRecords(async (t, accountId) => {
      for (let n = 0; n < 2; n++) await makeFact(t, { accountId });
      return { query: { limit: '1' } };
    }),
  },
  'POST /api/reliability/facts/:id/appeal': {
    set: withRecords(async (t, accountId) => ({
      params: { id: await makeFact(t, { accountId }) },
      body: { text: 'The road was closed.' },
    })),
  },
  'GET /api/reliability/excuses': {
    set: withRecords(async (t, otherId) => {
      for (let n = 0; n < 2; n++) await makeFact(t, { otherId, excused: 'weather' });
      return { query: { limit: '1' } };
    }),
  },
  'POST /api/reliability/excuses/:id/object': {
    set: withRecords(async (t, otherId) => ({
      params: { id: await makeFact(t, { otherId, excused: 'weather' }) },
      body: { text: 'The sun was shining.' },
    })),
  },
  'GET /api/admin/disputes': {
    set: withRecords(async (t) => {
      for (let n = 0; n < 2; n++) await makeAppeal(t);
      return { query: { state: 'open', limit: '1' } };
    }),
  },
  'POST /api/admin/disputes/:id/decide': {
    set: withRecords(async (t) => ({
      params: { id: (await makeAppeal(t)).id },
      body: { decision: 'overturned', reason: 'The owner agrees.' },
    })),
  },
};
