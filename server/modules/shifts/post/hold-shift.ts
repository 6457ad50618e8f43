import type { SeenFirstDraft } from '#contract/shifts/seen-first.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { after, hours } from '#server/platform/clock.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockShift, lockShiftForJob } from '../lock-shift.ts';
import { setSeenByAll, setSeenFirst } from '../shifts.queries.ts';
import { getShift } from '../view/get-shift.ts';

/** A shift that opens to everyone at a time. */
export type HeldShift = { shiftId: string; opensAt: string };

/**
 * Shows a shift to some only, for so many hours; then it opens by itself. `field` is where the hours were typed.
 * @throws Problem `invalid` if it starts before
 */
export async function holdShift(
  t: Transaction,
  { id: shiftId, startsAt }: { id: string; startsAt: Date | string },
  { by, hours: heldHours }: SeenFirstDraft,
  field = 'seenFirst.hours',
): Promise<void> {
  const opensAt = after(t.now, hours(heldHours));
  if (opensAt >= new Date(startsAt))
    throw fieldProblem(field, 'The shift starts before that: choose fewer hours');
  await setSeenFirst(t.sql, shiftId, by, opensAt);
  const held: HeldShift = { shiftId, opensAt: opensAt.toISOString() };
  await t.schedule('open-held-shift', held, opensAt, `${shiftId} ${held.opensAt}`);
}

/** Opens a shift whose time has come, unless it was held anew. */
export async function openHeldShift(t: Transaction, { shiftId, opensAt }: HeldShift): Promise<void> {
  const shift = await lockShiftForJob(t, shiftId);
  if (shift?.opensAt && Date.parse(shift.opensAt) === Date.parse(opensAt)) await letEveryoneSee(t, shiftId);
}

/** Opens a shift before its time. @throws Problem `not_found`, `already_done`, `too_late` */
export async function openShift(t: Transaction, actor: Actor, shiftId: string) {
  await lockShift(t, shiftId, actor, 'open');
  await letEveryoneSee(t, shiftId);
  return getShift(t.sql, actor, shiftId, t.now);
}

/** Opens a locked shift, which is as new as one that was just posted. */
export async function letEveryoneSee(t: Transaction, shiftId: string): Promise<void> {
  await setSeenByAll(t.sql, shiftId, t.now);
  await t.announce('shift.opened', { shiftId });
}
