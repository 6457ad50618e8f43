import type { Actor } from '#server/modules/identity/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { bookGroomer } from '../book-groomer.ts';
import { moveApplication, withdrawFrom } from '../applications.queries.ts';
import { scheduleShiftReminders } from '../deadlines.ts';
import { lockApplication } from '../lock-shift.ts';
import { recordHistory } from '../record-history.ts';
import { moveShift } from '../shifts.queries.ts';
import { getApplication } from './get-application.ts';

/**
 * Accepts an application: fills the shift, puts the other applicants on the waiting list and withdraws the
 * groomer's overlapping applications. The booking itself refuses overlapping work.
 * @throws Problem `not_found`, `already_done`, `taken`, `too_late`, `clash`
 */
export async function acceptApplication(t: Transaction, actor: Actor, applicationId: string) {
  const { application, shift, overlapping } = await lockApplication(t, applicationId, actor, 'accept');
  const { groomerId } = application;
  await bookGroomer(t, groomerId, shift);
  await moveApplication(t.sql, applicationId, 'accept', { acceptedAt: t.now });
  await moveShift(t.sql, shift.id, 'fill', { filledAt: t.now });
  await recordHistory(t, shift.id, 'filled', { by: actor.id, about: groomerId });
  await scheduleShiftReminders(t, shift, applicationId);
  await t.announce('application.accepted', { applicationId, shiftId: shift.id });
  await t.announce('shift.filled', { shiftId: shift.id, applicationId });
  for (const withdrawn of await withdrawFrom(t.sql, groomerId, overlapping, t.now)) {
    await recordHistory(t, withdrawn.shiftId, 'application_withdrawn', { by: null, about: groomerId });
    await t.announce('application.withdrawn', {
      applicationId: withdrawn.id,
      shiftId: withdrawn.shiftId,
      wasAccepted: false,
      because: 'overlap',
    });
  }
  return getApplication(t, actor, applicationId, shift);
}
