import type { OpenDay } from '#contract/shifts.ts';
import type { ShiftRow } from './shift-views.queries.ts';

/** How a day stands between its two sides, which is for them alone. */
export const openDayOf = ({ claim, endedEarly }: ShiftRow, theirs: boolean): OpenDay =>
  theirs ? { claim, endedEarly } : { claim: null, endedEarly: { byOwner: false, byGroomer: false } };
