import { expect, it } from 'vitest';
import { dollarRange, dollars, exactPrice, price, sumPrice, typedCents } from './money.ts';

it('formats cents exactly, or without zero cents', () => {
  expect(exactPrice(699)).toBe('$6.99');
  expect(exactPrice(2796)).toBe('$27.96');
  expect(exactPrice(9800)).toBe('$98.00');
  expect(price(9800)).toBe('$98');
  expect(price(9350)).toBe('$93.50');
  expect(price(123_456_700)).toBe('$1,234,567');
});

it('formats a sum to the cent below $1,000, and in whole dollars from there', () => {
  expect([31_023, 60_050, 98_000, 99_999, 100_000, 124_050].map(sumPrice)).toEqual([
    '$310.23',
    '$600.50',
    '$980',
    '$999.99',
    '$1,000',
    '$1,241',
  ]);
});

it('formats whole dollars and ranges of them', () => {
  expect(dollars(1250)).toBe('$1,250');
  expect(dollarRange(234, 288)).toBe('$234–$288');
  expect(dollarRange(95, 95)).toBe('$95');
});

it('parses typed amounts', () => {
  expect(['1240', '1,240.50', ' $40 ', '0', '19.99'].map(typedCents)).toEqual([
    124_000, 124_050, 4000, 0, 1999,
  ]);
  expect(['', 'forty', '-5', '1.234', '1e3', '$'].map(typedCents)).toEqual(Array(6).fill(Number.NaN));
});
