import type { payDisputesApi } from '#contract/shifts/pay-disputes.ts';
import { admins } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import { makeShift } from '../shifts.factory.ts';

const payDispute = { status: 'completed', payState: 'disputed', withAdmin: true } as const;

export const sweep: Sweep<typeof payDisputesApi> = {
  calls: {
    'GET /api/admin/pay-disputes': {
      access: admins,
      set: withRecords(async (t) => {
        for (let n = 0; n < 2; n++) await makeShift(t, payDispute);
        return { query: { limit: '1' } };
      }),
    },
    'POST /api/admin/pay-disputes/:id/decide': {
      access: admins,
      set: withRecords(async (t) => ({
        params: { id: (await makeShift(t, payDispute)).id },
        body: { dogsGroomed: 7, revenue: 70_000, bonus: 0, reason: 'The till says so.' },
      })),
    },
  },
};
