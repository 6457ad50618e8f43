import { typedCents } from '#web/lib/money.ts';

/** Error message for an optional amount. */
export const amountProblem = (text: string) =>
  text.trim() !== '' && Number.isNaN(typedCents(text)) && 'Use an amount like 640 or 640.50';

export const countProblem = (text: string, missing: string) =>
  text.trim() === '' ? missing : !/^\s*\d+\s*$/.test(text) && 'Use a whole number';
