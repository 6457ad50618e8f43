import { unbook } from '#server/modules/calendar/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { oweForCancelling } from '#server/modules/shift-dues/index.ts';
import type { Shown } from '#server/modules/reliability/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { moveApplications } from '../applications.queries.ts';
import { lockShift } from '../lock-shift.ts';
import { getShift } from '../view/get-shift.ts';
import { leaveShift } from '../leave-shift.ts';
import { recordHistory } from '../record-history.ts';
import { moveShift } from '../shifts.queries.ts';

/** Cancels a shift with a reason; called off late, it may owe its groomer something. @throws Problem `not_found`, `too_late`, `counts_differently` */
export async function cancelShift(
  t: Transaction,
  actor: Actor,
  shiftId: string,
  { reason, owes, ...shown }: Shown & { reason: string; owes?: number | null | undefined },
) {
  const shift = await lockShift(t, shiftId, actor, 'cancel');
  await leaveShift(t, actor.id, shift, 'cancel', shown);
  await oweForCancelling(t, shift, { shown: owes, weather: shown.weather ?? false });
  const status = await moveShift(t.sql, shiftId, 'cancel', { cancelReason: reason, cancelledAt: t.now });
  await moveApplications(t.sql, shiftId, 'close', { endedAt: t.now });
  await unbook(t, { sourceKind: 'shift', sourceId: shiftId });
  await recordHistory(t, shiftId, 'cancelled', { by: actor.id, note: reason });
  await t.announce('shift.ended', { shiftId, status });
  return getShift(t.sql, actor, shiftId, t.now);
}
