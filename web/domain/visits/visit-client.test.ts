import { expect, test } from 'vitest';
import { visitPrice } from './visit-client.ts';

test('a sum never hides a pet that is still to be priced', () => {
  const given = { price: 7500, unpriced: ['Poppy'], askedPrice: null };
  expect(visitPrice(given)).toBe('$75 + Poppy to be priced');
  expect(visitPrice({ ...given, unpriced: [] })).toBe('$75');
  expect(visitPrice({ ...given, askedPrice: 9000 })).toBe('$75 + Poppy to be priced, asked: $90');
  expect(visitPrice({ ...given, price: null, unpriced: [] })).toBe('No price yet');
});
