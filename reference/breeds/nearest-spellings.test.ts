import { expect, test } from 'vitest';
import { forgivenSlips } from './nearest-spellings.ts';

test('allows no slip in a text of three letters, and at most three in any', () => {
  expect([3, 4, 8, 12, 30].map(forgivenSlips)).toEqual([0, 1, 2, 3, 3]);
});
