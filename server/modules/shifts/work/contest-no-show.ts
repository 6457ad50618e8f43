import { book, clashesOf } from '#server/modules/calendar/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { undoNoShow } from '#server/modules/reliability/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { moveApplications } from '../applications.queries.ts';
import { scheduleReminders } from '../deadlines.ts';
import { lockShift } from '../lock-shift.ts';
import { getShift } from '../view/get-shift.ts';
import { recordHistory } from '../record-history.ts';
import { moveShift } from '../shifts.queries.ts';
import type { LockedShift } from '../shifts.queries.ts';

/**
 * Contests a no-show report and reopens the shift's record: the owner can record it, or the groomer can send
 * figures.
 * @throws Problem `not_found`, `too_late`
 */
export async function contestNoShow(t: Transaction, actor: Actor, shiftId: string, reason: string) {
  const shift = await lockShift(t, shiftId, actor, 'contest_no_show');
  await moveShift(t.sql, shiftId, 'contest', { noShowContestedAt: t.now });
  await moveApplications(t.sql, shiftId, 'contest', { endedAt: null });
  await undoNoShow(t, actor.id, shiftId);
  await rebookGroomer(t, shift, actor.id);
  await recordHistory(t, shiftId, 'no_show_contested', { by: actor.id, about: actor.id, note: reason });
  await t.announce('shift.no_show_contested', { shiftId });
  await scheduleReminders(t, shiftId, shift.endsAt);
  return getShift(t.sql, actor, shiftId, t.now);
}

/** Books the groomer's time again, which the report had freed, unless other work took it. */
async function rebookGroomer(t: Transaction, shift: LockedShift, groomerId: string): Promise<void> {
  const { startsAt: from, endsAt: to, title, timeZone } = shift;
  const clashes = await clashesOf(t.sql, { subjectId: groomerId, from, to });
  if (clashes.length === 0)
    await book(t, {
      sourceKind: 'shift',
      sourceId: shift.id,
      subjectId: groomerId,
      from,
      to,
      title,
      timeZone,
    });
}
