import type { Actor } from '#server/modules/identity/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { endApplications } from '../applications.queries.ts';
import { scheduleReminders } from '../deadlines.ts';
import { lockShift, lockShiftForJob } from '../lock-shift.ts';
import { getShift } from '../view/get-shift.ts';
import { recordHistory } from '../record-history.ts';
import { updateShift } from '../shifts.queries.ts';
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
  if (shift.status === 'filled') await begin(t, shift, null);
  if (shift.status === 'posted') await expire(t, shiftId);
}

async function begin(t: Transaction, { id: shiftId, endsAt }: LockedShift, by: string | null): Promise<void> {
  await updateShift(t.sql, shiftId, { status: 'in_progress' });
  await endApplications(t.sql, shiftId, ['pending'], 'closed', t.now);
  await recordHistory(t, shiftId, 'started', { by });
  await scheduleReminders(t, shiftId, endsAt);
  await t.announce('shift.started', { shiftId });
}

async function expire(t: Transaction, shiftId: string): Promise<void> {
  await updateShift(t.sql, shiftId, { status: 'expired' });
  await endApplications(t.sql, shiftId, ['pending'], 'closed', t.now);
  await recordHistory(t, shiftId, 'expired', { by: null });
  await t.announce('shift.ended', { shiftId, status: 'expired' });
}
