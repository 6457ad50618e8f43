import { expect, test } from 'vitest';
import { receiptRows } from './receipt-text.ts';

type Receipt = Parameters<typeof receiptRows>[0];
const paid = (
  amount: number,
  tip: number,
  reversesId: string | null = null,
): Receipt['payments'][number] => ({
  id: `p-${amount}-${tip}`,
  method: 'venmo',
  amount,
  tip,
  tipFor: null,
  reversesId,
  tax: 0,
  day: '2026-11-28',
  takenAt: '2026-11-28T15:00:00Z',
  note: '',
  reason: null,
  reversed: false,
});
const receipt = (given: Partial<Receipt> = {}): Receipt => ({
  lines: [],
  discount: 0,
  taxPercent: 0,
  tax: 0,
  total: 8000,
  payments: [],
  owed: 0,
  voidedAt: null,
  ...given,
});
const inWords = (given: Partial<Receipt>) =>
  receiptRows(receipt(given)).map(({ name, amount }) => `${name} ${amount}`);

test('the total and what was paid contain the tip, so that they are one sum', () => {
  expect(inWords({ payments: [paid(8000, 1500)] })).toEqual([
    'Tip $15.00',
    'Total $95.00',
    'Paid, Venmo $95.00',
  ]);
});

test('what is still owed is the total without what was paid', () => {
  expect(inWords({ payments: [paid(5000, 1000)], owed: 3000 })).toEqual([
    'Tip $10.00',
    'Total $90.00',
    'Paid, Venmo $60.00',
    'Still owed $30.00',
  ]);
});

test('a tip that was given back is none', () => {
  expect(inWords({ payments: [paid(8000, 1500), paid(-8000, -1500, 'p-8000-1500')], owed: 8000 })).toEqual([
    'Total $80.00',
    'Paid, Venmo $95.00',
    'Given back, Venmo −$95.00',
    'Still owed $80.00',
  ]);
});
