import { unbook } from '#server/modules/calendar/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { updateShift } from './shifts.queries.ts';

/** The accepted groomer is gone and the shift is offered again: those who waited are asked once more. */
export async function reopenShift(t: Transaction, shiftId: string, applicationId: string): Promise<void> {
  await updateShift(t.sql, shiftId, { status: 'posted', filledAt: null });
  await unbook(t, { sourceKind: 'shift', sourceId: shiftId });
  await t.announce('shift.reopened', { shiftId, applicationId });
}
