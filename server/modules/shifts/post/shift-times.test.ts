import { describe, expect, test } from 'vitest';
import { dayIn } from '#server/platform/wall-clock.ts';
import { shiftInstants, weeksLater } from './shift-times.ts';

const timeZone = 'America/Chicago';
const instants = (day: string, startTime: string, endTime: string) => {
  const { startsAt, endsAt } = shiftInstants({ day, startTime, endTime, timeZone });
  return [startsAt.toISOString(), endsAt.toISOString()];
};

describe('local shift times', () => {
  test.each([
    [
      'an ordinary day',
      '2026-11-20',
      '08:00',
      '16:30',
      '2026-11-20T14:00:00.000Z',
      '2026-11-20T22:30:00.000Z',
    ],
    [
      'an end earlier in the day is the next day',
      '2026-12-31',
      '22:00',
      '06:00',
      '2027-01-01T04:00:00.000Z',
      '2027-01-01T12:00:00.000Z',
    ],
    [
      'a night in which an hour is skipped',
      '2027-03-13',
      '22:00',
      '06:00',
      '2027-03-14T04:00:00.000Z',
      '2027-03-14T11:00:00.000Z',
    ],
    [
      'a night with an hour twice',
      '2026-10-31',
      '22:00',
      '06:00',
      '2026-11-01T03:00:00.000Z',
      '2026-11-01T12:00:00.000Z',
    ],
    [
      'the first of two, when a time comes twice',
      '2026-11-01',
      '01:30',
      '05:00',
      '2026-11-01T06:30:00.000Z',
      '2026-11-01T11:00:00.000Z',
    ],
    [
      'an end that comes twice',
      '2026-10-31',
      '20:00',
      '01:30',
      '2026-11-01T01:00:00.000Z',
      '2026-11-01T06:30:00.000Z',
    ],
  ])('%s', (_, day, start, end, startsAt, endsAt) => {
    expect(instants(day, start, end)).toEqual([startsAt, endsAt]);
  });

  test.each([
    ['02:30', '06:00', 'startTime'],
    ['01:00', '02:15', 'endTime'],
  ])('%s to %s: a time that does not exist is refused', (start, end, path) => {
    expect(() => instants('2027-03-14', start, end)).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ path })] }),
    );
  });

  test('an end equal to the start is refused', () => {
    expect(() => instants('2026-11-20', '08:00', '08:00')).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ path: 'endTime' })] }),
    );
  });

  test('the day is local to the place, and weeks continue across months and years', () => {
    expect(dayIn('2026-11-21T03:00:00Z', timeZone)).toBe('2026-11-20');
    expect(dayIn('2026-11-20T22:00:00-08:00', 'America/New_York')).toBe('2026-11-21');
    expect(weeksLater('2026-12-26', 1)).toBe('2027-01-02');
  });
});
