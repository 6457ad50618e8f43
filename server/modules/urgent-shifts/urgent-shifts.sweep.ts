import { to } from '#server/modules/notifications/kind-steps.scenario.ts';
import type { Happening } from '#server/modules/notifications/kind-steps.scenario.ts';
import type { World } from '#server/modules/notifications/world.scenario.ts';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';

/** With a shift of the owner tomorrow. */
async function urgentPosted({ transact, owner }: World): Promise<Happening> {
  const { id } = await transact((t) =>
    makeShift(t, { businessId: owner.id, day: dayIn(after(t.now, days(1)), 'America/Chicago') }),
  );
  return ['shift.posted', { shiftId: id }];
}

export const sweep: Sweep = {
  calls: {},
  notices: { urgent_shift: to('groomer', urgentPosted) },
};
