import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sessionOf } from '#web/features/identity/identity.testing.tsx';
import { onOneDay } from '../pet-owner-dashboard/own-records.testing.tsx';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import { openVisit } from './open-visit.testing.tsx';

onOneDay();

const asMaya = {
  'GET /auth/me': () => Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
};
test('a no-show is reported in words that the other side reads', async () => {
  const { sent } = openVisit(
    { actions: ['no_show'], price: 7000 },
    {
      ...asMaya,
      'GET /api/visits/v-1/cancellation-fee': () =>
        Response.json({
          policy: { cancelHours: 24, lateCancelPercent: 50, noShowPercent: 100 },
          freeUntil: null,
          fee: 0,
        }),
      'POST /api/visits/v-1/no-show': () =>
        Response.json(visitOf({ status: 'no_show', missedBy: 'pet_owner', actions: [] })),
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: /^More for / }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Dana Whitfield did not come' }));
  expect(sent('POST /api/visits/v-1/no-show')).toEqual([]);
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    await dialog.findByText(/By your policy Dana Whitfield owes \$70, which you can waive/),
  ).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('What happened'), 'We called twice.');
  await userEvent.click(dialog.getByRole('button', { name: 'Report no-show' }));
  await waitFor(() => expect(sent('POST /api/visits/v-1/no-show')).toHaveLength(1));
});

test('a no-show can be contested, agreed to, or taken back', async () => {
  const { sent } = openVisit(
    {
      status: 'contested',
      missedBy: 'pet_owner',
      actions: ['contest_no_show', 'accept_no_show', 'withdraw_no_show'],
    },
    {
      'POST /api/visits/v-1/contest-no-show': () => Response.json(visitOf()),
    },
  );
  expect(await screen.findByText(/do not agree on a no-show/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Take back the no-show' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'I was there' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Were you there?' }));
  await userEvent.type(dialog.getByLabelText('What happened'), 'I rang at nine.');
  await userEvent.click(dialog.getByRole('button', { name: 'Contest the no-show' }));
  await waitFor(() => expect(sent('POST /api/visits/v-1/contest-no-show')).toHaveLength(1));
});

test('of a visit that was booked without a policy the question says that no fee is owed', async () => {
  openVisit(
    { actions: ['no_show'], price: 7000, source: 'own' },
    {
      ...asMaya,
      'GET /api/visits/v-1/cancellation-fee': () => Response.json({ policy: null, freeUntil: null, fee: 0 }),
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: /^More for / }));
  await userEvent.click(await screen.findByRole('menuitem', { name: / did not come$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/No fee is owed: none was agreed when it was booked\./)).toBeTruthy();
});

test('who cancels for a client who called late adds the fee in the same step', async () => {
  const { sent } = openVisit(
    { actions: ['cancel'], price: 8000, source: 'own' },
    {
      ...asMaya,
      'GET /api/visits/v-1/cancel-check': () => Response.json({ countsAs: null, until: null, because: null }),
      'GET /api/visits/v-1/cancellation-fee': () =>
        Response.json({
          policy: { cancelHours: 24, lateCancelPercent: 50, noShowPercent: 100 },
          freeUntil: '2026-11-23T15:00:00+00:00',
          fee: 4000,
        }),
      'POST /api/visits/v-1/cancel': () =>
        Response.json(visitOf({ status: 'cancelled', cancelledBy: 'provider', actions: [] })),
      'POST /api/visits/v-1/fees': () => Response.json({ id: 'f-1', amount: 4000 }, { status: 201 }),
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: /^More for / }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('checkbox', { name: /cancelled late and owes \$40/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel visit' }));
  await waitFor(() => expect(sent('POST /api/visits/v-1/fees')).toHaveLength(1));
});
