import type { PayRate } from '#contract/shifts/pay-model.ts';
import { dollarsForInput, typedCents } from '#web/lib/money.ts';

/** Error message for an optional amount. */
export const amountProblem = (text: string) =>
  text.trim() !== '' && Number.isNaN(typedCents(text)) && 'Use an amount like 640 or 640.50';

export const countProblem = (text: string, missing: string) =>
  text.trim() === '' ? missing : !/^\s*\d+\s*$/.test(text) && 'Use a whole number';

export const hoursProblem = (text: string) =>
  text.trim() === '' ? 'How many hours?' : !/^\s*\d+(\.\d+)?\s*$/.test(text) && 'Use a number like 7.5';

/** Error message for the revenue, which changes nothing where the hours alone are paid. */
export const revenueProblem = (text: string, { payPercentage }: PayRate) =>
  text.trim() === '' && payPercentage > 0 ? 'Say what the day brought in' : amountProblem(text);

/** The amount typed, or null for an empty field. */
export const optionalCents = (text: string): number | null => (text.trim() === '' ? null : typedCents(text));

/** '7.33' for 7 h 20 min. */
export const hoursForInput = (hours: number): string => String(Math.round(hours * 100) / 100);

/** The revenue that was noted, or null for none because the hours alone are paid. */
export const revenueSaid = ({ revenue }: { revenue: number }, { payPercentage }: PayRate): number | null =>
  revenue === 0 && payPercentage === 0 ? null : revenue;

/** The revenue as its field begins. */
export function revenueForInput(known: { revenue: number } | undefined, rate: PayRate): string {
  const said = known && revenueSaid(known, rate);
  return said == null ? '' : dollarsForInput(said);
}
