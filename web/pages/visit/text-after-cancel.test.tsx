import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { serve } from '#web/lib/api/server.testing.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { sessionOf } from '#web/features/identity/identity.testing.tsx';
import { toasts } from '#web/lib/toast-store.ts';
import { ownVisit } from '../day/day.testing.tsx';
import { onOneDay, openAsDana } from '../pet-owner-dashboard/own-records.testing.tsx';
import VisitPage from './visit.tsx';

onOneDay();

/** Cancels a visit as its groomer. */
async function cancel(visit: Visit) {
  openAsDana('/visits/v-1', ['/visits/:id', VisitPage], {
    'GET /auth/me': () => Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
    'GET /api/visits/v-1': () => Response.json(visit),
    'POST /api/visits/v-1/cancel': () => Response.json({ ...visit, status: 'cancelled', actions: [] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^More for / }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel visit' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('Visit cancelled'));
  return toasts.get()[0];
}

test('who is not told of a cancellation by itself can be texted from the receipt, beside Undo', async () => {
  const receipt = await cancel(ownVisit({ actions: ['cancel'] }));
  expect(receipt).toMatchObject({ action: { label: 'Undo' }, duration: Infinity });
  cleanup();
  const calls = serve({
    'POST /api/clients/c-1/messages': () =>
      Response.json({ message: { channel: 'phone_app' }, to: '+15125554471', text: 'It is cancelled.' }),
  });
  // As the notices are drawn: outside of the page.
  render(<MemoryRouter>{receipt?.description}</MemoryRouter>);
  expect(await screen.findByText('Maria Garcia does not know yet.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Text Maria Garcia' }));
  expect(await screen.findByText('It is cancelled.')).toBeTruthy();
  const sent = calls.filter(({ key }) => key === 'POST /api/clients/c-1/messages');
  expect(sent).toMatchObject([{ body: { kind: 'cancelled', visitId: 'v-1' } }]);
});

test('who stopped texts is not offered one', async () => {
  const { client } = ownVisit();
  const receipt = await cancel(
    ownVisit({ actions: ['cancel'], client: client && { ...client, stoppedTexts: true } }),
  );
  expect(receipt?.description).toBe('Maria Garcia does not know yet.');
});
