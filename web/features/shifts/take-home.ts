import type { ShiftCard } from '#contract/shifts.ts';
import { hoursBetween } from '#web/lib/dates.ts';

/** What the share of a day is known from. */
export type Share = Pick<ShiftCard, 'payPercentage' | 'estimatedPayMin' | 'estimatedPayMax'>;
type Paid = Share & Pick<ShiftCard, 'bonusAmount' | 'shiftDate' | 'endsAt'>;
/** Whole dollars. */
export type DollarRange = { min: number; max: number };

/** What a day brings per percent of commission where the owner gave no estimate, whole dollars. */
const usual = { min: 8, max: 12 };

export const isEstimated = ({ estimatedPayMin, estimatedPayMax }: Share): boolean =>
  estimatedPayMin !== null || estimatedPayMax !== null;

/** The groomer's share of the day, without a bonus. */
export function takeHome({ payPercentage, estimatedPayMin: min, estimatedPayMax: max }: Share): DollarRange {
  return {
    min: min ?? max ?? payPercentage * usual.min,
    max: max ?? min ?? payPercentage * usual.max,
  };
}

/** The share with the bonus on top where it is earned. */
export function takeHomeWithBonus(shift: Paid): DollarRange {
  const { min, max } = takeHome(shift);
  return { min, max: max + Math.round((shift.bonusAmount ?? 0) / 100) };
}

/** The day's revenue that the share comes from. */
export function revenueBehind(shift: Share): DollarRange {
  const { min, max } = takeHome(shift);
  const share = shift.payPercentage / 100;
  return { min: Math.round(min / share), max: Math.round(max / share) };
}

export const perHour = (shift: Paid): DollarRange => shared(takeHome(shift), shiftHours(shift));
export const perDog = (shift: Share & Pick<ShiftCard, 'dogCount'>): DollarRange =>
  shared(takeHome(shift), shift.dogCount);

const shared = ({ min, max }: DollarRange, by: number): DollarRange => ({
  min: Math.round(min / by),
  max: Math.round(max / by),
});

/** How long the shift is; 8 hours where the times do not tell. */
export function shiftHours({ shiftDate, endsAt }: Pick<ShiftCard, 'shiftDate' | 'endsAt'>): number {
  const hours = hoursBetween(shiftDate, endsAt);
  return hours > 0 ? hours : 8;
}
