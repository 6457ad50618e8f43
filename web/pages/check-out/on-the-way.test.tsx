import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { sessionOf } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import CheckOutPage from './check-out.tsx';

/** Opens the page of a visit, and a router whose page of the visit never comes. */
function open(given: Parameters<typeof visitOf>[0]) {
  let visit = { ...visitOf(given), id: 'v-1' };
  serve({
    'GET /auth/me': () => Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
    'GET /api/visits/v-1': () => Response.json(visit),
    'GET /api/visits/v-1/price-changes': () => Response.json([]),
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
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return {
    router,
    close: async () => {
      visit = { ...visit, status: 'completed', actions: [] };
      await act(() => client.refetchQueries());
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
