import { expect, test } from 'vitest';
import type { CheckedOut } from '#contract/bills/bills.ts';
import { toldAfter } from './told-after.ts';

const checkedOut = (given: Partial<CheckedOut> = {}): CheckedOut =>
  ({
    receiptNo: 7,
    paid: 8_000,
    tips: 500,
    owed: 0,
    next: null,
    nextProblem: null,
    receiptProblem: null,
    ...given,
  }) as CheckedOut;

test('a check-out leaves its receipt with the visit', () => {
  expect(toldAfter(checkedOut(), 'v-1')).toEqual({ title: 'Receipt 7: $85.00 taken', about: 'v-1' });
});

test('what did not work is a notice', () => {
  const told = toldAfter(checkedOut({ receiptProblem: 'The address is unknown.' }), 'v-1');
  expect(told).toMatchObject({ variant: 'destructive', description: expect.stringContaining('unknown') });
  expect(told.about).toBeUndefined();
});
