import type { z } from 'zod';
import type { ShiftDraft } from '#contract/shifts/shifts.ts';
import { after, days } from '#server/platform/clock.ts';
import { minimumWageOf } from '#reference/minimum-wages.ts';
import { dollars } from '#server/platform/money.ts';
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
  hourlyRate: draft.payModel === 'booth_rent' ? null : (draft.hourlyRate ?? null),
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

/** A day has to pay something, and an employee's hours at least the minimum wage of the state. @throws Problem `invalid` */
export function requirePay({ payPercentage, hourlyRate, payModel }: ShiftTerms, state: string): void {
  if (payPercentage === 0 && hourlyRate === null)
    throw fieldProblem('payPercentage', 'At least 1%, or an hourly rate');
  const wage = minimumWageOf(state);
  if (payModel === 'w2' && hourlyRate !== null && hourlyRate < wage)
    throw fieldProblem('hourlyRate', `W-2 work in ${state} pays at least ${dollars(wage)} an hour`);
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
