import { describe, expect, test } from 'vitest';
import {
  dayIn,
  dayInWords,
  endInWords,
  hoursInWords,
  instantAt,
  inWords,
  momentInWords,
} from './wall-clock.ts';

const zone = 'America/Chicago';
const now = new Date('2026-11-20T18:00:00Z');

test('a day depends on the place', () => {
  expect(dayIn('2026-11-21T03:00:00Z', zone)).toBe('2026-11-20');
});

test('a day in words has its year only if it is another one', () => {
  expect(dayInWords('2026-11-28T15:00:00Z', zone, now)).toBe('Sat, Nov 28');
  expect(dayInWords('2027-01-09T15:00:00Z', zone, now)).toBe('Sat, Jan 9, 2027');
  expect(dayInWords('2027-01-01T03:00:00Z', zone, now)).toBe('Thu, Dec 31');
  expect(momentInWords('2026-11-28T15:00:00Z', zone, now)).toBe('Sat, Nov 28, 9:00 AM');
});

describe('the end of work', () => {
  test('is a time, and on the next day says so', () => {
    expect(endInWords('2026-11-28T15:00:00Z', '2026-11-28T22:30:00Z', zone)).toBe('4:30 PM');
    expect(endInWords('2026-11-29T04:00:00Z', '2026-11-29T12:00:00Z', zone)).toBe('6:00 AM next day');
  });

  test.each([
    ['08:30', '16:30', '8:30 AM to 4:30 PM'],
    ['22:00', '06:00', '10:00 PM to 6:00 AM next day'],
    ['12:00', '00:00', '12:00 PM to 12:00 AM next day'],
  ])('%s to %s is %s', (from, to, words) => {
    expect(hoursInWords(from, to)).toBe(words);
  });
});

test('a wall time in words has no leading zero', () => {
  expect(['00:05', '09:00', '12:00', '16:30'].map(inWords)).toEqual([
    '12:05 AM',
    '9:00 AM',
    '12:00 PM',
    '4:30 PM',
  ]);
});

test('a time that daylight saving skips is an hour later', () => {
  expect(instantAt('2027-03-14', '02:30', zone).toISOString()).toBe('2027-03-14T08:30:00.000Z');
  expect(instantAt('2026-11-28', '09:00', zone).toISOString()).toBe('2026-11-28T15:00:00.000Z');
});
