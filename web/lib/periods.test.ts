import { expect, test } from 'vitest';
import { isPeriod, periodOf } from './periods.ts';

const at = new Date('2026-01-31T12:00:00');

test('the running periods end today and begin with a month or a year', () => {
  expect(periodOf('month', at)).toEqual({ from: '2026-01-01', to: '2026-01-31' });
  expect(periodOf('quarter', at)).toEqual({ from: '2025-11-01', to: '2026-01-31' });
  expect(periodOf('year', at)).toEqual({ from: '2026-01-01', to: '2026-01-31' });
  expect(periodOf('last-year', at)).toEqual({ from: '2025-01-01', to: '2025-12-31' });
});

test('a period does not end before it begins, and lasts at most three years', () => {
  expect(isPeriod({ from: '2026-01-02', to: '2026-01-01' })).toBe(false);
  expect(isPeriod({ from: '2026-01-02', to: '2026-01-02' })).toBe(true);
  expect(isPeriod({ from: '2023-01-01', to: '2026-01-01' })).toBe(false);
});
