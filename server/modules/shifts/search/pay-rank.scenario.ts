import { arithmeticOf, takeHome } from '#contract/shifts/take-home.ts';
import type { PayFacts } from '#contract/shifts/take-home.ts';

/** Returns the sort key for pay: the owner's estimate, but no more than the arithmetic supports. */
export function rankOf(shift: PayFacts): number {
  const supported = arithmeticOf(shift);
  return supported ? Math.min(takeHome(shift)?.max ?? 0, supported.max) : -20_000_000;
}

export const hoursOf = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 3_600_000;
