import type { ShiftHistoryKind } from '#contract/shifts/shift-lifecycle.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertHistory } from './shifts.queries.ts';

/**
 * Adds an entry to a shift's history. `by` is null for scheduled jobs; an entry about one groomer (`about`)
 * is hidden from other groomers.
 * @returns the sequence number of the entry
 */
export const recordHistory = (
  t: Transaction,
  shiftId: string,
  what: ShiftHistoryKind,
  { by, about = null, note = null }: { by: string | null; about?: string | null; note?: string | null },
) => insertHistory(t.sql, { shiftId, at: t.now, what, accountId: by, groomerId: about, note });
