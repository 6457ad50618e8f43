import type { dayApi } from '#contract/day.ts';
import { makeStaff } from '#server/modules/staff/staff.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { own, withRole } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';

const reader = own(withRole('groomer', 'owner'), 'own');

export const sweep: Sweep<typeof dayApi> = {
  calls: {
    'GET /api/day': {
      access: reader,
      set: withRecords(async (t, me) => {
        await makeOwnVisit(t, { providerId: me, startsAt: new Date('2026-12-02T15:00:00Z') });
        return { query: { on: '2026-12-02' } };
      }),
    },
    'GET /api/day/openings': {
      access: own(withRole('groomer', 'owner'), 422),
      set: withRecords(async (t, me) => ({
        query: { minutes: '90', from: '2026-12-02', pets: '2', staffId: (await makeStaff(t, me)).id },
      })),
    },
  },
};
