import type { frontDeskApi } from '#contract/staff/front-desk.ts';
import { contactOf } from '#server/modules/identity/index.ts';
import { makeStaff } from '#server/modules/staff/staff.factory.ts';
import { everyone, withRole } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import { makePairingCode } from './make-pairing-code.ts';

export const sweep: Sweep<typeof frontDeskApi> = {
  calls: {
    'POST /api/front-desk/code': { access: withRole('owner') },
    'POST /api/front-desk/pair': {
      access: everyone,
      set: withRecords(async (t, me) => {
        const { code } = await makePairingCode(t, me);
        return { body: { email: (await contactOf(t.sql, me))?.email, code, deviceName: 'Tablet' } };
      }),
    },
    'PUT /api/front-desk/person': {
      access: withRole('owner'),
      // Found at a front desk alone.
      answers: 404,
      set: withRecords(async (t, me) => ({ body: { staffId: (await makeStaff(t, me)).id } })),
    },
  },
  fill: (t, me) => makePairingCode(t, me),
};
