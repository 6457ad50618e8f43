import type { z } from 'zod';
import type { ShiftChange } from '#contract/shifts/shifts.ts';
import { changesBetween } from './shift-change.ts';
import {
  dayOfShift,
  requireFutureStart,
  requireOrderedEstimate,
  requirePay,
  toShiftTerms,
} from './shift-terms.ts';
import { shiftInstants } from './shift-times.ts';
import type { LockedShift } from '../shifts.queries.ts';

/** Returns the terms of a shift after a change, with what changes in words; `parts` is empty if nothing does. @throws Problem `invalid` */
export function planChange(shift: LockedShift, change: z.output<typeof ShiftChange>, now: Date) {
  const day = change.shiftDate === undefined ? shift.day : dayOfShift(change.shiftDate, shift.timeZone, now);
  const terms = toShiftTerms({ ...shift, ...change }, day);
  const parts = changesBetween(shift, terms, now);
  const instants = shiftInstants({ ...terms, timeZone: shift.timeZone });
  if (parts.length > 0) {
    requireOrderedEstimate(terms);
    requirePay(terms, shift.state);
    requireFutureStart(instants.startsAt, now);
  }
  return { terms, parts, instants };
}
