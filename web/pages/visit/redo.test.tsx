import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sessionOf } from '#web/features/identity/identity.testing.tsx';
import { onOneDay, openAsDana } from '../pet-owner-dashboard/own-records.testing.tsx';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import VisitPage from './visit.tsx';

onOneDay();

const client = {
  id: 'c-1',
  name: 'Maria Garcia',
  phone: null,
  email: null,
  contactBy: 'none' as const,
  stoppedTexts: false,
  stoppedMail: false,
  directions: null,
  notes: null,
  linkedUserId: null,
  toldBy: null,
  owed: 0,
  owedHere: 0,
};

test('a finished visit is booked again for free; what speaks against the time is asked first', async () => {
  const finished = visitOf({ source: 'own', status: 'completed', client, actions: [] });
  let asked = 0;
  const { sent } = openAsDana('/visits/v-1', ['/visits/:id', VisitPage], {
    'GET /auth/me': () => Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
    'GET /api/visits/v-1': () => Response.json(finished),
    'POST /api/visits': () => {
      asked += 1;
      return asked === 1
        ? Response.json(
            {
              code: 'unconfirmed',
              status: 409,
              detail: 'You are off then.',
              errors: [{ path: 'anyway', message: 'Book anyway' }],
            },
            { status: 409 },
          )
        : Response.json(visitOf({ id: 'v-2', redoOf: 'v-1' }), { status: 201 });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^More for / }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Book a free redo' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Book the redo' }));
  expect(await dialog.findByText('You are off then.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Book anyway' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('POST /api/visits')).toMatchObject([
    { redoOf: 'v-1', clientId: 'c-1', minutes: 30 },
    { redoOf: 'v-1', anyway: true },
  ]);
});
