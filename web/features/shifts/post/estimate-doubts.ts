import { arithmeticOf, dogsPossible, priceOf } from '#contract/shifts/take-home.ts';
import { minimumWageOf } from '#reference/minimum-wages.ts';
import { states } from '#reference/places/states.ts';
import { dollarRange, price } from '#web/lib/money.ts';
import { shareOf } from './shift-draft.ts';
import type { ShiftPlace, ShiftValues } from './shift-draft.ts';

/** A price this many times the highest usual one is asked about. */
const timesUsual = 2;

/** What an owner is asked about their estimate before it is posted; undefined if nothing is unusual. */
export function estimateDoubts(values: ShiftValues, place: ShiftPlace): string | undefined {
  const share = shareOf(values, place);
  const told = share?.estimatedPayMax ?? share?.estimatedPayMin ?? null;
  if (!share || told === null) return undefined;
  const possible = dogsPossible(share);
  const doubts: string[] = [];
  const usual = priceOf(share);
  const revenue = share.payPercentage === 0 ? 0 : told / (share.payPercentage / 100);
  const needed = Math.ceil(revenue / usual.max);
  if (needed > possible)
    doubts.push(`it takes ${needed} dogs at ${price(usual.max * 100)}, and the hours allow ${possible}`);
  const each = revenue / Math.max(1, share.dogCount);
  if (each > usual.max * timesUsual)
    doubts.push(
      `it takes ${price(Math.round(each) * 100)} a dog, where ${dollarRange(usual.min, usual.max)} is usual`,
    );
  const wage = minimumWageOf(place.state ?? '');
  const least = share.estimatedPayMin ?? told;
  if (values.payModel === 'w2' && least * 100 < wage * share.hours)
    doubts.push(
      `${share.hours} hours on a W-2 are at least ${price(wage * share.hours)} in ${stateName(place.state)}`,
    );
  if (doubts.length === 0) return undefined;
  const worked = arithmeticOf(share);
  const gives = worked ? ` The arithmetic gives ${dollarRange(worked.min, worked.max)}.` : '';
  return `Is it right: ${doubts.join('; ')}?${gives} Save again to keep it as your estimate.`;
}

const stateName = (state: string | null | undefined): string =>
  new Map<string, string>(Object.entries(states)).get(state ?? '') ?? 'every state';
