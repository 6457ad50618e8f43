import { uuidv7 } from 'uuidv7';
import type { checkInApi } from '#contract/day/check-in.ts';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { anyone, own, withRole } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import { insertCheckInPhotos } from './arrival.queries.ts';

const visitNow = (t: Transaction, me: string) =>
  makeVisit(t, { providerId: me, status: 'checked_in', startsAt: after(t.now, -hours(1)) });

export const sweep: Sweep<typeof checkInApi> = {
  calls: {
    'GET /api/visits/:id/arrival': {
      access: own(anyone),
      set: withRecords(async (t, me) => ({ params: { id: (await visitNow(t, me)).id } })),
    },
    'POST /api/visits/:id/arrival': {
      access: own(withRole('groomer', 'owner')),
      set: withRecords(async (t, me) => {
        const { id, petIds } = await visitNow(t, me);
        const photoIds = [(await makePhoto(t, me)).id];
        return { params: { id }, body: { pets: [{ petId: petIds[0], coatState: 'matted', photoIds }] } };
      }),
    },
  },
  fill: async (t, me) => {
    const visit = await makeOwnVisit(t, { providerId: me, startsAt: after(t.now, days(18)) });
    await insertCheckInPhotos(t.sql, [
      {
        id: uuidv7(),
        accountId: me,
        ownerId: null,
        visitId: visit.id,
        petId: visit.petIds[0] ?? '',
        url: '/media/0123456789abcdef0123456789abcdef',
        takenAt: t.now,
      },
    ]);
  },
};
