import type { ShiftDue } from '#contract/shifts/shift-dues.ts';
import { dueActions } from './shift-dues.policy.ts';
import type { DueRow } from './shift-dues.queries.ts';

/** Turns a row into a due as one of its two sides sees it. */
export function toDue(row: DueRow, accountId: string): ShiftDue {
  const { businessId: _, groomerId: __, ...due } = row;
  return { ...due, actions: dueActions(row, accountId) };
}
