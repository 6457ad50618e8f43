import type { z } from 'zod';
import type { ShiftDraft } from '#contract/shifts/shifts.ts';
import { after, days } from '#server/platform/clock.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import type { ShiftTerms } from '../shifts.queries.ts';

type Draft = z.output<typeof ShiftDraft>;

/** Converts a form to stored terms; empty fields become null. */
export const toShiftTerms = (draft: Omit<Draft, 'shiftDate'>, day: string): ShiftTerms => ({
  title: draft.title,
  description: draft.description || null,
  day,
  startTime: draft.startTime,
  endTime: draft.endTime,
  dogCount: draft.dogCount,
  payPercentage: draft.payPercentage,
  estimatedPayMin: draft.estimatedPayMin ?? null,
  estimatedPayMax: draft.estimatedPayMax ?? null,
  requirements: draft.requirements ?? [],
  bonusInfo: draft.bonusInfo || null,
  bonusAmount: draft.bonusAmount ?? null,
  payModel: draft.payModel ?? 'agreed_later',
  boothRent: draft.payModel === 'booth_rent' ? (draft.boothRent ?? null) : null,
  paidWhen: draft.paidWhen ?? 'agreed_later',
  bathing: draft.bathing ?? 'agreed_later',
  cancelTerms: draft.cancelTerms ?? 'relaxed',
});

/** @throws Problem `invalid` */
export function requireOrderedEstimate({ estimatedPayMin: min, estimatedPayMax: max }: ShiftTerms): void {
  if (min !== null && max !== null && min > max)
    throw fieldProblem('estimatedPayMax', 'The highest estimate is below the lowest');
}

/** @throws Problem `invalid` */
export function requireFutureStart(startsAt: Date, now: Date): void {
  if (startsAt <= now) throw fieldProblem('shiftDate', 'The start has to be in the future');
}

const farthest = days(2 * 365);

/**
 * Returns the day of a shift in its time zone.
 * @throws Problem `invalid` where the date is implausibly far away
 */
export function dayOfShift(shiftDate: string, timeZone: string, now: Date): string {
  if (new Date(shiftDate) > after(now, farthest))
    throw fieldProblem('shiftDate', 'The start is more than two years away');
  return dayIn(shiftDate, timeZone);
}
