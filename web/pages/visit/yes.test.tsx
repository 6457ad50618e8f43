import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Visit } from '#contract/grooming/visits.ts';
import { sessionOf } from '#web/features/identity/identity.testing.tsx';
import { bookedAs } from '#web/domain/calendar/booked-as.ts';
import { seenPlace } from '#web/lib/seen-place.ts';
import { toasts } from '#web/lib/toast-store.ts';
import { onOneDay } from '../pet-owner-dashboard/own-records.testing.tsx';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import { openVisit } from './open-visit.testing.tsx';

onOneDay();

const open = (visit: Partial<Visit>, answers: Parameters<typeof openVisit>[1]) =>
  openVisit({ requestId: null, source: 'own', ...visit }, answers);
const said = (title: string) => waitFor(() => expect(toasts.get()[0]).toMatchObject({ title, about: 'v-1' }));

test('a parent who says that they come reads so on the visit', async () => {
  open(
    { actions: ['confirm', 'cancel'] },
    { 'POST /api/visits/v-1/confirm': () => Response.json(visitOf({ actions: ['cancel'] })) },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'I’ll be there' }));
  await said('Thanks. Maya Ortiz sees that you are coming');
  expect(seenPlace('v-1')).toBeTruthy();
});

test('a provider who declines may say why', async () => {
  const { sent } = open(
    { status: 'awaiting_answer', actions: ['accept', 'decline'] },
    {
      'GET /auth/me': () =>
        Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
      'POST /api/visits/v-1/decline': () => Response.json(visitOf({ status: 'declined', actions: [] })),
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  await userEvent.type(await screen.findByLabelText('Message to them (optional)'), 'Full');
  await userEvent.click(screen.getByRole('button', { name: 'Decline it' }));
  await waitFor(() => expect(sent('POST /api/visits/v-1/decline')).toEqual([{ reason: 'Full' }]));
});

test('a provider who accepts a visit reads so on it, and a first one is looked for', async () => {
  open(
    { status: 'awaiting_answer', actions: ['accept', 'decline'] },
    {
      'GET /auth/me': () =>
        Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
      'POST /api/visits/v-1/accept': () => Response.json(visitOf({ actions: ['cancel'] })),
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  await said('Booked. Your client is told');
  expect(bookedAs.get()).toBe('groomer');
  bookedAs.set(undefined);
});
