import type { shiftDaysApi } from '#contract/shifts/shift-days.ts';
import type { ShiftStatus } from '#contract/shifts/shift-lifecycle.ts';
import { to } from '#tests/every-call/notices.ts';
import type { Happening } from '#tests/every-call/notices.ts';
import type { World } from '#tests/every-call/notice-world.ts';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { after, minutes } from '#server/platform/clock.ts';
import { anyone, own } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { Context } from '#tests/every-call/valid-request.ts';
import { makeDay } from './shift-days.factory.ts';

const day =
  (event: 'shift_day.on_my_way' | 'shift_day.late' | 'shift_day.left') =>
  async ({ transact, owner, groomer }: World): Promise<Happening> => {
    const { shiftId, groomerId } = await transact((t) =>
      makeDay(t, { businessId: owner.id, groomerId: groomer.id }),
    );
    return [event, { shiftId, groomerId }];
  };
const extra =
  (event: 'shift_extra.claimed' | 'shift_extra.answered') =>
  async ({ transact, owner, groomer }: World): Promise<Happening> => {
    const { extraId } = await transact((t) => makeDay(t, { businessId: owner.id, groomerId: groomer.id }));
    return [event, { extraId }];
  };

/** A shift that I work on, some minutes after its start. */
const atWork =
  (status: ShiftStatus, minutesIn: number, body?: object) =>
  async ({ app, me }: Context) => {
    const shift = await app.transact((t) => makeShift(t, { groomerId: me, status }));
    app.clock.moveTo(after(shift.startsAt, minutes(minutesIn)));
    return { params: { id: shift.id }, ...(body ? { body } : {}) };
  };
const claimed = withRecords(async (t, me) => ({
  params: { id: (await makeDay(t, { businessId: me })).extraId },
}));

export const sweep: Sweep<typeof shiftDaysApi> = {
  calls: {
    'GET /api/shifts/:id/day': {
      access: own(anyone),
      set: withRecords(async (t, me) => ({
        params: { id: (await makeDay(t, { businessId: me })).shiftId },
      })),
    },
    'POST /api/shifts/:id/day/on-my-way': { access: own(anyone), set: atWork('filled', -60) },
    'POST /api/shifts/:id/day/late': {
      access: own(anyone),
      set: atWork('filled', -60, { minutes: 20 }),
    },
    'POST /api/shifts/:id/day/arrive': { access: own(anyone), set: atWork('filled', -10) },
    'POST /api/shifts/:id/day/leave-early': {
      access: own(anyone),
      set: atWork('in_progress', 60, { note: 'My daughter is ill.' }),
    },
    'POST /api/shifts/:id/day/answer-leaving': {
      access: own(anyone),
      set: withRecords(async (t, me) => ({
        params: { id: (await makeDay(t, { businessId: me })).shiftId },
        body: { allowed: true },
      })),
    },
    'POST /api/shifts/:id/extras': {
      access: own(anyone),
      set: atWork('in_progress', 60, { dogs: 2, minutes: 30, note: 'Two walk-ins.' }),
    },
    'POST /api/shift-extras/:id/agree': { access: own(anyone), set: claimed },
    'POST /api/shift-extras/:id/decline': { access: own(anyone), set: claimed },
  },
  notices: {
    groomer_on_the_way: to('owner', day('shift_day.on_my_way')),
    groomer_late: to('owner', day('shift_day.late')),
    groomer_left_early: to('owner', day('shift_day.left')),
    extras_claimed: to('owner', extra('shift_extra.claimed')),
    extras_answered: to('groomer', extra('shift_extra.answered')),
  },
  fill: async (t, me, mark) => {
    await makeDay(t, { businessId: me, mark });
    await makeDay(t, { groomerId: me, mark });
  },
};
