import { expect, it } from 'vitest';
import { dateRangeLabel, presetRanges } from './date-range.ts';

it('labels a span of days', () => {
  expect(dateRangeLabel({ from: '2026-11-23', to: '2026-12-06' })).toBe('Nov\u00a023\u00a0– Dec\u00a06');
  expect(dateRangeLabel({ from: '2026-11-23', to: '2026-11-23' })).toBe('Nov\u00a023');
  expect(dateRangeLabel({ to: '2026-11-23' })).toBe('Until\u00a0Nov\u00a023');
  expect(dateRangeLabel({})).toBe('Any day');
});

it('computes the usual spans from today, also on a Sunday', () => {
  expect(presetRanges(new Date(2026, 10, 25, 9))).toEqual([
    { label: 'This week', from: '2026-11-25', to: '2026-11-28' },
    { label: 'This weekend', from: '2026-11-28', to: '2026-11-29' },
    { label: 'Next 2 weeks', from: '2026-11-25', to: '2026-12-08' },
  ]);
  const [week, weekend] = presetRanges(new Date(2026, 10, 29, 9));
  expect([week, weekend]).toEqual([
    { label: 'This week', from: '2026-11-29', to: '2026-12-05' },
    { label: 'This weekend', from: '2026-11-29', to: '2026-11-29' },
  ]);
});
