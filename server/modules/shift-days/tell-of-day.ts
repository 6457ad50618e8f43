import type { Actor } from '#server/modules/identity/index.ts';
import { endEarlyForBoth, isUnderWay, recordHistory } from '#server/modules/shifts/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { getDay } from './get-day.ts';
import { lockDay } from './lock-day.ts';
import { writeDay } from './shift-days.queries.ts';

/** The groomer is on the way. @throws Problem `not_found`, `too_early`, `too_late`, `already_done` */
export async function sayOnMyWay(t: Transaction, actor: Actor, shiftId: string) {
  const { sides } = await lockDay(t, actor, shiftId, 'on_my_way');
  await writeDay(t.sql, sides, t.now, { onMyWayAt: t.now });
  await recordHistory(t, shiftId, 'on_my_way', { by: actor.id, about: actor.id });
  await t.announce('shift_day.on_my_way', { shiftId, groomerId: actor.id });
  return getDay(t.sql, actor, shiftId, t.now);
}

/** The groomer runs late by so many minutes. @throws Problem `not_found`, `too_early`, `too_late`, `already_done` */
export async function sayLate(t: Transaction, actor: Actor, shiftId: string, minutes: number) {
  const { sides } = await lockDay(t, actor, shiftId, 'late');
  await writeDay(t.sql, sides, t.now, { lateMinutes: minutes });
  await recordHistory(t, shiftId, 'running_late', {
    by: actor.id,
    about: actor.id,
    note: `${minutes} minutes`,
  });
  await t.announce('shift_day.late', { shiftId, groomerId: actor.id });
  return getDay(t.sql, actor, shiftId, t.now);
}

/** The groomer leaves before the end. @throws Problem `not_found`, `too_early`, `too_late`, `already_done` */
export async function leaveEarly(t: Transaction, actor: Actor, shiftId: string, note: string | null) {
  const { sides } = await lockDay(t, actor, shiftId, 'leave_early');
  await writeDay(t.sql, sides, t.now, { leftAt: t.now, leftNote: note });
  await recordHistory(t, shiftId, 'left_early', { by: actor.id, about: actor.id, note });
  await t.announce('shift_day.left', { shiftId, groomerId: actor.id });
  return getDay(t.sql, actor, shiftId, t.now);
}

/**
 * The owner says whether the groomer left with permission; with it, the pay can be recorded at once.
 * @throws Problem `not_found`, `too_early`, `already_done`
 */
export async function answerLeaving(t: Transaction, actor: Actor, shiftId: string, allowed: boolean) {
  const { shift, sides } = await lockDay(t, actor, shiftId, 'answer_leaving');
  await writeDay(t.sql, sides, t.now, { leftAllowed: allowed });
  if (allowed && isUnderWay(shift.status)) await endEarlyForBoth(t, shift);
  await recordHistory(t, shiftId, allowed ? 'leaving_allowed' : 'leaving_not_allowed', {
    by: actor.id,
    about: sides.groomerId,
  });
  return getDay(t.sql, actor, shiftId, t.now);
}
