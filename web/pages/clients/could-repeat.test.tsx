// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import ClientsPage from './clients.tsx';

function open(total: number) {
  serve({
    'GET /auth/me': () => Response.json(sessionOf({ user: { roles: ['groomer'] } })),
    'GET /api/clients': () => Response.json([]),
    'GET /api/clients/counts': () => Response.json({ all: 0, due: 0, neverBack: 0, waiting: 0, owes: 0 }),
    'GET /api/visit-series/proposals/count': () => Response.json({ total }),
    'GET /api/visit-series/proposals': () =>
      Response.json({ timeZone: 'America/Chicago', hasHours: true, total, proposals: [] }),
  });
  renderAt('/clients', <ClientsPage />);
}

test('clients who could repeat are one line, until they are put aside or there are more', async () => {
  onTestFinished(() => localStorage.clear());
  open(4);
  await userEvent.click(await screen.findByRole('button', { name: '4 clients could repeat' }));
  expect(await screen.findByRole('dialog', { name: 'Set up repeats' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('4 clients could repeat')).toBeNull();
  cleanup();
  open(5);
  expect(await screen.findByText('5 clients could repeat')).toBeTruthy();
});
