import { after, days } from '#server/platform/clock.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import type { dayApi } from '#contract/day/day.ts';
import { makeClientMessage } from '#server/modules/client-messages/client-messages.factory.ts';
import { makeStaff } from '#server/modules/staff/staff.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { own, withRole } from '#tests/every-call/access.ts';
import type { World } from '#tests/every-call/notice-world.ts';
import { to } from '#tests/every-call/notices.ts';
import type { Happening } from '#tests/every-call/notices.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';

const reader = own(withRole('groomer', 'owner'), 'own');

/** With a visit tomorrow. */
async function dayNear({ transact, groomer }: World): Promise<Happening> {
  const startsAt = await transact(async (t) => {
    const at = after(t.now, days(1));
    await makeOwnVisit(t, { providerId: groomer.id, startsAt: at });
    return at;
  });
  return ['day.near', { accountId: groomer.id, on: dayIn(startsAt, 'America/Chicago') }];
}

export const sweep: Sweep<typeof dayApi> = {
  calls: {
    'GET /api/day': {
      access: reader,
      set: withRecords(async (t, me) => {
        await makeOwnVisit(t, { providerId: me, startsAt: new Date('2026-12-02T15:00:00Z') });
        return { query: { on: '2026-12-02' } };
      }),
    },
    'POST /api/day/ask-to-confirm': {
      access: own(withRole('groomer', 'owner'), 'in'),
      set: withRecords(async (t, me) => {
        await makeOwnVisit(t, { providerId: me, startsAt: new Date('2026-12-02T15:00:00Z') });
        return { body: { on: '2026-12-02' } };
      }),
    },
    'GET /api/visits/:id/texts-to-tell': {
      access: own(withRole('groomer', 'owner')),
      set: withRecords(async (t, me) => {
        const visit = await makeOwnVisit(t, { providerId: me });
        await makeClientMessage(t, me, { visit, state: 'waiting' });
        return { params: { id: visit.id } };
      }),
    },
    'GET /api/day/openings': {
      access: own(withRole('groomer', 'owner'), 422),
      set: withRecords(async (t, me) => ({
        query: {
          minutes: '90',
          from: '2026-12-02',
          near: '2026-12-04T15:00:00Z',
          pets: '2',
          staffId: (await makeStaff(t, me)).id,
        },
      })),
    },
  },
  notices: { day_sheet: to('groomer', dayNear) },
};
