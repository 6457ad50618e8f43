import { book } from '#server/modules/calendar/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { settleNoShow } from '#server/modules/reliability/index.ts';
import { can } from '#server/platform/lifecycle.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { moveApplications } from '../applications.queries.ts';
import { scheduleReminders } from '../deadlines.ts';
import { lockShift, lockShiftForJob } from '../lock-shift.ts';
import { getShift } from '../view/get-shift.ts';
import { recordHistory } from '../record-history.ts';
import { shiftLifecycle } from '../shifts.lifecycle.ts';
import { moveShift, settleShift } from '../shifts.queries.ts';
import type { LockedShift } from '../shifts.queries.ts';

/** The groomer agrees with a no-show. @throws Problem `not_found`, `too_late`, `already_done` */
export async function acceptNoShow(t: Transaction, actor: Actor, shiftId: string) {
  const shift = await lockShift(t, shiftId, actor, 'accept_no_show');
  await settleNoShow(t, actor.id, shiftId, { counts: true });
  await uphold(t, shift);
  await recordHistory(t, shiftId, 'no_show_accepted', { by: actor.id, about: actor.id });
  await t.announce('shift.no_show_accepted', { shiftId });
  return getShift(t.sql, actor, shiftId, t.now);
}

/** The owner takes a no-show back, so that the day can be recorded. @throws Problem `not_found`, `too_late` */
export async function withdrawNoShow(t: Transaction, actor: Actor, shiftId: string) {
  const shift = await lockShift(t, shiftId, actor, 'withdraw_no_show');
  if (shift.groomerId) await settleNoShow(t, shift.groomerId, shiftId, { counts: false });
  await clear(t, shift);
  await recordHistory(t, shiftId, 'no_show_withdrawn', { by: actor.id });
  await t.announce('shift.no_show_withdrawn', { shiftId });
  return getShift(t.sql, actor, shiftId, t.now);
}

/** Ends a contested no-show as an admin has decided. */
export async function settleByAdmin(t: Transaction, shiftId: string, upheld: boolean): Promise<void> {
  const shift = await lockShiftForJob(t, shiftId);
  if (!shift || !can(shiftLifecycle, 'uphold', shift.status)) return;
  await (upheld ? uphold(t, shift) : clear(t, shift));
  await recordHistory(t, shiftId, upheld ? 'no_show_upheld' : 'no_show_overturned', { by: null });
}

async function uphold(t: Transaction, { id, status }: LockedShift): Promise<void> {
  if (can(shiftLifecycle, 'uphold', status)) await moveShift(t.sql, id, 'uphold');
  await settleShift(t.sql, id, t.now);
}

async function clear(t: Transaction, shift: LockedShift): Promise<void> {
  await moveShift(t.sql, shift.id, 'clear');
  await moveApplications(t.sql, shift.id, 'clear', { endedAt: null });
  if (shift.groomerId) await rebookGroomer(t, shift, shift.groomerId);
  await scheduleReminders(t, shift.id, shift.endsAt);
}

/** Books the groomer's time again, which the report had freed; where other work took it, beside that. */
const rebookGroomer = (t: Transaction, shift: LockedShift, subjectId: string): Promise<void> =>
  book(t, {
    sourceKind: 'shift',
    sourceId: shift.id,
    subjectId,
    from: shift.startsAt,
    to: shift.endsAt,
    title: shift.title,
    timeZone: shift.timeZone,
    squeezed: true,
  });
