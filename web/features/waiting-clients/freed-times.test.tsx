// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { FreedTime } from '#contract/waiting-clients.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { FreedTimes } from './freed-times.tsx';

const maria: FreedTime['clients'][number] = {
  id: 'w-1',
  clientId: 'c-1',
  clientName: 'Maria Garcia',
  petNames: ['Bella'],
  visitId: 'v-1',
  visitStartsAt: '2026-12-01T15:00:00+00:00',
  timeZone: 'America/Chicago',
  minutes: 120,
  until: '2026-12-01',
  petIds: [],
  weekdays: [],
  hours: null,
  startsAt: '2026-11-27T16:00:00.000Z',
  since: '2026-11-20T15:00:00+00:00',
  offeredAt: null,
  canText: true,
  canMail: false,
  miles: 3.4,
};
const freed = (...clients: FreedTime['clients']): FreedTime[] => [
  {
    startsAt: '2026-11-27T16:00:00+00:00',
    endsAt: '2026-11-27T18:00:00+00:00',
    timeZone: 'America/Chicago',
    staffId: null,
    title: 'Otto · Full groom',
    clients,
  },
];

test('a freed time is offered in one tap and texted in the next; who has no visit is booked', async () => {
  let [first] = [maria];
  const ron = {
    ...maria,
    id: 'w-2',
    clientId: 'c-2',
    clientName: 'Ron Mickelson',
    visitId: null,
    visitStartsAt: null,
  };
  const calls = serve({
    'GET /api/waiting-clients/freed-times': () => Response.json(freed(first, ron)),
    'POST /api/waiting-clients/w-1/offer': () => {
      first = { ...maria, offeredAt: '2026-11-26T15:00:00+00:00' };
      return Response.json(first);
    },
  });
  const onBook = vi.fn<(clientId: string, startsAt: string) => void>();
  renderAt('/day', <FreedTimes onBook={onBook} />);
  const section = within(await screen.findByRole('region', { name: 'Free again, with clients waiting' }));
  expect(section.getByText('was Otto · Full groom')).toBeTruthy();
  expect(section.getByText(/^Bella · instead of Tue, Dec 1, 9:00.AM · 3.4.mi$/)).toBeTruthy();
  await userEvent.click(section.getByRole('button', { name: 'Book' }));
  expect(onBook).toHaveBeenCalledWith('c-2', '2026-11-27T16:00:00.000Z');
  await userEvent.click(section.getByRole('button', { name: 'Offer it to Maria Garcia' }));
  expect(await section.findByRole('button', { name: 'Text Maria Garcia' })).toBeTruthy();
  expect(calls.find(({ key }) => key.startsWith('POST'))?.body).toEqual({
    startsAt: '2026-11-27T16:00:00.000Z',
  });
});

test('a client with an address only is mailed the link by Wagwell, once', async () => {
  const mailOnly = { ...maria, canText: false, canMail: true, offeredAt: '2026-11-26T15:00:00+00:00' };
  const calls = serve({
    'GET /api/waiting-clients/freed-times': () => Response.json(freed(mailOnly)),
    'POST /api/clients/c-1/messages': () => Response.json({}, { status: 201 }),
  });
  renderAt('/day', <FreedTimes onBook={() => undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Email Maria Garcia' }));
  const button = await screen.findByText('Emailed');
  expect(button).toHaveProperty('disabled', true);
  expect(calls.find(({ key }) => key.startsWith('POST'))?.body).toEqual({
    kind: 'earlier',
    channel: 'email',
    visitId: 'v-1',
  });
});
