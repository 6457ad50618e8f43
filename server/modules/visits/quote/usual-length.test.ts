import { expect, test } from 'vitest';
import { usualLength } from './usual-length.ts';

const poodle = { species: 'dog', size: 'small', coat: 'curly', breed: 'Poodle' } as const;
const prices = {
  prices: [{ service: 'full_groom', size: 'small', from: 7000, minutes: 100 }],
  breedPrices: [],
  extras: null,
  atHome: false,
} as unknown as Parameters<typeof usualLength>[2];

test('the price list says how long a visit takes, else what is usual, else an hour', () => {
  expect(usualLength(poodle, ['full_groom'], prices)).toBe(100);
  const usual = usualLength(poodle, ['full_groom'], { ...prices, prices: [] });
  expect(usual % 15).toBe(0);
  expect(usual).toBeGreaterThan(60);
  expect(usualLength(poodle, ['other:Creative color'], prices)).toBe(60);
});
