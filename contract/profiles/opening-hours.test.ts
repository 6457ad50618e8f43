import { describe, expect, test } from 'vitest';
import { dayWords, hoursLine, openState } from './opening-hours.ts';
import type { DayHours, OpeningHours } from './opening-hours.ts';

const closed: DayHours = { spans: [], byAppointment: false };
const open = (...spans: [string, string][]): DayHours => ({
  spans: spans.map(([from, to]) => ({ from, to })),
  byAppointment: false,
});
const split = open(['08:00', '12:00'], ['13:00', '17:30']);
const byAppointment: DayHours = { spans: [], byAppointment: true };
const week: OpeningHours = {
  mon: closed,
  tue: split,
  wed: split,
  thu: split,
  fri: split,
  sat: open(['09:00', '14:00']),
  sun: byAppointment,
};

test('a day is told in words', () => {
  expect([split, closed, byAppointment, { ...split, byAppointment: true }].map(dayWords)).toEqual([
    '8:00 AM – 12:00 PM, 1:00 PM – 5:30 PM',
    'Closed',
    'By appointment',
    '8:00 AM – 12:00 PM, 1:00 PM – 5:30 PM, by appointment',
  ]);
});

test('a week is told in one line, without closed days', () => {
  expect(hoursLine(week)).toBe(
    'Tue–Fri 8:00 AM – 12:00 PM, 1:00 PM – 5:30 PM; Sat 9:00 AM – 2:00 PM; Sun By appointment',
  );
  const daily = open(['07:30', '18:00']);
  const all = { mon: daily, tue: daily, wed: daily, thu: daily, fri: daily, sat: daily, sun: daily };
  expect(hoursLine(all)).toBe('Every day 7:30 AM – 6:00 PM');
});

describe('whether it is open', () => {
  test.each([
    ['tue', '08:00', { is: 'open', until: '12:00' }],
    ['tue', '11:59', { is: 'open', until: '12:00' }],
    ['tue', '12:00', { is: 'closed', opens: { day: 'tue', at: '13:00', inDays: 0 } }],
    ['tue', '17:30', { is: 'closed', opens: { day: 'wed', at: '08:00', inDays: 1 } }],
    ['sat', '14:00', { is: 'closed', opens: { day: 'tue', at: '08:00', inDays: 3 } }],
    ['mon', '09:00', { is: 'closed', opens: { day: 'tue', at: '08:00', inDays: 1 } }],
    ['sun', '09:00', { is: 'by_appointment' }],
  ] as const)('on %s at %s', (day, time, state) => {
    expect(openState(week, day, time)).toEqual(state);
  });

  test.each([
    ['fri', '23:00', { is: 'open', until: '02:00' }],
    ['sat', '01:59', { is: 'open', until: '02:00' }],
    ['sat', '02:00', { is: 'closed', opens: { day: 'sat', at: '20:00', inDays: 0 } }],
    ['sat', '23:59', { is: 'open', until: '00:00' }],
    ['sun', '00:00', { is: 'closed', opens: { day: 'fri', at: '20:00', inDays: 5 } }],
  ] as const)('at night, on %s at %s', (day, time, state) => {
    const none = { mon: closed, tue: closed, wed: closed, thu: closed, sun: closed };
    const nights = { ...none, fri: open(['20:00', '02:00']), sat: open(['20:00', '00:00']) };
    expect(openState(nights, day, time)).toEqual(state);
  });

  test('an only day comes around again, and none never opens', () => {
    const never = { ...week, tue: closed, wed: closed, thu: closed, fri: closed, sat: closed, sun: closed };
    expect(openState(never, 'mon', '09:00')).toEqual({ is: 'closed', opens: undefined });
    const saturdays = { ...never, sat: week.sat };
    expect(openState(saturdays, 'sat', '15:00')).toEqual({
      is: 'closed',
      opens: { day: 'sat', at: '09:00', inDays: 7 },
    });
  });
});
