import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import type { World } from '#tests/every-call/notice-world.ts';
import { to } from '#tests/every-call/notices.ts';
import type { Happening } from '#tests/every-call/notices.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';

/** With a shift of the owner tomorrow, in an hour of the night, when nothing else of the world is booked. */
async function urgentPosted({ transact, owner }: World): Promise<Happening> {
  const { id } = await transact((t) =>
    makeShift(t, {
      businessId: owner.id,
      day: dayIn(after(t.now, days(1)), 'America/Chicago'),
      startTime: '03:00',
      endTime: '04:00',
    }),
  );
  return ['shift.posted', { shiftId: id }];
}

export const sweep: Sweep = {
  calls: {},
  notices: { urgent_shift: to('groomer', urgentPosted) },
};
