import { expect, test } from 'vitest';
import { form1099Threshold, mileageAmount, mileageRateOn, mileageRates } from './mileage-rates.ts';

test('the rates follow each other without a gap', () => {
  for (const [index, { from }] of mileageRates.entries()) {
    const before = mileageRates[index - 1];
    if (before) expect(Date.parse(from) - Date.parse(before.to)).toBe(86_400_000);
  }
});

test('a year before or after the known ones has none', () => {
  expect(mileageRateOn('2021-12-31')).toBeUndefined();
  expect(mileageRateOn('2026-12-31')?.rate).toBe(725);
  expect(mileageRateOn('2027-01-01')).toBeUndefined();
  expect(form1099Threshold(2025)).toBe(60_000);
  expect(form1099Threshold(2027)).toBeUndefined();
});

test('a distance is worth whole cents', () => {
  expect(mileageAmount(100, 725)).toBe(725);
  expect(mileageAmount(3, 725)).toBe(22);
});
