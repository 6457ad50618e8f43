import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
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
const entry = {
  id: 'e-1',
  adminId: 'robin',
  adminName: 'Robin Hale',
  subjectId: 'x',
  account: null,
  at: invoice.issuedAt,
};

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
  const calls = open('/admin?tab=invoices', {
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
  open('/admin?tab=invoices', {
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
    { act: 'care_tip.hidden', details: { title: 'Dry ears', reason: 'Out of date' } },
    { act: 'care_tip.shown', details: { title: 'Dry ears', reason: 'Corrected' } },
    { act: 'admin.granted', details: { email: 'robin@example.com' } },
  ];
  open('/admin?tab=audit-log', {
    'GET /api/admin/accounts': () => Response.json([]),
    'GET /api/admin/audit-log': () =>
      Response.json(acts.map((act, at) => ({ ...entry, ...act, id: `e-${at}` }))),
  });
  const log = await screen.findByRole('list', { name: 'Audit log' });
  const lines = within(log).getAllByRole('listitem');
  expect(lines.map((line) => line.querySelector('p')?.textContent)).toEqual([
    'Robin Hale refunded $5.00 of WG-000042: Charged twice',
    'Robin Hale changed the promo code FAIR (active: no, plans: annual)',
    'Robin Hale hid the care tip “Dry ears”: Out of date',
    'Robin Hale showed the care tip “Dry ears” again: Corrected',
    'Robin Hale made robin@example.com an admin',
  ]);
});

const ratedTip = (given: object = {}) => ({
  id: 'health-dry-ears',
  title: 'Dry ears',
  category: 'health',
  ratings: 12,
  helpful: 8,
  average: 4.2,
  feedbacks: 1,
  hidden: null,
  ...given,
});
const unrated = { title: 'Parked car', ratings: 0, helpful: 0, average: null, feedbacks: 0 };
const openTips = (answers: Parameters<typeof open>[1] = {}) =>
  open('/admin?tab=care-tips', {
    'GET /api/admin/care-tips': () =>
      Response.json([ratedTip(), ratedTip({ id: 'safety-parked-car', category: 'safety', ...unrated })]),
    ...answers,
  });
const tipRow = async (title: string) => {
  const item = (await screen.findByRole('heading', { name: title })).closest('li');
  if (!item) throw new Error(`${title} is in no list`);
  return within(item);
};

describe('care tips', () => {
  test('are listed with their ratings, filtered and sorted by the server', async () => {
    const calls = openTips();
    expect(
      (await tipRow('Dry ears')).getByText('4.2 of 5 from 12 ratings · 8 helpful · 1 with words'),
    ).toBeTruthy();
    expect((await tipRow('Parked car')).getByText('No ratings yet')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Health');
    await userEvent.selectOptions(screen.getByLabelText('Sort'), 'Title');
    const asked = calls.filter(({ key }) => key === 'GET /api/admin/care-tips');
    await waitFor(() =>
      expect(asked.map(({ query }) => [query.get('category'), query.get('sort')])).toEqual([
        [null, 'least_helpful'],
        ['health', 'least_helpful'],
        ['health', 'title'],
      ]),
    );
  });

  test('are read with their feedback', async () => {
    openTips({
      'GET /api/pet-care-tips/health-dry-ears': () =>
        Response.json({
          content: 'Dry them after a swim.',
          steps: ['Let your dog shake'],
          redFlag: 'Stop and see a vet if it smells.',
          source: { title: 'Ears', body: 'VCA', year: 2023, readOn: null, grade: 'clinic' },
        }),
      'GET /api/admin/care-tips/health-dry-ears/feedback': () =>
        Response.json([{ id: 'jordan', rating: 4, feedback: 'With what?', ratedAt: invoice.issuedAt }]),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Read Dry ears' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dry ears' }));
    for (const words of [
      'Let your dog shake',
      'Dry them after a swim.',
      'Source: Ears, VCA, 2023',
      'With what?',
    ])
      expect(await dialog.findByText(words)).toBeTruthy();
    expect(dialog.getByText(/4 of 5, Nov/)).toBeTruthy();
  });

  test('are hidden with a reason', async () => {
    let hidden: object | null = null;
    const calls = openTips({
      'GET /api/admin/care-tips': () => Response.json([ratedTip({ hidden })]),
      'PATCH /api/admin/care-tips/health-dry-ears': () => {
        hidden = { reason: 'Out of date', at: invoice.issuedAt };
        return Response.json(ratedTip({ hidden }));
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Hide Dry ears' }));
    const form = within(await screen.findByRole('dialog', { name: 'Hide this tip?' }));
    await userEvent.click(form.getByRole('button', { name: 'Hide tip' }));
    expect(form.getByText('Please give a reason')).toBeTruthy();
    await userEvent.type(form.getByLabelText('Reason'), 'Out of date');
    await userEvent.click(form.getByRole('button', { name: 'Hide tip' }));
    await waitFor(() => expect(toasts.get()[0]?.title).toBe('The tip is hidden'));
    expect(calls.find(({ key }) => key.startsWith('PATCH'))?.body).toEqual({
      hidden: true,
      reason: 'Out of date',
    });
    expect(await (await tipRow('Dry ears')).findByText(/Since Nov.*: Out of date/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Show again Dry ears' })).toBeTruthy();
  });
});
