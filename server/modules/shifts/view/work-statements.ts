import type { WorkStatements } from '#contract/shifts/shifts.ts';
import type { ShiftRow } from './shift-views.queries.ts';

/** Returns the groomer's figures and the early-end statements, which only the two sides may see. */
export const workStatementsOf = ({ claim, endedEarly }: ShiftRow, theirs: boolean): WorkStatements =>
  theirs ? { claim, endedEarly } : { claim: null, endedEarly: { byOwner: false, byGroomer: false } };
