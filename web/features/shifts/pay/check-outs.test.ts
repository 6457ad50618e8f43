import { expect, test } from 'vitest';
import { difference } from './check-outs.tsx';

const checkOuts = { bills: 5, dogs: 6, revenue: 64_000, tips: 8500, notCheckedOut: 0, petsNotCheckedOut: [] };

test.each([
  [6, 64_000, undefined],
  [7, 68_000, 'The check-outs say 6 dogs and $640: this is 1 dog more and $40 more.'],
  [6, 60_050, 'The check-outs say 6 dogs and $640: this is $39.50 less.'],
  [Number.NaN, 64_000, undefined],
])('%s dogs and %s cents beside the check-outs: %s', (dogsGroomed, revenue, words) => {
  expect(difference({ dogsGroomed, revenue }, checkOuts)).toBe(words);
});
