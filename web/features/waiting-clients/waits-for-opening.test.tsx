// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Client } from '#contract/clients/clients.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { WaitsForOpening } from './waits-for-opening.tsx';

const client = {
  id: 'c-1',
  firstName: 'Maria',
  pets: [{ id: 'p-1', name: 'Bella', archived: false, diedOn: null }],
  archivedAt: null,
  doNotBook: false,
} as unknown as Client;

test('the form of a wish is shown when asked for, and sends it', async () => {
  const calls = serve({
    'GET /api/waiting-clients': () => Response.json([]),
    'POST /api/waiting-clients': () => Response.json({}, { status: 201 }),
  });
  renderAt('/clients/c-1', <WaitsForOpening client={client} />);
  const add = await screen.findByRole('button', { name: 'Add Maria to the waiting list' });
  expect(screen.queryByLabelText('Length of the visit')).toBeNull();
  await userEvent.click(add);
  await userEvent.selectOptions(screen.getByLabelText('Length of the visit'), '90');
  await userEvent.click(screen.getByRole('button', { name: 'Add to waiting list' }));
  expect(calls.find(({ key }) => key === 'POST /api/waiting-clients')?.body).toMatchObject({
    clientId: 'c-1',
    minutes: 90,
  });
});
