import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { toasts } from '#web/lib/toast-store.ts';
import { written } from '#web/lib/api/server.testing.ts';
import type { Cancellation, Membership, Overview } from '../memberships.api.ts';
import { PremiumCard } from './premium-card.tsx';

const premium: Membership = {
  id: '0192f0c1-4444-7000-8000-000000000001',
  plan: 'premium_monthly',
  planName: 'Premium Monthly',
  status: 'active',
  timeZone: 'UTC',
  startedAt: '2026-11-14T12:00:00Z',
  paidUntil: '2026-12-14T12:00:00Z',
  minimumUntil: '2027-03-14T12:00:00Z',
  accessUntil: '2026-12-14T12:00:00Z',
  renewal: { at: '2026-12-14T12:00:00Z', amount: 2999 },
  resumption: null,
  freeUntil: null,
  cancellationRequested: false,
  endsAt: null,
  resting: false,
  pastDue: null,
  card: { brand: 'visa', last4: '4242' },
  actions: ['cancel', 'change_card'],
  changesTo: [],
};
const ending: Membership = {
  ...premium,
  status: 'cancelling',
  cancellationRequested: true,
  endsAt: '2027-03-14T12:00:00Z',
  actions: ['resume'],
  resumption: { at: '2026-12-14T12:00:00Z', amount: 2999, everyMonths: 1, agreement: false },
};
const joined: Membership = { ...premium, plan: 'monthly', planName: 'Monthly' };
const overviewOf = (held: Membership | null, access: Membership | null = joined): Overview => ({
  hasMembership: true,
  status: 'active',
  plan: 'monthly',
  paidUntil: '2026-12-10T12:00:00Z',
  processor: 'test',
  access,
  premium: held,
});
const cancellation: Cancellation = {
  plan: 'premium_monthly',
  paidUntil: premium.paidUntil,
  minimumUntil: premium.minimumUntil,
  choices: [
    {
      resolution: 'keep',
      endsAt: '2027-03-14T12:00:00Z',
      freeFrom: null,
      fee: 0,
      charges: [{ plan: 'premium_monthly', at: '2026-12-14T12:00:00Z', amount: 2999, owed: false }],
      total: 2999,
      premium: null,
    },
    {
      resolution: 'pay_fee',
      endsAt: '2026-12-14T12:00:00Z',
      freeFrom: null,
      fee: 2999,
      charges: [],
      total: 2999,
      premium: null,
    },
  ],
};

/** Renders the card on a site that uses `processor`. */
function showCard(
  processor: 'test' | 'none',
  held: Membership | null,
  access: Membership | null = joined,
  ways = cancellation,
) {
  const sent: unknown[] = [];
  const asked: string[] = [];
  const answers: Record<string, () => unknown> = {
    'GET /api/membership': () => overviewOf(held, access),
    'GET /api/membership/cancellation?premium=true': () => ways,
    'POST /api/membership/cancel': () => overviewOf(ending),
    'POST /api/membership/resume': () => overviewOf(premium),
  };
  vi.stubGlobal(
    'fetch',
    async (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
      if (body) sent.push(JSON.parse(body));
      asked.push(`${method} ${path}`);
      const answer = answers[`${method} ${path}`];
      if (!answer) throw new Error(`Unexpected ${method} ${path}`);
      return method === 'GET'
        ? Response.json(answer(), { headers: { reads: '' } })
        : written('/api/membership', answer());
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        path: '*',
        loader: () => ({ siteUrl: '', supportEmail: '', processor, signedOut: false, member: null }),
        HydrateFallback: () => null,
        element: <PremiumCard />,
      },
    ],
    { initialEntries: ['/pet-owner'] },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, sent, asked };
}

test('Subscribe Now leads to the checkout of the chosen plan', async () => {
  const { router } = showCard('test', null);
  await userEvent.click(await screen.findByRole('button', { name: 'See Premium plans' }));
  await userEvent.click(await screen.findByRole('radio', { name: /Premium Quarterly/ }));
  expect(
    screen.getByText('20% discount, priority booking · 4-month minimum · no early-cancel fee'),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe Now' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/subscription-checkout'));
  expect(router.state.location.search).toBe('?plan=premium_quarterly');
});

