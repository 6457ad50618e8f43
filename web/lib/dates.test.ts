import { expect, it } from 'vitest';
import {
  dayInShort,
  dayLeaf,
  daysAgo,
  daysSince,
  fullDate,
  inHours,
  isoDay,
  messageTime,
  monthDay,
  monthDayYear,
  shortDate,
  timeRange,
  wallHours,
  wallTimeRange,
  whenNext,
} from './dates.ts';

const central = 'America/Chicago';
const now = new Date('2026-11-20T12:00:00Z');

it('formats an instant in the zone of the place, not the reader’s', () => {
  const start = '2026-11-28T14:30:00+00:00';
  expect(shortDate(start, central, now)).toBe('Sat,\u00a0Nov\u00a028');
  expect(timeRange(start, '2026-11-28T22:30:00+00:00', central)).toBe('8:30\u00a0AM\u00a0– 4:30\u00a0PM');
  expect(dayLeaf('2026-11-29T03:00:00+00:00', central, now)).toEqual({
    weekday: 'Sat',
    day: '28',
    month: 'Nov',
  });
  expect(fullDate(start, central)).toBe('November\u00a028,\u00a02026');
  expect(isoDay('2026-11-29T03:00:00+00:00', central)).toBe('2026-11-28');
});

it('formats a day without a time as the same day in every zone', () => {
  for (const zone of [central, 'Pacific/Honolulu', 'Pacific/Auckland'])
    expect(monthDayYear('2026-12-15', zone)).toBe('Dec\u00a015,\u00a02026');
});

it('adds the year when it differs from the current one in the zone of the place', () => {
  const start = '2027-01-09T14:30:00Z';
  expect(shortDate(start, central, now)).toBe('Sat,\u00a0Jan\u00a09,\u00a02027');
  expect(monthDay(start, central, now)).toBe('Jan\u00a09,\u00a02027');
  expect(dayLeaf(start, central, now).year).toBe('2027');
  expect(shortDate('2027-01-01T05:30:00Z', central, now)).toBe('Thu,\u00a0Dec\u00a031');
  expect(monthDay('2027-01-01T05:30:00Z', central, new Date('2027-01-01T06:30:00Z'))).toBe(
    'Dec\u00a031,\u00a02026',
  );
  expect(messageTime('2026-11-20T12:00:00Z', '2027-01-09T12:00:00Z', 'UTC')).toBe('Nov\u00a020,\u00a02026');
});

it('marks a time range that ends on the next day', () => {
  const night = ['2026-11-29T04:00:00Z', '2026-11-29T12:00:00Z'] as const;
  expect(timeRange(...night, central)).toBe('10:00\u00a0PM\u00a0– 6:00\u00a0AM next\u00a0day');
  expect(wallTimeRange('22:00', '06:00')).toBe('10:00\u00a0PM\u00a0– 6:00\u00a0AM next\u00a0day');
  expect(whenNext(...night, new Date('2026-11-29T05:00:00Z'), central)).toBe(
    'Now, until 6:00\u00a0AM tomorrow',
  );
  expect(whenNext(...night, new Date('2026-11-29T07:00:00Z'), central)).toBe('Now, until 6:00\u00a0AM');
});

it('keeps the wall time across a daylight saving change', () => {
  expect(timeRange('2026-10-31T13:00:00Z', '2026-10-31T21:00:00Z', central)).toBe(
    '8:00\u00a0AM\u00a0– 4:00\u00a0PM',
  );
  expect(timeRange('2026-11-01T14:00:00Z', '2026-11-01T22:00:00Z', central)).toBe(
    '8:00\u00a0AM\u00a0– 4:00\u00a0PM',
  );
});

it('formats wall times, also past midnight', () => {
  expect(wallTimeRange('08:30', '16:30')).toBe('8:30\u00a0AM\u00a0– 4:30\u00a0PM');
  expect(inHours(wallHours('09:00', '15:30'))).toBe('6.5\u00a0h');
  expect(inHours(wallHours('09:00', '17:15'))).toBe('8.25\u00a0h');
  expect(inHours(wallHours('22:00', '02:00'))).toBe('4\u00a0h');
});

it('counts calendar days, not stretches of 24 hours', () => {
  expect(daysSince('2026-11-20T23:50:00Z', '2026-11-21T00:10:00Z', 'UTC')).toBe(1);
  expect(daysAgo('2026-11-20T23:50:00Z', '2026-11-20T23:55:00Z', 'UTC')).toBe('Today');
  expect(daysAgo('2026-09-18T12:00:00Z', '2026-11-20T12:00:00Z', 'UTC')).toBe('63 days ago');
  expect(daysSince('2026-11-22T00:00:00Z', '2026-11-20T00:00:00Z', 'UTC')).toBe(-2);
});

it.each([
  ['2026-11-20T11:01:00Z', 'Just now'],
  ['2026-11-20T11:00:00Z', '11:00\u00a0AM'],
  ['2026-11-20T00:00:00Z', '12:00\u00a0AM'],
  ['2026-11-19T23:59:00Z', 'Yesterday'],
  ['2026-11-19T12:01:00Z', 'Yesterday'],
  ['2026-11-18T23:59:00Z', 'Nov\u00a018'],
])('dates a message of %s as %s', (at, text) => {
  expect(messageTime(at, '2026-11-20T12:00:00Z', 'UTC')).toBe(text);
});

it('never shows the evening before as a clock time that could be the evening to come', () => {
  const afterMidnight = '2026-11-20T07:40:00Z';
  expect(messageTime('2026-11-20T05:43:00Z', afterMidnight, central)).toBe('Yesterday');
  expect(messageTime('2026-11-20T06:20:00Z', afterMidnight, central)).toBe('12:20\u00a0AM');
  expect(messageTime('2026-11-20T05:50:00Z', '2026-11-20T06:10:00Z', central)).toBe('Just now');
});

it('formats the next start by the calendar of its place', () => {
  const now = new Date('2026-11-25T18:00:00Z');
  const on = (day: string) => whenNext(`${day}T14:30:00Z`, `${day}T22:30:00Z`, now, central);
  expect(on('2026-11-25')).toBe('Now, until 4:30\u00a0PM');
  expect(on('2026-11-26')).toBe('Tomorrow at 8:30\u00a0AM');
  expect(on('2026-11-28')).toBe('Sat,\u00a0Nov\u00a028 at 8:30\u00a0AM');
  expect(whenNext('2026-11-26T02:00:00Z', '2026-11-26T03:00:00Z', now, central)).toBe(
    'Today at 8:00\u00a0PM',
  );
});

it.each([
  ['2026-11-20', 'today'],
  ['2026-11-21', 'Sat'],
  ['2026-11-26', 'Thu'],
  ['2026-11-27', 'Nov\u00A027'],
])('a list says %s in short as %s', (day, words) => {
  expect(dayInShort(day, '2026-11-20')).toBe(words);
});
