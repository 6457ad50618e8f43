import { vaccineCodes } from '#contract/vaccinations/vaccination-codes.ts';
import { describe, expect, test } from 'vitest';
import {
  combinedShots,
  expiryState,
  givenFrom,
  lastsTooLong,
  suggestedExpiry,
  usualRules,
  vaccines,
  vaccinesFor,
} from './vaccinations.ts';

describe('vaccinations', () => {
  test('are listed by species, the most required first', () => {
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

  test.each([
    ['ferret', '2027-03-10', false],
    ['ferret', '2027-03-11', true],
    ['horse', '2029-03-10', true],
    ['dog', '2029-03-10', false],
    ['cat', '2029-03-10', false],
    ['dog', '2029-03-11', true],
    ['dog', '2036-03-10', true],
  ] as const)(
    'rabies of a %s given 2026-03-10 and good until %s lasts too long: %s',
    (species, until, tooLong) => {
      expect(lastsTooLong('rabies', species, '2026-03-10', until)).toBe(tooLong);
    },
  );

  test('rabies is given from 12 weeks, DHPP from 6', () => {
    expect(givenFrom('rabies', '2026-10-01')).toBe('2026-12-24');
    expect(givenFrom('dhpp', '2026-10-01')).toBe('2026-11-12');
  });

  test('DHLPP is recorded as DHPP and as leptospirosis, each with an expiry of its own', () => {
    expect(combinedShots.DHLPP).toEqual(['dhpp', 'leptospirosis']);
    expect(combinedShots.DHPP).toEqual(['dhpp']);
    expect(vaccines.dhpp.explanation).toContain('DHLPP contains leptospirosis');
    const expiries = combinedShots.DHLPP?.map((kind) => suggestedExpiry(kind, '2026-03-10'));
    expect(expiries).toEqual(['2027-03-10', '2027-03-10']);
  });

  test('leptospirosis is core to AAHA since 2024, and still asked for by few salons', () => {
    expect(vaccines.leptospirosis.asked).toBe('few');
    expect(vaccines.leptospirosis.explanation).toContain('AAHA counts it as core');
  });

  test('a titer counts for distemper and parvo only, never for rabies', () => {
    expect(vaccineCodes.filter((code) => vaccines[code].titer)).toEqual(['dhpp', 'fvrcp']);
    expect(vaccineCodes.filter((code) => !vaccines[code].waiver)).toEqual([]);
  });

  test('one tap offers rabies, DHPP, bordetella and FVRCP', () => {
    expect(usualRules.map(({ kind }) => kind)).toEqual(['rabies', 'dhpp', 'bordetella', 'fvrcp']);
  });
});