test('without a membership, or with an ending one, both prices are shown', async () => {
  const leaving: Membership = { ...joined, cancellationRequested: true, endsAt: '2026-12-14T12:00:00Z' };
  for (const [access, words] of [
    [null, /Premium adds to a membership/],
    [leaving, /Resume your membership/],
  ] as const) {
    const { router } = showCard('test', null, access);
    await userEvent.click(await screen.findByRole('button', { name: 'See Premium plans' }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText(/\$6\.99 per month/)).toBeTruthy();
    expect(screen.getByRole('radio', { name: /Premium Monthly/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Subscribe Now' })).toBeNull();
    await userEvent.click(
      screen.getByRole('link', { name: access ? 'Go to your membership' : 'Join first' }),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/membership'));
    cleanup();
  }
});

test('Subscribe Now shows an error and stays on the page if there is no payment processor', async () => {
  const { router } = showCard('none', null);
  await userEvent.click(await screen.findByRole('button', { name: 'See Premium plans' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Subscribe Now' }));
  expect(toasts.get()[0]).toMatchObject({
    variant: 'destructive',
    title: 'Membership Required',
    description:
      'Pet owners need a membership to access premium grooming services. Contact support to set up payment processing.',
  });
  expect(router.state.location.pathname).toBe('/pet-owner');
});

test('canceling within the minimum shows both options with date and amount', async () => {
  const { sent, asked } = showCard('test', premium);
  await userEvent.click(await screen.findByRole('button', { name: 'Manage Membership' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel Premium' }));
  await screen.findByText('How would you like to leave?');
  expect(screen.getByText('Still charged on Dec 14')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /early-cancel fee/ }));
  expect(screen.queryByText('Still charged on Dec 14')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Cancel Premium?' }).textContent).toContain(
    'Your membership stays as it is.',
  );
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Pay $29.99 and cancel' }));
  expect(await screen.findByText('Cancellation requested.')).toBeTruthy();
  expect(sent).toEqual([{ premium: true, resolution: 'pay_fee' }]);
  expect(asked.filter((each) => each.includes('/cancellation')).length).toBe(1);
  expect(screen.getByText('Active, ends Mar 14, 2027')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Resume Premium' }));
  const question = within(await screen.findByRole('dialog', { name: 'Resume Premium?' }));
  expect(question.getByText('Next charge, Dec 14, 2026')).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Resume Premium' }));
  expect(await screen.findByText('Active')).toBeTruthy();
  expect(sent.at(-1)).toEqual({ premium: true });
});

test('resuming in the free days names the next charge and asks for consent', async () => {
  const lastDay = '2027-03-14T12:00:00Z';
  const { sent } = showCard('test', {
    ...ending,
    plan: 'premium_quarterly',
    resumption: { at: lastDay, amount: 7999, everyMonths: 3, agreement: true },
    freeUntil: lastDay,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Manage Membership' }));
  expect(await screen.findByText('Free until')).toBeTruthy();
  expect(screen.queryByText('Paid until')).toBeNull();
  expect(screen.getByText('Next charge if you resume, Mar 14, 2027')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Resume Premium' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Resume Premium?' }));
  expect(asked.getByText('Next charge, Mar 14, 2027')).toBeTruthy();
  await userEvent.click(asked.getByRole('button', { name: 'Resume Premium' }));
  expect(asked.getByText('Please agree to the renewal terms')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.click(asked.getByRole('checkbox', { name: /first charge is \$79\.99/ }));
  await userEvent.click(asked.getByRole('button', { name: 'Resume Premium' }));
  await waitFor(() => expect(sent).toEqual([{ premium: true, agreeToRenewal: true }]));
});

test('an ending quarterly plan names its free days and the next charge after resuming', async () => {
  const plan = 'premium_quarterly';
  const renewal = { at: '2027-02-14T12:00:00Z', amount: 7999 };
  const endsAt = '2027-03-14T12:00:00Z';
  const kept = { endsAt, freeFrom: renewal.at, fee: 0, charges: [], total: 0, premium: null };
  const ways: Cancellation = { ...cancellation, plan, choices: [{ resolution: 'keep', ...kept }] };
  showCard('test', { ...premium, plan, renewal }, joined, ways);
  await userEvent.click(await screen.findByRole('button', { name: 'Manage Membership' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel Premium' }));
  expect(await screen.findByText('Feb 14, 2027 to Mar 14, 2027')).toBeTruthy();
  expect(
    screen.getByText(
      /resume until Mar 14, 2027\. Before Feb 14, 2027 the next charge is then \$79\.99 on that day; in the free days after it, \$79\.99 on Mar 14, 2027/,
    ),
  ).toBeTruthy();
});

test('a payment that is past due is owed since its day, and the end depends on it', async () => {
  const charges: Cancellation['choices'][number]['charges'] = [
    { plan: 'premium_monthly', at: '2026-12-14T12:00:00Z', amount: 2999, owed: true },
    { plan: 'premium_monthly', at: '2027-01-14T12:00:00Z', amount: 2999, owed: false },
  ];
  const keep = { endsAt: '2027-03-14T12:00:00Z', freeFrom: null, fee: 0, total: 5998, premium: null };
  showCard('test', premium, joined, {
    ...cancellation,
    choices: [{ resolution: 'keep', ...keep, charges }],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Manage Membership' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel Premium' }));
  expect(await screen.findByText('Owed since Dec 14')).toBeTruthy();
  expect(screen.getByText(/^Still charged on Jan 14/)).toBeTruthy();
  expect(screen.getByText(/lasts that long only if what you owe is paid/)).toBeTruthy();
});

test('Premium whose access has ended rests, and is not promised', async () => {
  showCard('test', { ...ending, resting: true }, { ...joined, status: 'expired' });
  expect(await screen.findByText(/Rests while you have no membership/)).toBeTruthy();
  expect(screen.queryByText(/priority booking/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Manage Membership' }));
  expect(await screen.findByText('Rests without a membership')).toBeTruthy();
});
