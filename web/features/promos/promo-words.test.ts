import { expect, test } from 'vitest';
import { emptyPromo, newPromoOf } from './promo-draft.ts';
import { periodWords } from './promo-words.ts';

const words = (startsOn: string, endsOn: string) => {
  const { startsAt, endsAt } = newPromoOf({ ...emptyPromo, startsOn, endsOn });
  return periodWords({ startsAt, endsAt });
};

test('the period of a code shows the typed days', () => {
  expect(words('2026-11-01', '2026-12-24')).toBe('Nov\u00a01,\u00a02026 to Dec\u00a024,\u00a02026');
  expect(words('', '2026-12-24')).toBe('Until Dec\u00a024,\u00a02026');
  expect(words('2026-11-01', '')).toBe('From Nov\u00a01,\u00a02026');
  expect(words('', '')).toBe('No end');
});
