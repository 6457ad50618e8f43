import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sessionOf } from '#web/features/identity/identity.testing.tsx';
import { onOneDay } from '../pet-owner-dashboard/own-records.testing.tsx';
import { ownVisit } from '../day/day.testing.tsx';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import { openVisit } from './open-visit.testing.tsx';

onOneDay();

const choose = async (item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: /^More for / }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  return within(await screen.findByRole('dialog'));
};

test('a provider repeats a booked visit, by default as often as they noted', async () => {
  const [pet] = visitOf().pets;
  const { sent } = openVisit(ownVisit({ pets: pet ? [{ ...pet, everyWeeks: 5 }] : [] }), {
    'GET /auth/me': () => Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
    'POST /api/visit-series': () => Response.json({ everyWeeks: 7 }, { status: 201 }),
  });
  const dialog = await choose('Repeat');
  expect(dialog.getByRole('button', { name: 'Repeat every 5 weeks' })).toBeTruthy();
  const weeks = dialog.getByLabelText('Weeks between visits');
  await userEvent.clear(weeks);
  await userEvent.click(dialog.getByRole('button', { name: 'Repeat' }));
  expect(await dialog.findByText('Use 1 to 52 weeks')).toBeTruthy();
  expect(sent('POST /api/visit-series')).toEqual([]);
  await userEvent.type(weeks, '7');
  await userEvent.click(dialog.getByRole('button', { name: 'Repeat every 7 weeks' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('POST /api/visit-series')).toEqual([{ visitId: 'v-1', everyWeeks: 7 }]);
});

test('a pet parent asks for the same every so many weeks, by a message that they read first', async () => {
  const owner = { id: 'dana', name: 'Dana Whitfield', profileImageUrl: null };
  const { sent } = openVisit(
    { owner, startsAt: '2026-12-04T15:00:00Z' },
    { 'POST /api/messages': () => Response.json({ id: 'm-1' }, { status: 201 }) },
  );
  const dialog = await choose('Ask to repeat');
  await userEvent.click(dialog.getByRole('button', { name: '5 weeks' }));
  const words = dialog.getByText(/^Could Bella come every 5 weeks\?/).textContent;
  expect(words.replaceAll(/\s/g, ' ')).toBe(
    'Could Bella come every 5 weeks? Fri, Dec 4, 9:00 AM is a good weekday and time for us.',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('POST /api/messages')).toMatchObject([
    { toUserId: visitOf().provider.id, content: words, clientId: expect.any(String) },
  ]);
});

test.each(['cancelled', 'no_show'] as const)('a visit that is %s cannot be repeated', async (status) => {
  openVisit(ownVisit({ status, actions: ['cancel'] }), {
    'GET /auth/me': () => Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^More for / }));
  expect(await screen.findByRole('menuitem', { name: 'Cancel' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Repeat' })).toBeNull();
});
