import { expect, it } from 'vitest';
import { timeToFill, waitingSince } from './time-to-fill.ts';

it('finds the first and the latest week in which a shift was filled', () => {
  const weeks = [
    { weekOf: '2026-10-26', hours: null },
    { weekOf: '2026-11-02', hours: 14.2 },
    { weekOf: '2026-11-09', hours: 5.8 },
    { weekOf: '2026-11-16', hours: null },
  ];
  const fill = timeToFill(weeks);
  expect(fill).toMatchObject({
    first: { weekOf: '2026-11-02', took: '14\u00a0h' },
    latest: { weekOf: '2026-11-09', took: '6\u00a0h' },
  });
  expect(fill?.bars.map(({ label, value, spoken, now }) => [label, value, spoken, now])).toEqual([
    ['Oct\u00a026', 0, 'none filled', false],
    ['Nov\u00a02', 14, '14\u00a0h', false],
    ['Nov\u00a09', 6, '6\u00a0h', true],
    ['Nov\u00a016', 0, 'none filled', false],
  ]);
  expect(timeToFill(weeks.map((week) => ({ ...week, hours: null })))).toBeUndefined();
});

it('draws a bar for shifts filled within minutes, labeled under an hour', () => {
  const fill = timeToFill([
    { weekOf: '2026-11-09', hours: 0.9 },
    { weekOf: '2026-11-16', hours: 0 },
  ]);
  expect(fill).toMatchObject({ first: { took: 'under an hour' }, latest: { took: 'under an hour' } });
  expect(fill?.bars.map(({ value, spoken }) => [value, spoken])).toEqual([
    [1, 'under an hour'],
    [0.5, 'under an hour'],
  ]);
});

it('formats how long a groomer has been waiting', () => {
  const now = new Date('2026-11-20T18:00:00Z');
  expect(
    ['2026-11-20T17:30:00Z', '2026-11-20T16:30:00Z', '2026-11-19T23:00:00Z', '2026-11-16T12:00:00Z'].map(
      (since) => waitingSince(since, now),
    ),
  ).toEqual(['less than an hour', '1 hour', '19 hours', '4 days']);
});
