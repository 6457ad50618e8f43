import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Bill } from '#contract/bills/bills.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { BillSection } from './bill-section.tsx';

const paid = {
  id: 'p-1',
  method: 'card_reader',
  amount: 8000,
  tip: 1600,
  reversesId: null,
  reversed: false,
  day: '2026-11-20',
};
const bill = {
  id: 'b-1',
  visitId: 'v-1',
  receiptNo: 12,
  day: '2026-11-20',
  lines: [{ kind: 'service', name: 'Full groom', amount: 8000, taxable: true }],
  subtotal: 8000,
  discount: 0,
  taxPercent: 0,
  tax: 0,
  total: 8000,
  paid: 8000,
  tips: 1600,
  owed: 0,
  disputed: 0,
  agreed: null,
  voidedAt: null,
  payments: [paid, { ...paid, id: 'p-2', reversed: true }],
  actions: ['void', 'reverse'],
};
const open = (actions: Bill['actions']) => {
  const calls = serve({
    'GET /api/bills': () => Response.json([{ ...bill, actions }]),
    'POST /api/payments/p-1/reverse': () => Response.json(bill),
  });
  renderAt('/', <BillSection visitId="v-1" phone={null} />);
  return () => calls.filter(({ key }) => key.startsWith('POST')).map(({ key, body }) => [key, body]);
};

test('a payment is reversed and a bill is voided from the menu of the receipt alone', async () => {
  const sent = open(['void', 'reverse']);
  const more = await screen.findByRole('button', { name: 'More for receipt 12' });
  expect(screen.queryByText(/^Reverse|^Void/)).toBeNull();
  await userEvent.click(more);
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Reverse $96.00, Card reader',
    'Void this bill',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: /^Reverse/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reverse $96.00?' }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Wrong card');
  await userEvent.click(dialog.getByRole('button', { name: 'Reverse' }));
  await expect.poll(sent).toEqual([['POST /api/payments/p-1/reverse', { reason: 'Wrong card' }]]);
});

test('who may do neither has no menu', async () => {
  open([]);
  expect(await screen.findByRole('link', { name: 'PDF' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'More for receipt 12' })).toBeNull();
});
