import { expect, test } from 'vitest';
import type { ProviderDay } from '#contract/day/day.ts';
import { lineTimes } from './line-times.ts';

const day = { on: '2026-12-02', timeZone: 'America/Chicago' };
const line = (kind: ProviderDay['lines'][number]['kind'], startsAt: string, endsAt: string) =>
  lineTimes(
    { kind, id: null, title: 'Dentist', place: null, startsAt, endsAt, timeZone: day.timeZone },
    day,
  ).replaceAll(/\s/gu, ' ');

test('time off of some hours says them, and a whole day has none', () => {
  expect(line('time_off', '2026-12-02T18:00:00Z', '2026-12-02T20:00:00Z')).toBe('12:00 PM – 2:00 PM');
  expect(line('time_off', '2026-12-02T06:00:00Z', '2026-12-03T06:00:00Z')).toBe('Time off');
  expect(line('busy', '2026-12-02T06:00:00Z', '2026-12-03T06:00:00Z')).toBe('All day');
});

test('what lasts for several days says what of this one it takes', () => {
  expect(line('time_off', '2026-12-01T18:00:00Z', '2026-12-02T15:00:00Z')).toBe('Until 9:00 AM');
  expect(line('time_off', '2026-12-02T23:00:00Z', '2026-12-05T15:00:00Z')).toBe('From 5:00 PM');
  expect(line('time_off', '2026-12-01T18:00:00Z', '2026-12-05T15:00:00Z')).toBe('Time off');
  expect(line('shift', '2026-12-03T04:00:00Z', '2026-12-03T12:00:00Z')).toBe('10:00 PM – 6:00 AM next day');
});
