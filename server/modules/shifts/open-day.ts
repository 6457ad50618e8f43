import type { OpenDay } from '#contract/shifts.ts';
import type { ShiftRow } from './shift-views.queries.ts';

/** Returns the groomer's figures and the early-end statements, which only the two sides may see. */
export const openDayOf = ({ claim, endedEarly }: ShiftRow, theirs: boolean): OpenDay =>
  theirs ? { claim, endedEarly } : { claim: null, endedEarly: { byOwner: false, byGroomer: false } };
