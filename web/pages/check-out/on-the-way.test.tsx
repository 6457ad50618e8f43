import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sessionOf } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import CheckOutPage from './check-out.tsx';

const client = {
  id: 'c-1',
  name: 'Vic Wood',
  phone: null,
  email: null,
  toldBy: null,
  owed: 0,
  owedHere: 0,
} as never;
const bookedNext = {
  kind: 'visit',
  id: 'v-2',
  at: '2127-01-12T15:00:00+00:00',
  title: 'Roxy · Full groom',
  status: 'booked',
  price: 8500,
  isRedo: false,
  source: 'own',
  confirmedAt: null,
  timeZone: 'America/Chicago',
};

/** Opens the page of a visit, and a router whose page of the visit never comes. */
function open(given: Parameters<typeof visitOf>[0], isRefused = false) {
  let visit = { ...visitOf(given), id: 'v-1' };
  let timeline: object[] = [];
  const completed = () => {
    visit = { ...visit, status: 'completed', actions: [] };
    timeline = [bookedNext];
  };
  serve({
    'GET /auth/me': () => Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
    'GET /api/visits/v-1': () => Response.json(visit),
    'GET /api/visits/v-1/price-changes': () => Response.json([]),
    'GET /api/clients/c-1/account': () => Response.json({ advances: [] }),
    'GET /api/clients/c-1/timeline': () => Response.json(timeline),
    'POST /api/visits/v-1/check-out': () => {
      if (isRefused) return Response.json({ title: 'Taken', status: 409 }, { status: 409 });
      completed();
      return Response.json(
        { receiptNo: 3, paid: 8500, tips: 0, owed: 0, next: null, nextProblem: null, receiptProblem: null },
        { status: 201 },
      );
    },
    'GET /api/billing-settings': () =>
      Response.json({ taxPercent: 0, taxName: null, paymentLinks: [], receiptTerms: null }),
  });
  const router = createMemoryRouter(
    [
      { path: '/visits/:id/check-out', element: <CheckOutPage /> },
      { path: '/visits/:id', loader: () => new Promise(() => {}), element: null },
    ],
    { initialEntries: ['/visits/v-1/check-out'] },
  );
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return {
    router,
    close: async () => {
      completed();
      await act(() => queries.refetchQueries());
    },
  };
}

test('the form of a visit that was just checked out stays until the page of the visit comes', async () => {
  const { router, close } = open({ status: 'checked_in', actions: ['check_out'] });
  expect(await screen.findByRole('heading', { name: /^Check out / })).toBeTruthy();
  act(() => void router.navigate('/visits/v-1'));
  await close();
  expect(screen.getByRole('heading', { name: /^Check out / })).toBeTruthy();
});

test('while the page of a visit that was just checked out loads, nothing says that it cannot be', async () => {
  const { router } = open({ status: 'completed', actions: [] });
  expect(await screen.findByText(/cannot be checked out now/)).toBeTruthy();
  act(() => void router.navigate('/visits/v-1'));
  expect(screen.queryByText(/cannot be checked out now/)).toBeNull();
});

test('from the press until the receipt the form stays as it was filled, and cannot be changed or sent again', async () => {
  const { router } = open({ status: 'checked_in', actions: ['check_out'], client });
  await userEvent.click(await screen.findByRole('button', { name: '20%' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cash' }));
  await userEvent.click(screen.getByRole('button', { name: /^Take .* and close$/ }));
  await expect.poll(() => router.state.navigation.location?.pathname).toBe('/visits/v-1');
  expect(screen.getByRole('heading', { name: /^Check out / })).toBeTruthy();
  const tip = screen.getByText('20%').closest('button');
  expect(tip?.getAttribute('aria-pressed')).toBe('true');
  expect(tip?.closest('[inert]')).toBeTruthy();
  expect(screen.queryByText(/Booked already/)).toBeNull();
  expect(screen.getByRole('button', { name: /Closing/ })).toBeTruthy();
});

test('a bill that was refused is filled on where it was left', async () => {
  open({ status: 'checked_in', actions: ['check_out'], client }, true);
  await userEvent.click(await screen.findByRole('button', { name: '20%' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cash' }));
  await userEvent.click(screen.getByRole('button', { name: /^Take .* and close$/ }));
  expect(await screen.findByRole('button', { name: /^Take .* and close$/ })).toBeTruthy();
  const tip = screen.getByRole('button', { name: '20%' });
  expect(tip.getAttribute('aria-pressed')).toBe('true');
  expect(tip.closest('[inert]')).toBeNull();
});
