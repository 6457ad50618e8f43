import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { toasts } from '#web/lib/toast-store.ts';
import Admin from './admin.tsx';

const invoice = {
  id: 'i-42',
  number: 'WG-000042',
  status: 'partly_refunded',
  amount: 2999,
  refunded: 999,
  plan: 'premium_monthly',
  description: 'Premium Monthly plan',
  periodFrom: null,
  periodUntil: null,
  issuedAt: '2026-11-14T18:00:00+00:00',
  lines: [],
  accountId: 'dana',
  name: 'Dana Whitfield',
  email: 'dana@example.com',
};
const entry = { id: 'e-1', adminId: 'robin', adminName: 'Robin Hale', subjectId: 'x', at: invoice.issuedAt };

function open(path: string, answers: Parameters<typeof serve>[0] = {}) {
  const calls = serve({ 'GET /api/admin/invoices': () => Response.json([invoice]), ...answers });
  renderAt(path, <Admin />);
  return calls;
}

async function openRefund() {
  await userEvent.click(await screen.findByRole('button', { name: 'Refund WG-000042' }));
  return within(await screen.findByRole('dialog', { name: 'Refund WG-000042' }));
}

test('a refund needs a reason and an amount that is not refunded yet', async () => {
  const refunded = { ...invoice, status: 'refunded', refunded: 2999 };
  const calls = open('/admin', {
    'POST /api/admin/invoices/i-42/refund': () => Response.json(refunded),
  });
  const sent = () => calls.filter(({ key }) => key.startsWith('POST')).map(({ body }) => body);
  const form = await openRefund();
  const amount = form.getByLabelText<HTMLInputElement>('Amount, in dollars');
  expect(amount.value).toBe('20.00');
  await userEvent.clear(amount);
  await userEvent.type(amount, '20.01');
  await userEvent.click(form.getByRole('button', { name: 'Refund' }));
  expect(form.getByText('Use an amount from $0.01 to $20.00')).toBeTruthy();
  expect(form.getByText('Please give a reason')).toBeTruthy();
  await userEvent.clear(amount);
  await userEvent.type(amount, '5');
  await userEvent.type(form.getByLabelText('Reason'), ' Charged twice ');
  expect(sent()).toEqual([]);
  await userEvent.click(form.getByRole('button', { name: 'Refund $5.00' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('$5.00 refunded to Dana Whitfield'));
  expect(sent()).toEqual([{ amount: 500, reason: 'Charged twice' }]);
});

test('a refusal shows its reason and keeps typed values', async () => {
  open('/admin', {
    'POST /api/admin/invoices/i-42/refund': () =>
      Response.json(
        { code: 'already_done', detail: 'This invoice is refunded already.', status: 409 },
        { status: 409 },
      ),
  });
  const form = await openRefund();
  await userEvent.type(form.getByLabelText('Reason'), 'Charged twice');
  await userEvent.click(form.getByRole('button', { name: 'Refund $20.00' }));
  await waitFor(() => expect(toasts.get()[0]?.description).toBe('This invoice is refunded already.'));
  expect(form.getByLabelText<HTMLInputElement>('Reason').value).toBe('Charged twice');
});

test('the audit log describes each action', async () => {
  const acts = [
    { act: 'invoice.refunded', details: { number: 'WG-000042', amount: 500, reason: 'Charged twice' } },
    { act: 'promo_code.changed', details: { code: 'FAIR', active: false, plans: ['annual'], endsAt: null } },
    { act: 'admin.granted', details: { email: 'robin@example.com' } },
  ];
  open('/admin?tab=audit-log', {
    'GET /api/admin/audit-log': () =>
      Response.json(acts.map((act, at) => ({ ...entry, ...act, id: `e-${at}` }))),
  });
  const log = await screen.findByRole('list', { name: 'Audit log' });
  expect(
    within(log)
      .getAllByRole('paragraph')
      .map((line) => line.textContent),
  ).toEqual([
    'Robin Hale refunded $5.00 of WG-000042: Charged twice',
    'Robin Hale changed the promo code FAIR (active: no, plans: annual)',
    'Robin Hale made robin@example.com an admin',
  ]);
});
