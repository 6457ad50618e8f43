import { requireBookable } from '#server/modules/blocks/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { undoDue } from '#server/modules/shift-dues/index.ts';
import { undoLeaving } from '#server/modules/reliability/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { bookGroomer } from '../book-groomer.ts';
import { restoreApplications } from '../applications.queries.ts';
import { lockShift } from '../lock-shift.ts';
import { recordHistory } from '../record-history.ts';
import { findLockedShift, moveShift } from '../shifts.queries.ts';
import { getShift } from '../view/get-shift.ts';

/**
 * Undoes the owner's cancellation: the shift, its groomer and its applications are as before.
 * @throws Problem `not_found`, `too_late`, `clash` if the groomer took other work meanwhile
 */
export async function undoCancel(t: Transaction, actor: Actor, shiftId: string) {
  const { cancelledAt, filledAt } = await lockShift(t, shiftId, actor, 'undo_cancel');
  await moveShift(t.sql, shiftId, filledAt ? 'restore_filled' : 'restore', {
    cancelReason: null,
    cancelledAt: null,
  });
  if (cancelledAt) await restoreApplications(t.sql, shiftId, { cancelledAt, filledAt });
  const shift = await findLockedShift(t.sql, shiftId, actor.id);
  if (filledAt && shift?.groomerId) {
    await requireBookable(t, actor.id, shift.groomerId);
    await bookGroomer(t, shift.groomerId, shift);
  }
  await undoLeaving(t, actor.id, shiftId, cancelledAt);
  await undoDue(t, shiftId, cancelledAt);
  await recordHistory(t, shiftId, 'undone', { by: actor.id });
  await t.announce('shift.restored', { shiftId });
  return getShift(t.sql, actor, shiftId, t.now);
}
