import { expect, test } from 'vitest';
import { minimumWageOf, minimumWages } from './minimum-wages.ts';
import { states } from './places/states.ts';

test.each([
  ['TX', 725],
  ['GA', 725],
  ['CA', 1690],
  ['WA', 1713],
  ['NY', 1600],
  ['DC', 1840],
  ['OR', 1455],
  ['elsewhere', 725],
])('an hour of W-2 work in %s is paid at least %i cents', (state, cents) => {
  expect(minimumWageOf(state)).toBe(cents);
});

test('no state is below the federal wage or above twenty dollars', () => {
  for (const state of Object.keys(states)) {
    expect(minimumWageOf(state)).toBeGreaterThanOrEqual(minimumWages.federal);
    expect(minimumWageOf(state)).toBeLessThan(2000);
  }
});
