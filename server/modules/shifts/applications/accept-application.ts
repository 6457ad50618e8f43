import type { Actor } from '#server/modules/identity/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockApplication } from '../lock-shift.ts';
import { fillShift } from './fill-shift.ts';
import { getApplication } from './get-application.ts';

/**
 * Accepts an application: fills the shift, puts the other applicants on the waiting list and withdraws the
 * groomer's overlapping applications. The booking itself refuses overlapping work.
 * @throws Problem `not_found`, `already_done`, `taken`, `too_late`, `clash`
 */
export async function acceptApplication(t: Transaction, actor: Actor, applicationId: string) {
  const { application, shift, overlapping } = await lockApplication(t, applicationId, actor, 'accept');
  await fillShift(t, shift, { by: actor.id, applicationId, groomerId: application.groomerId, overlapping });
  return getApplication(t, actor, applicationId, shift);
}
