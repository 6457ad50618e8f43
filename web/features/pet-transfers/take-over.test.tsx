// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { BegunTransfers } from './begun-transfers.tsx';
import { TakeOver } from './take-over.tsx';

const begun = { id: '1', provider: 'Dana', pets: ['Bella'], path: '/take-over/s-1' };
const offer = {
  provider: 'Dana',
  firstName: 'Maria',
  pets: [{ id: '0192f0c1-2222-7000-8000-000000000002', name: 'Bella', species: 'dog', breed: null }],
  expiresAt: '2026-12-20T15:00:00Z',
};

test('who must confirm their email first is led back, unless they decline', async () => {
  const calls = serve({
    'GET /api/pet-transfers/s-1': () => Response.json(offer),
    'GET /auth/me': () => Response.json(sessionOf({ user: { roles: ['pet_owner'], emailVerified: false } })),
    'GET /api/pets': () => Response.json([]),
    'POST /api/pet-transfers/s-1/begin': () => Response.json([begun]),
    'POST /api/pet-transfers/s-1/decline': () => Response.json([]),
  });
  const { router } = renderAt('/take-over/s-1', <TakeOver secret="s-1" />);
  expect(await screen.findByText(/it leads you back here/)).toBeTruthy();
  await waitFor(() => expect(calls.map(({ key }) => key)).toContain('POST /api/pet-transfers/s-1/begin'));
  await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/pet-owner'));
  expect(calls.map(({ key }) => key)).toContain('POST /api/pet-transfers/s-1/decline');
});

test('a dashboard shows pets that are still to be taken over', async () => {
  serve({ 'GET /api/pet-transfers': () => Response.json([begun]) });
  renderAt('/pet-owner', <BegunTransfers isConfirmed={false} />);
  expect((await screen.findByRole('status')).textContent).toContain(
    'Bella is not in your account yet. Confirm your email first',
  );
  expect(screen.getByRole('link', { name: 'Take over Bella' }).getAttribute('href')).toBe('/take-over/s-1');
});
