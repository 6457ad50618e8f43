import { describe, expect, test } from 'vitest';
import { plans } from '#contract/memberships/plan-facts.ts';
import { everyTerm, isPlan, ordinal, planHint, plansOf, planTitle } from './plan-words.ts';

describe('plans in words', () => {
  test('match the specification', () => {
    expect(planHint(plans.monthly)).toBe('4-month minimum ($27.96 commitment)');
    expect(planHint(plans.annual)).toBe('Save $6.99 vs monthly, 1 free bonus month, priority support');
    expect(plans.annual.per).toBe('for 13 months');
    expect(planHint(plans.premium_monthly)).toBe(
      '15% discount, priority booking · 4-month minimum · early-cancel fee of at most $50',
    );
    // No renewal of a quarter lies within the minimum, so that no fee can come due.
    expect(planHint(plans.premium_quarterly)).toBe(
      '20% discount, priority booking · 4-month minimum · no early-cancel fee',
    );
    expect(planTitle('monthly')).toBe('Monthly membership');
    expect(plansOf('premium').map(({ plan }) => plan)).toEqual([
      'premium_monthly',
      'premium_quarterly',
      'premium_annual',
    ]);
  });

  test.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [20, '20th'],
    [22, '22nd'],
    [31, '31st'],
  ])('day %i is the %s', (day, words) => expect(ordinal(day)).toBe(words));

  test.each([
    [1, 'every month'],
    [3, 'every 3 months'],
    [12, 'every year'],
    [13, 'every 13 months'],
  ])('a term of %i months comes %s', (months, words) => expect(everyTerm(months)).toBe(words));

  test('distinguish a plan code from other text in a URL', () => {
    expect(isPlan('premium_annual')).toBe(true);
    expect([isPlan('lifetime'), isPlan(null), isPlan('')]).toEqual([false, false, false]);
  });
});
