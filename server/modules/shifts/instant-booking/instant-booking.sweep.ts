import type { instantBookingApi } from '#contract/shifts/instant-booking.ts';
import { makeCertification } from '#server/modules/certifications/certifications.factory.ts';
import { members, own } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import { makeShift } from '../shifts.factory.ts';
import { setInstantBook } from '../shifts.queries.ts';

export const sweep: Sweep<typeof instantBookingApi> = {
  calls: {
    'PUT /api/shifts/:id/instant-booking': {
      access: own(members('owner')),
      set: withRecords(async (t, me) => ({
        params: { id: (await makeShift(t, { businessId: me })).id },
        body: { who: 'known' },
      })),
    },
    'POST /api/shifts/:id/take': {
      access: own(members('groomer'), 403),
      set: withRecords(async (t, me) => {
        const { id } = await makeShift(t);
        await setInstantBook(t.sql, id, 'checked', t.now);
        await makeCertification(t, { accountId: me, title: 'Feline handling', decision: 'check' });
        return { params: { id }, body: { termsVersion: 1 } };
      }),
    },
  },
};
