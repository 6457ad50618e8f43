import { isToBeWorked, isUnderWay, isWorked } from '#server/modules/shifts/index.ts';
import type { findLockedShift } from '#server/modules/shifts/index.ts';
import type { DayFacts } from './shift-days.policy.ts';
import type { DayRow } from './shift-days.queries.ts';

type Shift = NonNullable<Awaited<ReturnType<typeof findLockedShift>>>;

/** The facts of a shift and its day that the policy needs. */
export const dayFacts = (shift: Shift, day: DayRow): DayFacts => ({
  ...shift,
  ...day,
  toBeWorked: isToBeWorked(shift.status),
  underWay: isUnderWay(shift.status),
  worked: isWorked(shift.status),
});
