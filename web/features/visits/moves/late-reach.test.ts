import { expect, test } from 'vitest';
import type { Visit } from '#contract/grooming/visits.ts';
import { reachOfDelay } from './late-reach.ts';

const downtown = { latitude: 30.27, longitude: -97.74 };
const south = { latitude: 30.17, longitude: -97.79 };

const visit = (from: string, to: string, given: Partial<Visit> = {}): Visit =>
  ({
    startsAt: `2026-11-24T${from}:00+00:00`,
    endsAt: `2026-11-24T${to}:00+00:00`,
    latitude: null,
    longitude: null,
    atHome: false,
    ...given,
  }) as Visit;

const minutesOf = (late: Visit, later: readonly Visit[], delay: number) =>
  reachOfDelay(late, later, delay).map(({ minutes }) => minutes);

test('a delay is used up by the time that is free between the visits', () => {
  const later = [visit('16:05', '17:00'), visit('17:05', '18:00'), visit('19:00', '20:00')];
  expect(minutesOf(visit('15:00', '16:00'), later, 15)).toEqual([10, 5, 0]);
  expect(minutesOf(visit('15:00', '16:00'), later, 5)).toEqual([0, 0, 0]);
});

test('the way to the next one takes its time, but makes no delay longer', () => {
  const late = visit('15:00', '16:00', { atHome: true, ...downtown });
  const next = (from: string) => [visit(from, '18:00', { atHome: true, ...south })];
  // About ten miles by road, 20 minutes.
  expect(minutesOf(late, next('16:20'), 15)).toEqual([15]);
  expect(minutesOf(late, next('16:45'), 15)).toEqual([0]);
  expect(minutesOf(late, next('16:10'), 5)).toEqual([5]);
});

test('a visit that is begun beside it waits as long', () => {
  expect(minutesOf(visit('15:00', '16:00'), [visit('15:30', '16:30')], 10)).toEqual([10]);
});

test('after a visit on time no way makes a delay, and after a shorter delay none makes a longer one', () => {
  const late = visit('15:00', '16:00', { atHome: true, ...downtown });
  const after = (from: string) => [
    visit(from, '18:00', { atHome: true, ...downtown }),
    visit('18:05', '19:00', { atHome: true, ...south }),
    visit('19:05', '20:00', { atHome: true, ...downtown }),
  ];
  expect(minutesOf(late, after('16:30'), 15)).toEqual([0, 0, 0]);
  expect(minutesOf(late, after('16:10'), 15)).toEqual([5, 5, 5]);
});
