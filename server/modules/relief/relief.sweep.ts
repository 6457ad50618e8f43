import type { reliefApi } from '#contract/relief.ts';
import { own, withRole } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import { makeRelief } from './relief.factory.ts';

export const sweep: Sweep<typeof reliefApi> = {
  calls: {
    'GET /api/shifts/:id/animals': {
      access: own(withRole('groomer')),
      set: withRecords(async (t, me) => ({
        params: { id: (await makeRelief(t, { groomerId: me })).shift.id },
      })),
    },
    'GET /api/shifts/:id/check-outs': {
      access: own(withRole('groomer', 'owner')),
      set: withRecords(async (t, me) => ({
        params: { id: (await makeRelief(t, { groomerId: me })).shift.id },
      })),
    },
    'GET /api/staff/:id/shift-to-post': {
      access: own(withRole('owner')),
      set: withRecords(async (t, me) => ({
        params: { id: (await makeRelief(t, { businessId: me })).staffId },
        query: { on: '2026-12-02' },
      })),
    },
  },
};
