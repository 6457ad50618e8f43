import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Fee } from '#contract/cancellation-policies/cancellation-policies.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { FeeSection } from './fee-section.tsx';
import { PolicySection } from './policy-section.tsx';

async function type(label: string, text: string) {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
}

test('a policy is saved as clients read it, and not with more than 100 percent', async () => {
  let policy: unknown = null;
  const calls = serve({
    'GET /api/cancellation-policy': () => Response.json({ policy }),
    'PUT /api/cancellation-policy': ({ body }) => Response.json({ policy: (policy = body) }),
  });
  const sent = () => calls.filter(({ key }) => key.startsWith('PUT')).map(({ body }) => body);
  renderAt('/settings', <PolicySection />);
  expect((await screen.findByRole('status')).textContent).toMatch(/No cancellation fee/);
  await type('Free until hours before', '48');
  await type('Later, percent', '150');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Use 0 to 100')).toBeTruthy();
  expect(sent()).toEqual([]);
  await type('Later, percent', '50');
  await type('No-show, percent', '100');
  expect(screen.getByRole('status').textContent).toContain(
    'Free to cancel until 48 hours before, after that 50% of the price. No-show: 100%.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(sent).toEqual([{ cancelHours: 48, lateCancelPercent: 50, noShowPercent: 100 }]);
});

const owed: Fee = {
  id: 'f-1',
  visitId: 'v-1',
  clientId: 'c-1',
  clientName: 'Maria Garcia',
  title: 'Bella · Bath',
  kind: 'late_cancel',
  amount: 4750,
  state: 'owed',
  createdAt: '2026-11-20T18:00:00Z',
  waiveReason: null,
  paymentLinks: ['https://venmo.com/u/maya'],
  zelle: '',
  actions: ['pay', 'waive'],
};

test('a fee is waived with a reason', async () => {
  let fee = owed;
  const calls = serve({
    'GET /api/fees': () => Response.json([fee]),
    'POST /api/fees/f-1/waive': () =>
      Response.json((fee = { ...owed, state: 'waived', waiveReason: 'Her car broke down.', actions: [] })),
  });
  const sent = () => calls.filter(({ key }) => key.startsWith('POST')).map(({ body }) => body);
  renderAt('/', <FeeSection visitId="v-1" provider="Maya Ortiz" isProvider isMissed={false} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Waive' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Waive $47.50?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Waive' }));
  expect(sent()).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Reason'), 'Her car broke down.');
  await userEvent.click(dialog.getByRole('button', { name: 'Waive' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([{ reason: 'Her car broke down.' }]);
  expect(await screen.findByText('Waived: Her car broke down.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cash' })).toBeNull();
});

test('a client sees the fee without buttons', async () => {
  serve({ 'GET /api/fees': () => Response.json([{ ...owed, actions: [] }]) });
  renderAt('/', <FeeSection visitId="v-1" provider="Maya Ortiz" isProvider={false} isMissed={false} />);
  expect(await screen.findByText('$47.50 owed')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('without an address for payments, the client pays the provider directly', async () => {
  serve({ 'GET /api/fees': () => Response.json([{ ...owed, paymentLinks: [], actions: [] }]) });
  const client = renderAt(
    '/',
    <FeeSection visitId="v-1" provider="Maya Ortiz" isProvider={false} isMissed={false} />,
  );
  expect(await screen.findByText('Pay Maya Ortiz directly.')).toBeTruthy();
  client.unmount();
  serve({ 'GET /api/fees': () => Response.json([{ ...owed, state: 'paid', actions: [] }]) });
  renderAt('/', <FeeSection visitId="v-1" provider="Maya Ortiz" isProvider={false} isMissed={false} />);
  expect(await screen.findByText('$47.50 paid')).toBeTruthy();
  expect(screen.queryByText(/^Pay Maya/)).toBeNull();
});

test('who owes a fee sees where it is paid, and who is owed it does not', async () => {
  serve({ 'GET /api/fees': () => Response.json([{ ...owed, actions: [] }]) });
  const client = renderAt(
    '/',
    <FeeSection visitId="v-1" provider="Maya Ortiz" isProvider={false} isMissed={false} />,
  );
  expect(await screen.findByText('Pay Maya Ortiz directly:')).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'venmo.com/u/maya' })).getAttribute('href')).toBe(
    'https://venmo.com/u/maya',
  );
  client.unmount();
  renderAt('/', <FeeSection visitId="v-1" provider="Maya Ortiz" isProvider isMissed={false} />);
  await screen.findByText(/Late cancellation/);
  expect(screen.queryByRole('link')).toBeNull();
});
