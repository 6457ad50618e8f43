import { takeHome } from '#contract/take-home.ts';
import type { PayFacts } from '#contract/take-home.ts';

/** The key by which shifts are sorted by pay: told figures, then those worked out, then those that nobody knows. */
export function rankOf(shift: PayFacts): number {
  const pay = takeHome(shift);
  if (!pay) return -20_000_000;
  return pay.workedOut ? pay.max - 10_000_000 : pay.max;
}

export const hoursOf = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 3_600_000;
