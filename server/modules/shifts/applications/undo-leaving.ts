import type { Actor } from '#server/modules/identity/index.ts';
import { undoDue } from '#server/modules/shift-dues/index.ts';
import { undoLeaving as undoFact } from '#server/modules/reliability/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { bookGroomer } from '../book-groomer.ts';
import { addApplication, moveApplication } from '../applications.queries.ts';
import { lockApplication } from '../lock-shift.ts';
import { recordHistory } from '../record-history.ts';
import { moveShift } from '../shifts.queries.ts';
import { getApplication } from './get-application.ts';

/**
 * Undoes a groomer's withdrawal or an owner's release, so that the groomer is booked as before.
 * @throws Problem `not_found`, `too_late`, `taken`, `clash`
 */
export async function undoLeaving(t: Transaction, actor: Actor, applicationId: string) {
  const { application, shift } = await lockApplication(t, applicationId, actor, 'undo');
  const { groomerId, acceptedAt, leftAt } = application;
  await bookGroomer(t, groomerId, shift);
  await moveApplication(t.sql, applicationId, 'undo', { endedAt: null, endedBecause: null });
  // The time of the booking stays, so that an undone withdrawal brings no new hour to think it over.
  await moveShift(t.sql, shift.id, 'fill', { filledAt: acceptedAt });
  const by = actor.id === groomerId ? 'groomer' : 'owner';
  if (by === 'groomer') await addApplication(t.sql, shift.id);
  await undoFact(t, actor.id, shift.id, leftAt);
  if (by === 'owner') await undoDue(t, shift.id, leftAt);
  await recordHistory(t, shift.id, 'undone', { by: actor.id, about: groomerId });
  await t.announce('application.restored', { applicationId, shiftId: shift.id, by });
  await t.announce('shift.filled', { shiftId: shift.id, applicationId });
  return getApplication(t, actor, applicationId, shift);
}
