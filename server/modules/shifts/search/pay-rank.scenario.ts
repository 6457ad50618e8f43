import { takeHome } from '#contract/shifts/take-home.ts';
import type { PayFacts } from '#contract/shifts/take-home.ts';

/** Returns the sort key for pay: stated estimates first, then calculated ones, then shifts without either. */
export function rankOf(shift: PayFacts): number {
  const pay = takeHome(shift);
  if (!pay) return -20_000_000;
  return pay.workedOut ? pay.max - 10_000_000 : pay.max;
}

export const hoursOf = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 3_600_000;
