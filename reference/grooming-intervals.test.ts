import { expect, test } from 'vitest';
import { groomingDueOn, intervalTable, intervalWeeks } from './grooming-intervals.ts';

test.each([
  ['dog', 'smooth', 8],
  ['dog', 'short_double', 7],
  ['dog', 'double', 6],
  ['dog', 'wire', 6],
  ['dog', 'curly', 5],
  ['dog', 'silky', 4],
  ['dog', 'long', 5],
  ['dog', 'corded', 8],
  ['cat', 'long', 7],
  ['cat', 'short_double', null],
  ['cat', 'smooth', null],
  ['cat', 'hairless', 4],
  ['rabbit', 'long', null],
  ['guinea_pig', 'long', null],
  ['horse', 'short_double', null],
] as const)('a %s with a %s coat comes every %s weeks', (species, coat, weeks) => {
  expect(intervalWeeks(species, coat)).toBe(weeks);
  expect(intervalTable[`${species} ${coat}`] ?? null).toBe(weeks);
});

test('a groom is due by species and coat, or as the groomer advised', () => {
  const groomed = { coat: 'curly', lastGroomedOn: '2026-11-20' } as const;
  expect(groomingDueOn({ ...groomed, species: 'dog' })).toBe('2026-12-25');
  expect(groomingDueOn({ ...groomed, species: 'dog', advisedWeeks: 4 })).toBe('2026-12-18');
  expect(groomingDueOn({ ...groomed, species: 'horse' })).toBeNull();
  expect(groomingDueOn({ ...groomed, species: 'horse', advisedWeeks: 12 })).toBe('2027-02-12');
});
