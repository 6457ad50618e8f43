import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, daysBetween } from './calendar-days.ts';

const date = fc.date({ min: new Date('1990-01-01'), max: new Date('2080-01-01'), noInvalidDate: true });

describe('days without a time zone', () => {
  test('addMonths keeps the day, or uses the last day of the month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2027-12-15', 3)).toBe('2028-03-15');
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
  });

  test('addDays and daysBetween agree, across clock changes and leap years', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -2000, max: 2000 }), (time, days) => {
        const from = time.toISOString().slice(0, 10);
        expect(daysBetween(from, addDays(from, days))).toBe(days);
      }),
    );
  });
});
