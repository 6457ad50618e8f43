import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { sessionOf } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import CheckOutPage from './check-out.tsx';

test('while the page of a visit that was just checked out loads, nothing says that it cannot be', async () => {
  serve({
    'GET /auth/me': () => Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
    'GET /api/visits/v-1': () =>
      Response.json({ ...visitOf({ status: 'completed', actions: [] }), id: 'v-1' }),
    'GET /api/visits/v-1/price-changes': () => Response.json([]),
    'GET /api/billing-settings': () => Response.json({}),
  });
  const router = createMemoryRouter(
    [
      { path: '/visits/:id/check-out', element: <CheckOutPage /> },
      { path: '/visits/:id', loader: () => new Promise(() => {}), element: null },
    ],
    { initialEntries: ['/visits/v-1/check-out'] },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/cannot be checked out now/)).toBeTruthy();
  act(() => void router.navigate('/visits/v-1'));
  expect(screen.queryByText(/cannot be checked out now/)).toBeNull();
});
