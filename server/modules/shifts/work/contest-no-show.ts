import type { Actor } from '#server/modules/identity/index.ts';
import { contestNoShow as putAside } from '#server/modules/reliability/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockShift } from '../lock-shift.ts';
import { getShift } from '../view/get-shift.ts';
import { recordHistory } from '../record-history.ts';
import { moveShift } from '../shifts.queries.ts';

/**
 * Contests a no-show report: it counts for neither side and pays nothing until both agree or an admin decides.
 * @throws Problem `not_found`, `too_late`, `already_done`
 */
export async function contestNoShow(t: Transaction, actor: Actor, shiftId: string, reason: string) {
  await lockShift(t, shiftId, actor, 'contest_no_show');
  await putAside(t, actor.id, shiftId, reason);
  await moveShift(t.sql, shiftId, 'contest', { noShowContestedAt: t.now });
  await recordHistory(t, shiftId, 'no_show_contested', { by: actor.id, about: actor.id, note: reason });
  await t.announce('shift.no_show_contested', { shiftId });
  return getShift(t.sql, actor, shiftId, t.now);
}
