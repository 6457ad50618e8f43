import { isByQuarterHour, nameForQuarters } from '#reference/prices/extra-prices.ts';
import type { pricedExtras } from '#reference/prices/extra-prices.ts';
import { dollarsForInput, typedCents } from '#web/lib/money.ts';

export type PricedExtra = ReturnType<typeof pricedExtras>[number];
/** A line as typed: its amount in dollars. */
export type TypedLine = { key: string; name: string; amount: string };

/** Adds an extra once; what goes by the quarter of an hour grows by one with each tap. */
export function withExtra<Line extends TypedLine>(
  lines: Line[],
  { code, name, cents }: PricedExtra,
  toLine: (typed: TypedLine) => Line,
): Line[] {
  const key = `extra-${code}`;
  const before = lines.find((line) => line.key === key);
  if (before && !isByQuarterHour(code)) return lines;
  const quarters = Math.round((typedCents(before?.amount ?? '0') || 0) / cents) + 1;
  const typed = {
    key,
    name: isByQuarterHour(code) ? nameForQuarters(code, quarters) : name,
    amount: dollarsForInput(cents * quarters),
  };
  return before
    ? lines.map((each) => (each === before ? { ...each, ...typed } : each))
    : [...lines, toLine(typed)];
}
