import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { toasts } from '#web/lib/toast-store.ts';
import { onOneDay } from '../pet-owner-dashboard/own-records.testing.tsx';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import { openVisit } from './open-visit.testing.tsx';

onOneDay();

const moveProposal = {
  startsAt: '2026-11-27T16:00:00+00:00',
  endsAt: '2026-11-27T19:00:00+00:00',
  by: 'provider' as const,
  proposedAt: '2026-11-20T18:00:00+00:00',
};

test('a pet parent moves a visit to a time when its provider is free', async () => {
  const { sent } = openVisit(
    { actions: ['propose_move', 'cancel'] },
    {
      'GET /api/visits/v-1/openings': () =>
        Response.json([
          { startsAt: '2026-11-27T19:00:00Z', endsAt: '2026-11-27T22:00:00Z', staff: null },
          { startsAt: '2026-11-28T15:00:00Z', endsAt: '2026-11-28T18:00:00Z', staff: null },
        ]),
      'GET /api/visits/v-1/move-check': ({ query }) => {
        const startsAt = query.get('startsAt') ?? '';
        return Response.json({ startsAt, endsAt: startsAt, clashes: [], vaccinationGaps: [] });
      },
      'PATCH /api/visits/v-1/time': () =>
        Response.json(visitOf({ moveProposal: { ...moveProposal, by: 'pet_owner' } })),
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: /^More for / }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move' }));
  const times = within(await screen.findByRole('group', { name: 'Maya Ortiz has time' }));
  await userEvent.click(times.getByRole('button', { name: /Nov\s28, 9:00\sAM$/ }));
  const verdict = await screen.findByText('No conflicts.');
  expect(verdict.parentElement?.textContent).toBe('No conflicts. Maya Ortiz says whether it suits.');
  await userEvent.click(screen.getByRole('button', { name: 'Propose new time' }));
  await waitFor(() =>
    expect(sent('PATCH /api/visits/v-1/time')).toMatchObject([{ startsAt: '2026-11-28T15:00:00.000Z' }]),
  );
});

test('a new time is proposed after its conflicts are shown', async () => {
  const clash = {
    name: 'Maya Ortiz',
    title: null,
    startsAt: '2026-11-24T16:00:00Z',
    endsAt: '2026-11-24T17:00:00Z',
    timeZone: 'America/Chicago',
  };
  const { sent, calls } = openVisit(
    { actions: ['propose_move', 'cancel'] },
    {
      'GET /api/visits/v-1/move-check': ({ query }) => {
        const startsAt = query.get('startsAt') ?? '';
        const clashes = startsAt === '2026-11-24T16:00:00.000Z' ? [clash] : [];
        return Response.json({ startsAt, endsAt: startsAt, clashes, vaccinationGaps: [] });
      },
      'PATCH /api/visits/v-1/time': () =>
        Response.json(visitOf({ moveProposal: { ...moveProposal, by: 'pet_owner' } })),
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: /^More for / }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move this visit' }));
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Propose new time' });
  expect(send.disabled).toBe(true);
  fireEvent.change(dialog.getByLabelText('Begins'), { target: { value: '10:00' } });
  expect(await dialog.findByText(/Maya Ortiz: booked/)).toBeTruthy();
  expect(send.disabled).toBe(true);
  fireEvent.change(dialog.getByLabelText('Begins'), { target: { value: '13:00' } });
  expect(await dialog.findByText('No conflicts.')).toBeTruthy();
  await userEvent.click(send);
  await waitFor(() =>
    expect(sent('PATCH /api/visits/v-1/time')).toMatchObject([
      { startsAt: '2026-11-24T19:00:00.000Z', insteadOf: null },
    ]),
  );
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('New time proposed'));
  // The time that the visit has by now would be refused.
  expect(calls.filter(({ key }) => key === 'GET /api/visits/v-1/move-check')).toHaveLength(2);
});

test('the other side accepts the time on screen, or keeps the old one', async () => {
  const { sent } = openVisit(
    { actions: ['accept_move', 'decline_move', 'cancel'], moveProposal },
    {
      'GET /api/visits/v-1/move-check': () =>
        Response.json({
          ...moveProposal,
          clashes: [{ ...moveProposal, name: 'Bella', title: 'Nail trim', timeZone: 'America/Chicago' }],
          vaccinationGaps: [],
        }),
      'GET /api/calendar/check': () =>
        Response.json({
          timeZone: 'America/Chicago',
          travel: [],
          busyElsewhere: [],
          outsideHours: true,
          timeOff: [
            { ...moveProposal, id: 'off', allDay: true, timeZone: 'America/Chicago', note: 'Skiing' },
          ],
          visits: [],
        }),
      'POST /api/visits/v-1/time/decline': () => Response.json(visitOf({ moveProposal })),
      'POST /api/visits/v-1/time/accept': () =>
        Response.json({ code: 'terms_changed', detail: 'The proposed time is now later.' }, { status: 409 }),
    },
  );
  expect(await screen.findByText(/Maya Ortiz asks to move this visit to/)).toBeTruthy();
  expect(await screen.findByText(/^Bella: Nail trim/)).toBeTruthy();
  expect(await screen.findByText('You have time off then: Skiing.')).toBeTruthy();
  // Working hours are no matter of a pet parent's.
  expect(screen.queryByText(/outside your working hours/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Accept new time' }));
  await waitFor(() => expect(toasts.get()[0]?.description).toBe('The proposed time is now later.'));
  await userEvent.click(screen.getByRole('button', { name: 'Keep the old time' }));
  await waitFor(() =>
    expect(sent('POST /api/visits/v-1/time/decline')).toEqual([{ startsAt: moveProposal.startsAt }]),
  );
  expect(sent('POST /api/visits/v-1/time/accept')).toEqual([{ startsAt: moveProposal.startsAt }]);
});

test('the proposer withdraws a new time', async () => {
  const { sent } = openVisit(
    { actions: ['propose_move', 'withdraw_move'], moveProposal: { ...moveProposal, by: 'pet_owner' } },
    { 'DELETE /api/visits/v-1/time': () => Response.json(visitOf()) },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(sent('DELETE /api/visits/v-1/time')).toHaveLength(1));
});
