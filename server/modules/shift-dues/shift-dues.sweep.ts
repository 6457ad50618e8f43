import type { shiftDuesApi } from '#contract/shifts/shift-dues.ts';
import { to } from '#tests/every-call/notices.ts';
import type { Happening } from '#tests/every-call/notices.ts';
import type { World } from '#tests/every-call/notice-world.ts';
import { anyone, own } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import { makeDue } from './shift-dues.factory.ts';

const happened =
  (event: 'shift_due.owed' | 'shift_due.said_paid' | 'shift_due.settled') =>
  async ({ transact, owner, groomer }: World): Promise<Happening> => {
    const dueId = await transact((t) => makeDue(t, { businessId: owner.id, groomerId: groomer.id }));
    return [event, { dueId }];
  };

const due = (side: 'businessId' | 'groomerId', body?: object) =>
  withRecords(async (t, me) => ({
    params: { id: await makeDue(t, { [side]: me }) },
    ...(body ? { body } : {}),
  }));

export const sweep: Sweep<typeof shiftDuesApi> = {
  calls: {
    'GET /api/shift-dues': {
      access: own(anyone, 'own'),
      set: withRecords(async (t, me) => {
        for (let n = 0; n < 2; n++) await makeDue(t, { businessId: me });
        return { query: { limit: '1' } };
      }),
    },
    'POST /api/shift-dues/:id/receive': { access: own(anyone), set: due('groomerId') },
    'POST /api/shift-dues/:id/waive': {
      access: own(anyone),
      set: due('groomerId', { because: 'weather' }),
    },
    'POST /api/shift-dues/:id/say-paid': { access: own(anyone), set: due('businessId') },
  },
  notices: {
    due_owed: to('groomer', happened('shift_due.owed')),
    due_said_paid: to('groomer', happened('shift_due.said_paid')),
    due_settled: to('owner', happened('shift_due.settled')),
  },
  fill: async (t, me) => {
    await makeDue(t, { businessId: me });
    await makeDue(t, { groomerId: me });
  },
};
