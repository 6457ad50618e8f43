import type { ShiftHistoryKind } from '#contract/shift-lifecycle.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertHistory } from './shifts.queries.ts';

/**
 * Writes into a shift's history. `by` is null where the clock did it; what is about one groomer is for their eyes.
 * @returns its place in the order of what happened
 */
export const recordHistory = (
  t: Transaction,
  shiftId: string,
  what: ShiftHistoryKind,
  { by, about = null, note = null }: { by: string | null; about?: string | null; note?: string | null },
) => insertHistory(t.sql, { shiftId, at: t.now, what, accountId: by, groomerId: about, note });
