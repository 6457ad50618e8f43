import { describe, expect, test } from 'vitest';
import { ageInYears, careStage, lifeStageLabel, sinceGroomedTone } from './life-stages.ts';
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

describe('stage of life for care', () => {
  test.each([
    ['dog', 'small', 0.5, 'young'],
    ['dog', 'small', 0.9, 'young_adult'],
    ['dog', 'small', 6, 'mature'],
    ['dog', 'small', 9.5, 'mature'],
    ['dog', 'small', 10, 'senior'],
    ['dog', 'large', 0.9, 'young'],
    ['dog', 'large', 8, 'senior'],
    ['dog', 'extra_large', 5, 'mature'],
    ['dog', 'extra_large', 6, 'senior'],
    ['cat', 'small', 0.9, 'young'],
    ['cat', 'small', 6, 'young_adult'],
    ['cat', 'small', 7, 'mature'],
    ['cat', 'small', 10, 'mature'],
    ['cat', 'small', 11, 'senior'],
    ['rabbit', 'small', 3, null],
  ] as const)('a %s (%s) of %s years is %s', (species, size, ageYears, stage) => {
    expect(careStage({ species, size, ageYears })).toBe(stage);
  });

  test('an unknown age has no stage', () => {
    expect(careStage({ species: 'dog', ageYears: null })).toBeNull();
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
