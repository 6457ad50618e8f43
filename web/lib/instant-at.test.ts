import { expect, it } from 'vitest';
import { instantAt } from './instant-at.ts';

it('reads a wall time in the zone of the place, not of the reader', () => {
  expect(instantAt('2026-11-28', '08:30', 'America/Chicago')).toBe('2026-11-28T14:30:00.000Z');
  expect(instantAt('2026-07-04', '23:30', 'America/Los_Angeles')).toBe('2026-07-05T06:30:00.000Z');
  expect(instantAt('2026-01-02', '00:15', 'Pacific/Honolulu')).toBe('2026-01-02T10:15:00.000Z');
});

it('keeps the hour on the days of a daylight saving change', () => {
  expect(instantAt('2026-11-01', '08:00', 'America/Chicago')).toBe('2026-11-01T14:00:00.000Z');
  expect(instantAt('2026-03-08', '08:00', 'America/Chicago')).toBe('2026-03-08T13:00:00.000Z');
  expect(instantAt('2026-03-08', '01:30', 'America/Chicago')).toBe('2026-03-08T07:30:00.000Z');
});

it('uses the reader’s own zone if none is known', () => {
  expect(instantAt('2026-11-28', '08:30')).toBe(new Date(2026, 10, 28, 8, 30).toISOString());
});
