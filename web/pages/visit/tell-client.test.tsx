import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { TextToTell } from '#contract/day/day.ts';
import { sessionOf } from '#web/features/identity/identity.testing.tsx';
import { ownVisit } from '../day/day.testing.tsx';
import { onOneDay, openAsDana } from '../pet-owner-dashboard/own-records.testing.tsx';
import VisitPage from './visit.tsx';

onOneDay();

const moved: TextToTell = {
  messageId: 'm-1',
  kind: 'moved',
  by: 'text',
  body: 'Hi Maria, Bella is now booked for Thu. {link}',
  visitId: 'v-1',
  clientId: 'c-1',
  clientName: 'Maria Garcia',
  title: 'Bella · Full groom',
  startsAt: '2026-12-08T15:00:00Z',
  timeZone: 'America/Chicago',
};

test('a text about the visit that waits for the provider is opened, or set aside, on the visit itself', async () => {
  let waits = true;
  const { sent } = openAsDana('/visits/v-1', ['/visits/:id', VisitPage], {
    'GET /auth/me': () => Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
    'GET /api/visits/v-1': () => Response.json(ownVisit({ actions: ['move'] })),
    'GET /api/visits/v-1/texts-to-tell': () =>
      Response.json(waits ? [moved] : [], { headers: { reads: 'client-messages' } }),
    'POST /api/clients/c-1/messages': () => new Response(null, { status: 500 }),
    'DELETE /api/client-messages/m-1'() {
      waits = false;
      return new Response(null, { status: 204, headers: { changed: 'client-messages' } });
    },
  });
  const card = within(await screen.findByRole('region', { name: 'Tell them' }));
  expect(card.getByText(/^New time: Bella/)).toBeTruthy();
  await userEvent.click(card.getByRole('button', { name: 'Text Maria Garcia' }));
  await userEvent.click(card.getByRole('button', { name: 'They know: Maria Garcia' }));
  await waitFor(() => expect(sent('DELETE /api/client-messages/m-1')).toHaveLength(1));
  expect(sent('POST /api/clients/c-1/messages')).toMatchObject([{ kind: 'moved', visitId: 'v-1' }]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Tell them' })).toBeNull());
});
