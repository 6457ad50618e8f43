import { describe, expect, test } from 'vitest';
import { changeOf, draftOf, draftProblems, emptyPromo, newPromoOf } from './promo-draft.ts';
import type { PromoDraft } from './promo-draft.ts';
import type { PromoCode } from '#contract/memberships/promos.ts';

const spring: PromoDraft = {
  ...emptyPromo,
  code: ' SPRING ',
  off: 'amount',
  value: '5.25',
  plans: ['annual'],
  startsOn: '2027-03-01',
  endsOn: '2027-03-31',
  maxUses: '100',
  usesPerAccount: '',
};

describe('a promo code in the form', () => {
  test('is sent as cents, instants and limits, including its whole last day', () => {
    expect(newPromoOf(spring)).toEqual({
      code: 'SPRING',
      note: null,
      percentOff: null,
      amountOff: 525,
      plans: ['annual'],
      startsAt: new Date(2027, 2, 1).toISOString(),
      endsAt: new Date(2027, 3, 1).toISOString(),
      maxUses: 100,
      usesPerAccount: null,
    });
    expect(changeOf({ ...emptyPromo, value: '20' })).toMatchObject({
      percentOff: 20,
      amountOff: null,
      startsAt: null,
    });
  });

  test('is read back as it was typed', () => {
    const stored = { ...newPromoOf(spring), note: null } as PromoCode;
    expect(draftOf(stored)).toEqual({ ...spring, code: 'SPRING' });
  });

  test('reports missing and invalid fields', () => {
    expect(draftProblems(spring)).toEqual({});
    expect(Object.keys(draftProblems(emptyPromo))).toEqual(['code', 'value']);
    expect(draftProblems({ ...spring, endsOn: '2027-02-01' })).toEqual({
      endsOn: 'It cannot end before it starts',
    });
    for (const value of ['0', '101', '12.5', 'x', ''])
      expect(draftProblems({ ...spring, off: 'percent', value }).value).toBe('A whole number from 1 to 100');
    for (const value of ['0', '5.123', '-1', ''])
      expect(draftProblems({ ...spring, value }).value).toBeTruthy();
    expect(draftProblems({ ...spring, maxUses: '0' }).maxUses).toBeTruthy();
  });
});
