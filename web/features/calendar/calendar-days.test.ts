import { describe, expect, test } from 'vitest';
import type { Calendar, CalendarEvent } from '#contract/calendar/calendar.ts';
import { hoursOn, inLanes, placeOn, spanOf, stepped, tableColumns, weekdayOf } from './calendar-days.ts';
import { eventTimes } from './calendar-words.ts';

const zone = 'America/Chicago';
const event = (startsAt: string, endsAt: string, given: Partial<CalendarEvent> = {}): CalendarEvent => ({
  kind: 'visit',
  id: startsAt,
  as: 'business',
  state: 'booked',
  title: 'Bath',
  withName: 'Jordan Ellis',
  applied: null,
  visit: null,
  place: 'Austin, TX',
  startsAt,
  endsAt,
  timeZone: zone,
  ...given,
});

test('a week begins on its day, also over the end of a year, and the one before ends where it begins', () => {
  expect(spanOf('week', '2027-01-01')).toEqual({ from: '2027-01-01', to: '2027-01-07' });
  expect(spanOf('week', '2026-11-28')).toEqual({ from: '2026-11-28', to: '2026-12-04' });
  expect(spanOf('week', stepped('week', '2026-11-28', -1))).toEqual({ from: '2026-11-21', to: '2026-11-27' });
  expect(spanOf('agenda', '2026-11-23')).toEqual({ from: '2026-11-23', to: '2026-12-06' });
  expect(stepped('day', '2026-03-08', 1)).toBe('2026-03-09');
  expect(stepped('week', '2026-11-01', -1)).toBe('2026-10-25');
  expect([weekdayOf('2026-11-22'), weekdayOf('2026-11-23')]).toEqual([7, 1]);
});

describe('the hours of a day', () => {
  test.each([
    ['before the clocks go forward', '2027-03-13', '2027-03-13T15:00:00Z', '2027-03-13T17:00:00Z', 9, 11],
    ['on the day when they go forward', '2027-03-14', '2027-03-14T14:00:00Z', '2027-03-14T16:00:00Z', 9, 11],
    ['over the hour that is skipped', '2027-03-14', '2027-03-14T07:00:00Z', '2027-03-14T09:00:00Z', 1, 4],
    ['before they go back', '2026-10-31', '2026-10-31T14:00:00Z', '2026-10-31T16:00:00Z', 9, 11],
    ['on the day when they go back', '2026-11-01', '2026-11-01T15:00:00Z', '2026-11-01T17:00:00Z', 9, 11],
    ['in the hour that comes twice', '2026-11-01', '2026-11-01T06:30:00Z', '2026-11-01T07:15:00Z', 1.5, 2.5],
  ])('%s', (_, day, startsAt, endsAt, from, to) => {
    expect(hoursOn(day, { startsAt, endsAt }, zone)).toEqual({ from, to });
  });

  test('work over midnight is on both days, and a day off ends with its day', () => {
    const night = { startsAt: '2026-12-03T04:00:00Z', endsAt: '2026-12-03T08:00:00Z' };
    expect(hoursOn('2026-12-02', night, zone)).toEqual({ from: 22, to: 24 });
    expect(hoursOn('2026-12-03', night, zone)).toEqual({ from: 0, to: 2 });
    const off = { startsAt: '2026-12-02T06:00:00Z', endsAt: '2026-12-03T06:00:00Z' };
    expect(hoursOn('2026-12-02', off, zone)).toEqual({ from: 0, to: 24 });
    expect(hoursOn('2026-12-03', off, zone)).toBeUndefined();
  });
});

test('what overlaps is side by side; what follows takes the first free lane', () => {
  const placed = placeOn(
    '2026-12-02',
    [
      event('2026-12-02T15:00:00Z', '2026-12-02T17:00:00Z'),
      event('2026-12-02T16:00:00Z', '2026-12-02T18:00:00Z'),
      event('2026-12-02T17:00:00Z', '2026-12-02T18:00:00Z'),
    ],
    zone,
  );
  expect(inLanes(placed).map((lane) => lane.map(({ from }) => from))).toEqual([[9, 11], [10]]);
});

test('a business has a column for each table and for each person of a shift', () => {
  const calendar: Calendar = {
    timeZone: zone,
    spans: [],
    timeOff: [],
    busyElsewhere: [],
    duePets: [],
    tables: 2,
    events: [
      event('2026-12-02T15:00:00Z', '2026-12-02T17:00:00Z'),
      event('2026-12-02T16:00:00Z', '2026-12-02T18:00:00Z', { id: 'second' }),
      event('2026-12-02T14:00:00Z', '2026-12-02T22:00:00Z', { kind: 'shift', withName: 'Maya Ortiz' }),
      event('2026-12-02T14:00:00Z', '2026-12-02T22:00:00Z', { kind: 'shift', id: 'open', withName: null }),
    ],
  };
  expect(
    tableColumns('2026-12-02', calendar).map(({ label, events }) => `${label} ${events.length}`),
  ).toEqual(['Table 1 1', 'Table 2 1', 'Maya Ortiz 1', 'Not filled 1']);
});

test('times are those of the place, with its zone where the clock differs', () => {
  const there = event('2026-12-02T15:00:00Z', '2026-12-02T17:00:00Z', { timeZone: 'America/New_York' });
  expect(eventTimes(there, 'America/New_York').replaceAll(/\s/g, ' ')).toBe('10:00 AM – 12:00 PM');
  expect(eventTimes(there, zone).replaceAll(/\s/g, ' ')).toBe('10:00 AM – 12:00 PM EST');
});
