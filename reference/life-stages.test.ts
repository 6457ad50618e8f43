import { describe, expect, test } from 'vitest';
import { ageInYears, groomingDueOn, lifeStageLabel, sinceGroomedTone } from './life-stages.ts';
import { sizeForWeight } from './sizes.ts';

describe('life stage', () => {
  test.each([
    ['dog', 0, 'Puppy'],
    ['cat', 1.9, 'Kitten'],
    ['dog', 2, 'Adult'],
    ['rabbit', 6, 'Adult'],
    ['dog', 7, 'Senior'],
  ] as const)('%s of %d years: %s', (species, years, label) => {
    expect(lifeStageLabel(species, years)).toBe(label);
  });

  test.each([
    ['2024-11-21', '2026-11-20', 1],
    ['2024-11-20', '2026-11-20', 2],
    ['2024-02-29', '2025-02-28', 0],
    ['2024-02-29', '2025-03-01', 1],
    ['2027-01-01', '2026-11-20', 0],
  ])('born %s, on %s: %d years', (bornOn, today, years) => {
    expect(ageInYears(bornOn, today)).toBe(years);
  });
});

describe('days since groomed', () => {
  test.each([
    [0, 'secondary'],
    [30, 'secondary'],
    [31, 'default'],
    [60, 'default'],
    [61, 'destructive'],
  ])('%d days: %s', (days, tone) => {
    expect(sinceGroomedTone(days)).toBe(tone);
  });

  test('the next groom is due by the coat, or as the groomer advised', () => {
    expect(groomingDueOn('2026-11-20', 'curly')).toBe('2027-01-01');
    expect(groomingDueOn('2026-11-20', 'curly', 4)).toBe('2026-12-18');
  });
});

test.each([
  [0.5, 'small'],
  [24.9, 'small'],
  [25, 'medium'],
  [60, 'medium'],
  [60.1, 'large'],
  [100, 'large'],
  [100.1, 'extra_large'],
])('%d lb is %s', (pounds, size) => {
  expect(sizeForWeight(pounds)).toBe(size);
});
