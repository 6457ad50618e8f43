import { expect, it } from 'vitest';
import { miles } from './miles.ts';

it('is no more precise than ZIP codes are', () => {
  expect([0, 0.9, 3.44, 99.94].map(miles)).toEqual(['Under 1 mi', 'Under 1 mi', '3.4 mi', '99.9 mi']);
});

it('shows whole miles from 100 on', () => {
  expect([99.96, 127.5, 1597.9].map(miles)).toEqual(['100 mi', '128 mi', '1,598 mi']);
});
