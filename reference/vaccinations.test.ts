import { describe, expect, test } from 'vitest';
import { expiryState, suggestedExpiry, vaccinesFor } from './vaccinations.ts';

describe('vaccinations', () => {
  test('are offered by species, the most asked for first', () => {
    expect(vaccinesFor('dog').slice(0, 3)).toEqual(['rabies', 'dhpp', 'bordetella']);
    expect(vaccinesFor('cat')).toEqual(['rabies', 'fvrcp', 'felv']);
    expect(vaccinesFor('guinea_pig')).toEqual([]);
  });

  test('suggest the shortest usual validity, to the end of a shorter month', () => {
    expect(suggestedExpiry('rabies', '2026-03-10')).toBe('2027-03-10');
    expect(suggestedExpiry('bordetella', '2026-08-31')).toBe('2027-02-28');
  });

  test.each([
    ['2026-12-20', 'expired'],
    ['2026-12-21', 'expires_soon'],
    ['2027-01-20', 'expires_soon'],
    ['2027-01-21', 'good'],
  ])('on 2026-12-21 one that expires on %s is %s', (expiresOn, state) => {
    expect(expiryState(expiresOn, '2026-12-21')).toBe(state);
  });
});
