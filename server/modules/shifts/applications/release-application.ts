import type { Actor } from '#server/modules/identity/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { moveApplication } from '../applications.queries.ts';
import { lockApplication } from '../lock-shift.ts';
import { recordHistory } from '../record-history.ts';
import { reopenShift } from './reopen-shift.ts';
import { getApplication } from './get-application.ts';

/**
 * Releases the accepted groomer from a shift and reopens it.
 * @throws Problem `not_found`, `already_done`, `too_late`
 */
export async function releaseApplication(
  t: Transaction,
  actor: Actor,
  applicationId: string,
  reason: string | null,
) {
  const { application, shift } = await lockApplication(t, applicationId, actor, 'release');
  await moveApplication(t.sql, applicationId, 'release', { endedAt: t.now });
  await recordHistory(t, shift.id, 'released', { by: actor.id, about: application.groomerId, note: reason });
  await t.announce('application.released', { applicationId, shiftId: shift.id });
  await reopenShift(t, shift.id, applicationId);
  return getApplication(t, actor, applicationId, shift);
}
