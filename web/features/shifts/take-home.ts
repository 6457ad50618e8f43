import type { ShiftCard } from '#contract/shifts.ts';
import { takeHome as takeHomeOf } from '#contract/take-home.ts';
import type { TakeHome } from '#contract/take-home.ts';
import { hoursBetween } from '#web/lib/dates.ts';
import { dollarRange, dollars } from '#web/lib/money.ts';

type Times = Pick<ShiftCard, 'shiftDate' | 'endsAt'>;
/** What the take-home of a day is known from. */
export type Share = Times &
  Pick<ShiftCard, 'title' | 'dogCount' | 'payPercentage' | 'estimatedPayMin' | 'estimatedPayMax'>;
/** Whole dollars. */
type DollarRange = { min: number; max: number };

/** The groomer's share of the day, without a bonus; undefined where it cannot be known. */
export const takeHome = (shift: Share): TakeHome | undefined =>
  takeHomeOf({ ...shift, hours: shiftHours(shift) });

/** '$234–$288', 'from $234' or 'up to $288' where the owner gave one end, 'Not told' where it cannot be known. */
export function takeHomeWords(shift: Share): string {
  const pay = takeHome(shift);
  if (!pay) return 'Not told';
  if (!pay.workedOut && shift.estimatedPayMax === null) return `from ${dollars(pay.min)}`;
  if (!pay.workedOut && shift.estimatedPayMin === null) return `up to ${dollars(pay.max)}`;
  return dollarRange(pay.min, pay.max);
}

/** The share with the bonus on top where it is earned. */
export const withBonus = ({ min, max }: DollarRange, bonusAmount: number | null): DollarRange => ({
  min,
  max: max + Math.round((bonusAmount ?? 0) / 100),
});

/** The day's revenue that the share comes from. */
export function revenueBehind({ min, max }: DollarRange, payPercentage: number): DollarRange {
  const share = payPercentage / 100;
  return { min: Math.round(min / share), max: Math.round(max / share) };
}

export const perHour = (pay: DollarRange, shift: Times): DollarRange => shared(pay, shiftHours(shift));
export const perDog = (pay: TakeHome, shift: Pick<ShiftCard, 'dogCount'>): DollarRange =>
  shared(pay, pay.workedOut?.dogs ?? shift.dogCount);

const shared = ({ min, max }: DollarRange, by: number): DollarRange => ({
  min: Math.round(min / by),
  max: Math.round(max / by),
});

/** How long the shift is; 8 hours where the times do not tell. */
export function shiftHours({ shiftDate, endsAt }: Times): number {
  const hours = hoursBetween(shiftDate, endsAt);
  return hours > 0 ? hours : 8;
}
