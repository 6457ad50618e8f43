import { expect, test } from 'vitest';
import { holidayOn, holidaysBetween } from './holidays.ts';

test.each([
  ['2026-01-01', 'New Year’s Day'],
  ['2026-05-25', 'Memorial Day'],
  ['2027-05-31', 'Memorial Day'],
  ['2028-05-29', 'Memorial Day'],
  ['2026-07-04', 'Independence Day'],
  ['2026-09-07', 'Labor Day'],
  ['2027-09-06', 'Labor Day'],
  ['2029-09-03', 'Labor Day'],
  ['2025-11-27', 'Thanksgiving Day'],
  ['2026-11-26', 'Thanksgiving Day'],
  ['2027-11-25', 'Thanksgiving Day'],
  ['2028-11-23', 'Thanksgiving Day'],
  ['2029-11-22', 'Thanksgiving Day'],
  ['2026-12-25', 'Christmas Day'],
])('%s is %s', (day, name) => {
  expect(holidayOn(day)).toBe(name);
});

test('other days are none, and a range over New Year has both sides of it', () => {
  expect(holidayOn('2026-12-24')).toBeUndefined();
  expect(holidayOn('2026-11-19')).toBeUndefined();
  expect(holidaysBetween('2026-11-27', '2027-01-27')).toEqual([
    { day: '2026-12-25', name: 'Christmas Day' },
    { day: '2027-01-01', name: 'New Year’s Day' },
  ]);
  expect(holidaysBetween('2026-12-26', '2026-12-31')).toEqual([]);
});
