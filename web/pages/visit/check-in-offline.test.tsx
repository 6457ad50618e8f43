import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sessionOf } from '#web/features/identity/identity.testing.tsx';
import { openAccountStorage } from '#web/lib/account-storage.ts';
import { sendActs } from '#web/lib/api/outbox.ts';
import { serve } from '#web/lib/api/server.testing.ts';
import { onOneDay, openAsDana } from '../pet-owner-dashboard/own-records.testing.tsx';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import VisitPage from './visit.tsx';

onOneDay();

const lost = () => {
  throw new TypeError('Failed to fetch');
};

test('a check-in that waits takes the place of its button; a refused one does not', async () => {
  localStorage.clear();
  openAccountStorage('maya');
  onTestFinished(() => openAccountStorage(undefined));
  const { sent } = openAsDana('/visits/v-1', ['/visits/:id', VisitPage], {
    'GET /auth/me': () => Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
    'GET /api/visits/v-1': () => Response.json(visitOf({ actions: ['check_in'] })),
    'POST /api/visits/v-1/check-in': lost,
  });
  const button = await screen.findByRole('button', { name: 'Check in' });
  // Online, a call that is lost is tried again before it is given up.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText('Check-in of Bella: waits to be sent.')).toBeTruthy();
  await waitFor(() => expect(sent('POST /api/visits/v-1/check-in')).toHaveLength(2));
  expect(screen.getAllByText('Check-in of Bella: waits to be sent.')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Write report card' })).toBeTruthy();
  const calls = serve({
    'POST /api/visits/v-1/check-in': () =>
      Response.json({ code: 'too_late', status: 409, detail: 'It was canceled.' }, { status: 409 }),
  });
  await act(() => sendActs(new QueryClient()));
  // The server knows the act of the tap by its name, and when it was done.
  const taps = sent('POST /api/visits/v-1/check-in') as { actId: string }[];
  const kept = calls.find(({ key }) => key.endsWith('check-in'))?.body as { actId: string; at: string };
  expect(taps.map(({ actId }) => actId)).toContain(kept.actId);
  expect(Date.parse(kept.at)).toBeLessThanOrEqual(Date.now());
  expect(screen.getByText('Check-in of Bella: It was canceled.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Check in' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Write report card' })).toBeNull();
});

test('cancelling an own visit waits for a signal without what it counts as', async () => {
  localStorage.clear();
  openAccountStorage('maya');
  onTestFinished(() => openAccountStorage(undefined));
  const visit = visitOf({ source: 'own', actions: ['cancel'] });
  openAsDana('/visits/v-1', ['/visits/:id', VisitPage], {
    'GET /auth/me': () => Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
    'GET /api/visits/v-1': () => Response.json(visit),
    'GET /api/visits/v-1/cancel-check': lost,
    'POST /api/visits/v-1/cancel': lost,
  });
  await userEvent.click(await screen.findByRole('button', { name: /^More for / }));
  const open = await screen.findByRole('menuitem', { name: 'Cancel' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  fireEvent.click(open);
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel visit' }));
  expect(await screen.findByText('Cancellation of Bella: waits to be sent.')).toBeTruthy();
});
