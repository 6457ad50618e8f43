import { unbook } from '#server/modules/calendar/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { endApplications } from '../applications.queries.ts';
import { lockShift } from '../lock-shift.ts';
import { getShift } from '../view/get-shift.ts';
import { recordHistory } from '../record-history.ts';
import { updateShift } from '../shifts.queries.ts';

/** Cancels a shift with a reason. @throws Problem `not_found`, `too_late` */
export async function cancelShift(t: Transaction, actor: Actor, shiftId: string, reason: string) {
  await lockShift(t, shiftId, actor, 'cancel');
  await updateShift(t.sql, shiftId, { status: 'cancelled', cancelReason: reason });
  await endApplications(t.sql, shiftId, ['pending', 'accepted'], 'closed', t.now);
  await unbook(t, { sourceKind: 'shift', sourceId: shiftId });
  await recordHistory(t, shiftId, 'cancelled', { by: actor.id, note: reason });
  await t.announce('shift.ended', { shiftId, status: 'cancelled' });
  return getShift(t.sql, actor, shiftId, t.now);
}
