import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { sessionOf } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { toasts } from '#web/lib/toast-store.ts';
import { ownVisit } from '../day/day.testing.tsx';
import { onOneDay, openAsDana } from '../pet-owner-dashboard/own-records.testing.tsx';
import VisitPage from './visit.tsx';

onOneDay();

test('a report card completes a visit, says so first, and is texted from its receipt', async () => {
  const visit = ownVisit({ status: 'checked_in', actions: ['complete'] });
  openAsDana('/visits/v-1', ['/visits/:id', VisitPage], {
    'GET /auth/me': () => Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
    'GET /api/visits/v-1': () => Response.json(visit),
    'POST /api/visits/v-1/complete': () => Response.json({ ...visit, status: 'completed', actions: [] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Write report card' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report card for Bella' }));
  expect(dialog.getByText(/It completes the visit; you can check out afterwards\./)).toBeTruthy();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'This is what was done' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Complete visit' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('Report card saved'));
  const receipt = toasts.get()[0];
  cleanup();
  const calls = serve({
    'POST /api/clients/c-1/messages': () =>
      Response.json({ message: { channel: 'phone_app' }, to: '+15125554471', text: 'Bella’s report card' }),
  });
  // As the notices are drawn: outside of the page.
  render(<MemoryRouter>{receipt?.description}</MemoryRouter>);
  await userEvent.click(screen.getByRole('button', { name: 'Text Maria Garcia' }));
  expect(await screen.findByText('Bella’s report card')).toBeTruthy();
  const sent = calls.filter(({ key }) => key === 'POST /api/clients/c-1/messages');
  expect(sent).toMatchObject([{ body: { kind: 'report_card', visitId: 'v-1' } }]);
});
