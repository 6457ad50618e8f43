import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sessionOf } from '#web/features/identity/identity.testing.tsx';
import { openAsDana } from '../pet-owner-dashboard/own-records.testing.tsx';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import CheckOutPage from './check-out.tsx';

const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

test('a visit that nobody was checked in for is checked in right there, and its time stands in the past', async () => {
  const visit = visitOf({ startsAt: at(-90), endsAt: at(-10), actions: ['check_in'], vaccinationGaps: [] });
  const sent: string[] = [];
  openAsDana('/visits/v-1/check-out', ['/visits/:id/check-out', CheckOutPage], {
    'GET /auth/me': () => Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
    'GET /api/visits/v-1': () => Response.json({ ...visit, id: 'v-1' }),
    'GET /api/visits/v-1/price-changes': () => Response.json([]),
    'GET /api/billing-settings': () => Response.json({}),
    'POST /api/visits/v-1/check-in': () => {
      sent.push('check-in');
      return Response.json({ ...visit, id: 'v-1', status: 'checked_in', actions: [] });
    },
  });
  expect(await screen.findByText(/^The visit was to begin/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Check in' }));
  await waitFor(() => expect(sent).toEqual(['check-in']));
});
