import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { arithmeticOf, isAboveArithmetic, takeHome as takeHomeOf } from '#contract/shifts/take-home.ts';
import type { DollarRange, TakeHome, WorkedOut } from '#contract/shifts/take-home.ts';
import { workOf } from '#contract/shifts/work-kinds.ts';
import { hoursBetween, inHours } from '#web/lib/dates.ts';
import { dollarRange, dollars, price as inDollars } from '#web/lib/money.ts';

type Times = Pick<ShiftCard, 'shiftDate' | 'endsAt'>;
/** Facts from which the take-home of a day is computed. */
export type Share = Times &
  Pick<ShiftCard, 'title' | 'dogCount' | 'payPercentage' | 'estimatedPayMin' | 'estimatedPayMax'> &
  Partial<Pick<ShiftCard, 'bookMin' | 'bookMax' | 'boothRent' | 'hourlyRate'>>;

/** The groomer's share of the day without a bonus; undefined if it cannot be computed. */
export const takeHome = (shift: Share): TakeHome | undefined =>
  takeHomeOf({ ...shift, hours: shiftHours(shift) });

/** '5 dogs × $62–$92', and 'cats' where the title says so; `whose` is said of the price. */
export function arithmeticWords({ dogs, price, rent, hourly }: WorkedOut, title: string, whose = ''): string {
  const hours = hourly && `${inHours(hourly.hours)} × ${inDollars(hourly.rate * 100)}`;
  if (hours && (hourly.only || dogs === 0)) return hours;
  const animal = workOf(title) === 'cats' ? 'cat' : 'dog';
  const less = rent > 0 ? `, less ${dollars(rent)} booth rent` : '';
  const least = hours ? `, at least ${hours}` : '';
  return `${dogs} ${dogs === 1 ? animal : `${animal}s`} × ${dollarRange(price.min, price.max)}${whose}${less}${least}`;
}

/** What the arithmetic gives where the owner's estimate is above it; undefined if it is not. */
export function estimateDoubt(shift: Share): string | undefined {
  const facts = { ...shift, hours: shiftHours(shift) };
  if (!isAboveArithmetic(facts)) return undefined;
  const worked = arithmeticOf(facts);
  if (!worked) return 'The hours are short for that estimate.';
  const { dogs, ownPrice, hourly } = worked.workedOut;
  const range = dollarRange(worked.min, worked.max);
  if (hourly && (hourly.only || dogs === 0)) return `The hours alone would bring you ${range}.`;
  const animals = `${dogs} ${workOf(shift.title) === 'cats' ? 'cat' : 'dog'}${dogs === 1 ? '' : 's'}`;
  const whose = ownPrice ? 'their own prices' : 'usual prices';
  return `At ${whose}, your share of ${animals} would be ${range}.`;
}

/**
 * '$234–$288'; 'from $234' or 'up to $288' if the owner gave one end; 'Not told' if it cannot be computed.
 */
export function takeHomeWords(shift: Share): string {
  const pay = takeHome(shift);
  const { estimatedPayMin, estimatedPayMax } = shift;
  return pay?.workedOut
    ? dollarRange(pay.min, pay.max)
    : payWords({ payMin: estimatedPayMin, payMax: estimatedPayMax });
}

/** As `takeHomeWords`, of what a map knows. */
export function payWords({ payMin, payMax }: { payMin: number | null; payMax: number | null }): string {
  if (payMin !== null && payMax !== null) return dollarRange(payMin, payMax);
  if (payMin !== null) return `from ${dollars(payMin)}`;
  return payMax === null ? 'Not told' : `up to ${dollars(payMax)}`;
}

/** Revenue of the day that the share is computed from; undefined where the hours alone are paid. */
export function revenueBehind({ min, max }: DollarRange, payPercentage: number): DollarRange | undefined {
  if (payPercentage === 0) return undefined;
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

/** Length of the shift in hours; 8 if the times are invalid. */
export function shiftHours({ shiftDate, endsAt }: Times): number {
  const hours = hoursBetween(shiftDate, endsAt);
  return hours > 0 ? hours : 8;
}
