import { can } from '#server/platform/lifecycle.ts';
import type { Platform } from '#server/platform/platform.ts';
import {
  findApplication,
  findPendingBetween,
  moveApplication,
  subtractApplication,
} from '../applications.queries.ts';
import { lockShiftForJob } from '../lock-shift.ts';
import { recordHistory } from '../record-history.ts';
import { applicationLifecycle, isAccepted } from '../shifts.lifecycle.ts';

/**
 * Withdraws the pending applications between two people after a block. It is not announced, because a mail
 * would reach the other side.
 */
export async function endApplicationsBetween(
  { sql, transact }: Platform,
  oneId: string,
  otherId: string,
): Promise<void> {
  for (const { id, shiftId } of await findPendingBetween(sql, oneId, otherId))
    await transact(async (t) => {
      await lockShiftForJob(t, shiftId);
      const application = await findApplication(t.sql, id);
      if (!application || isAccepted(application.status)) return;
      if (!can(applicationLifecycle, 'withdraw', application.status)) return;
      const { groomerId } = application;
      await moveApplication(t.sql, id, 'withdraw', { endedAt: t.now });
      await subtractApplication(t.sql, shiftId);
      await recordHistory(t, shiftId, 'application_withdrawn', { by: groomerId, about: groomerId });
    });
}
