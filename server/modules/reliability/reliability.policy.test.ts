import { describe, expect, test } from 'vitest';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import { consequenceOf, figuresOf, weightAt } from './reliability.policy.ts';
import type { Counted, Leaving } from './reliability.policy.ts';

const now = new Date('2026-11-20T18:00:00Z');
const inHours = (n: number) => after(now, hours(n)).toISOString();
const leaving = (change: Partial<Leaving> = {}): Leaving => ({
  act: 'withdraw',
  of: 'shift',
  startsAt: inHours(47),
  bookedAt: inHours(-24),
  ...change,
});

describe('leaving booked work', () => {
  test.each<[string, Partial<Leaving>, string, string | null]>([
    ['a shift at the last moment in time', { startsAt: inHours(48) }, 'nothing', 'in_time'],
    [
      'a shift a second later',
      { startsAt: after(now, hours(48) - 1000).toISOString() },
      'withdrawn_late',
      null,
    ],
    ['a visit a day before', { of: 'visit', act: 'cancel', startsAt: inHours(24) }, 'nothing', 'in_time'],
    ['a visit later', { of: 'visit', act: 'cancel', startsAt: inHours(23) }, 'cancelled_late', null],
    ['an owner', { act: 'cancel' }, 'cancelled_late', null],
    ['nobody booked', { bookedAt: null }, 'nothing', 'not_booked'],
    [
      'within an hour of booking',
      { bookedAt: after(now, -minutes(59)).toISOString() },
      'nothing',
      'just_booked',
    ],
    ['an hour after booking', { bookedAt: inHours(-1) }, 'withdrawn_late', null],
    ['in bad weather', { weather: true }, 'nothing', 'weather'],
    ['in bad weather, but in time', { weather: true, startsAt: inHours(72) }, 'nothing', 'in_time'],
  ])('%s', (_, change, countsAs, because) => {
    const until = because ? null : '2027-02-18T18:00:00.000Z';
    expect(consequenceOf(leaving(change), now)).toEqual({ countsAs, because, until });
  });
});

test('a fact weighs less each day, and nothing after 90 days', () => {
  const weights = [0, 45, 90, 91].map((age) => weightAt(after(now, -days(age)), now));
  expect(weights).toEqual([1, 0.5, 0, 0]);
});

const counted = (kind: Counted['kind'], ...ages: number[]): Counted => ({
  kind,
  count: ages.length,
  seconds: ages.reduce((sum, age) => sum + after(now, -days(age)).getTime() / 1000, 0),
});

describe('figures', () => {
  test('need three facts each', () => {
    expect(figuresOf([counted('kept', 1, 2)], now)).toEqual({ bookings: null, pay: null, answers: null });
    expect(figuresOf([counted('kept', 1, 2), counted('no_show', 3)], now).bookings).toMatchObject({
      kept: 2,
      of: 3,
    });
  });

  test('count whole bookings, and weigh recent ones more', () => {
    const fresh = figuresOf([counted('kept', 45, 45, 45), counted('no_show', 0)], now).bookings;
    expect(fresh).toEqual({ kept: 3, of: 4, percent: 60 });
    const old = figuresOf([counted('kept', 0, 0, 0), counted('no_show', 81)], now).bookings;
    expect(old).toEqual({ kept: 3, of: 4, percent: 96 });
  });

  test('never round a fact away', () => {
    const kept = Array.from({ length: 300 }, () => 0);
    expect(figuresOf([counted('kept', ...kept), counted('no_show', 80)], now).bookings?.percent).toBe(99);
  });

  test('keep bookings, pay and answers apart', () => {
    const all = figuresOf(
      [
        counted('kept', 1, 1, 1),
        counted('paid_in_time', 1, 1),
        counted('paid_late', 1),
        counted('answered_late', 1, 1, 1),
      ],
      now,
    );
    expect(all.bookings).toEqual({ kept: 3, of: 3, percent: 100 });
    expect(all.pay).toEqual({ kept: 2, of: 3, percent: 66 });
    expect(all.answers).toEqual({ kept: 0, of: 3, percent: 0 });
  });
});
