import type { Actor } from '#server/modules/identity/index.ts';
import { oweForCancelling } from '#server/modules/shift-dues/index.ts';
import type { Shown } from '#server/modules/reliability/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { moveApplication } from '../applications.queries.ts';
import { lockApplication } from '../lock-shift.ts';
import { leaveShift } from '../leave-shift.ts';
import { recordHistory } from '../record-history.ts';
import { reopenShift } from './reopen-shift.ts';
import { getApplication } from './get-application.ts';

type Release = Shown & {
  reason: string | null;
  exclude?: boolean | undefined;
  /** The cents that the page showed. */
  owes?: number | null | undefined;
};

/**
 * Releases the accepted groomer from a shift and reopens it. They may apply again, unless `exclude` is set.
 * @throws Problem `not_found`, `already_done`, `too_late`, `counts_differently`
 */
export async function releaseApplication(
  t: Transaction,
  actor: Actor,
  applicationId: string,
  { reason, exclude, owes, ...shown }: Release,
) {
  const { application, shift } = await lockApplication(t, applicationId, actor, 'release');
  await leaveShift(t, actor.id, shift, 'cancel', shown);
  await oweForCancelling(t, shift, { shown: owes, weather: shown.weather ?? false });
  await moveApplication(t.sql, applicationId, 'release', {
    endedAt: t.now,
    endedBecause: exclude ? 'excluded' : null,
  });
  await recordHistory(t, shift.id, 'released', { by: actor.id, about: application.groomerId, note: reason });
  await t.announce('application.released', { applicationId, shiftId: shift.id });
  await reopenShift(t, shift.id, applicationId);
  return getApplication(t, actor, applicationId, shift);
}
