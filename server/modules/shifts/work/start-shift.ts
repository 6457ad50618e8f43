import type { Actor } from '#server/modules/identity/index.ts';
import { can } from '#server/platform/lifecycle.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { moveApplications } from '../applications.queries.ts';
import { scheduleReminders } from '../deadlines.ts';
import { lockShift, lockShiftForJob } from '../lock-shift.ts';
import { getShift } from '../view/get-shift.ts';
import { recordHistory } from '../record-history.ts';
import { shiftLifecycle } from '../shifts.lifecycle.ts';
import { moveShift } from '../shifts.queries.ts';
import type { LockedShift } from '../shifts.queries.ts';

/** Starts a shift for either side. @throws Problem `not_found`, `too_early`, `too_late` */
export async function startShift(t: Transaction, actor: Actor, shiftId: string) {
  const shift = await lockShift(t, shiftId, actor, 'start');
  await begin(t, shift, actor.id);
  return getShift(t.sql, actor, shiftId, t.now);
}

/** Starts a filled shift at its start time, or expires one without a groomer. */
export async function startOrExpireShift(t: Transaction, shiftId: string): Promise<void> {
  const shift = await lockShiftForJob(t, shiftId);
  if (!shift || Date.parse(shift.startsAt) > t.now.getTime()) return;
  if (can(shiftLifecycle, 'start', shift.status)) await begin(t, shift, null);
  if (can(shiftLifecycle, 'expire', shift.status)) await expire(t, shiftId);
}

async function begin(t: Transaction, { id: shiftId, endsAt }: LockedShift, by: string | null): Promise<void> {
  await moveShift(t.sql, shiftId, 'start');
  await moveApplications(t.sql, shiftId, 'miss', { endedAt: t.now });
  await recordHistory(t, shiftId, 'started', { by });
  await scheduleReminders(t, shiftId, endsAt);
  await t.announce('shift.started', { shiftId });
}

async function expire(t: Transaction, shiftId: string): Promise<void> {
  const status = await moveShift(t.sql, shiftId, 'expire');
  await moveApplications(t.sql, shiftId, 'miss', { endedAt: t.now });
  await recordHistory(t, shiftId, 'expired', { by: null });
  await t.announce('shift.ended', { shiftId, status });
}
