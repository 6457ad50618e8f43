import { expect, test } from 'vitest';
import { actionWords } from './audit-words.ts';

test('values of a promo code read as money, days and words', () => {
  const details = {
    code: 'GROOMCLUB',
    active: true,
    note: null,
    plans: [],
    amountOff: 500,
    endsAt: '2026-12-16T08:00:00.000Z',
    maxUses: 50,
  };
  expect(actionWords({ act: 'promo_code.created', details }).replaceAll('\u00a0', ' ')).toBe(
    'made the promo code GROOMCLUB (active: yes, amount off: $5.00, ends at: Dec 16, 2026, max uses: 50)',
  );
});
