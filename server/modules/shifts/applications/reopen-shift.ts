import { unbook } from '#server/modules/calendar/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { moveShift } from '../shifts.queries.ts';

/**
 * Posts the shift again after the accepted groomer has left and frees their time. Applications on the waiting
 * list can then be accepted.
 */
export async function reopenShift(t: Transaction, shiftId: string, applicationId: string): Promise<void> {
  await moveShift(t.sql, shiftId, 'reopen', { filledAt: null });
  await unbook(t, { sourceKind: 'shift', sourceId: shiftId });
  await t.announce('shift.reopened', { shiftId, applicationId });
}
