import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ownShift } from '#web/features/shifts/own/own-shift.testing.ts';
import { openDashboard } from './open-dashboard.testing.tsx';
import { visitOf } from './requests.testing.ts';

const worked = (id: string) =>
  ownShift({
    id,
    title: 'Bath and tidy',
    status: 'in_progress',
    shiftDate: '2026-11-18T14:30:00Z',
    endsAt: '2026-11-18T22:30:00Z',
    actions: ['copy', 'complete'],
    groomer: { id: 'g-1', name: 'Maya Ortiz', profileImageUrl: null, applicationId: 'a-1' },
  });
const shifts = (...given: object[]) => ({
  'GET /api/shifts/owner/current-user': () => Response.json(given),
});
const visits = (...given: object[]) => ({ 'GET /api/visits': () => Response.json(given) });
const overdue = {
  startsAt: '2026-11-19T15:00:00Z',
  endsAt: '2026-11-19T17:00:00Z',
  status: 'checked_in' as const,
  actions: ['complete' as const],
};

test('every tab asks an owner to complete a worked shift, and opens the form', async () => {
  openDashboard('/owner?tab=requests', shifts(worked('s-1')));
  expect(await screen.findByText('“Bath and tidy” of Wed, Nov 18 is not recorded yet.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Record the day' }));
  expect(
    within(await screen.findByRole('dialog', { name: 'How did the day go?' })).getByLabelText(/^Revenue/),
  ).toBeTruthy();
});

test('several worked shifts are one notice; running ones are not included', async () => {
  openDashboard(
    '/owner?tab=requests',
    shifts(worked('s-1'), worked('s-2'), { ...worked('s-3'), endsAt: '2026-11-20T22:30:00Z' }),
  );
  expect(await screen.findByText('2 worked days are not recorded yet.')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Record them' }));
  // There each shift has its own button.
  expect(
    within(await screen.findByRole('region', { name: 'Needs you now' })).getAllByRole('button', {
      name: 'Record the day',
    }),
  ).toHaveLength(2);
  expect(screen.queryByText(/not recorded yet/)).toBeNull();
});

test.each(['/groomer', '/owner'])('on %s a visit that is over asks for its report card', async (path) => {
  openDashboard(path, visits(visitOf({ id: 'v-2' }), visitOf({ id: 'v-1', ...overdue })));
  expect((await screen.findByText('Bella, Thu, Nov 19')).parentElement?.textContent).toMatch(
    /^Bella, Thu,\sNov\s19 is not finished yet$/,
  );
  expect(screen.getByRole('link', { name: 'Write report card' }).getAttribute('href')).toBe('/visits/v-1');
});

test('a visit of today that is over stands in the line of today, not in a notice of its own', async () => {
  const over = { ...overdue, startsAt: '2026-11-20T13:00:00Z', endsAt: '2026-11-20T14:00:00Z' };
  openDashboard('/groomer', visits(visitOf({ id: 'v-1', ...over, actions: ['complete', 'check_out'] })));
  const today = within(await screen.findByRole('region', { name: 'Today' }));
  expect(today.getByRole('link', { name: 'Check out' }).getAttribute('href')).toBe('/visits/v-1/check-out');
  expect(screen.queryByText(/not finished yet/)).toBeNull();
});

test('a pet that is still checked in at the end is checked out from the notice', async () => {
  openDashboard('/owner', visits(visitOf({ id: 'v-1', ...overdue, actions: ['complete', 'check_out'] })));
  expect((await screen.findByRole('link', { name: 'Check out' })).getAttribute('href')).toBe(
    '/visits/v-1/check-out',
  );
});

test('several visits are one notice', async () => {
  openDashboard(
    '/groomer',
    visits(
      visitOf({ id: 'v-1', ...overdue }),
      visitOf({ id: 'v-2', ...overdue, status: 'booked', actions: ['check_in', 'no_show'] }),
    ),
  );
  expect((await screen.findByText('2 visits')).parentElement?.textContent).toBe(
    '2 visits are not finished yet',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Finish them' }));
  expect(await screen.findByRole('region', { name: 'Needs you now' })).toBeTruthy();
  expect(screen.queryByText(/not finished yet/)).toBeNull();
});

test('many visits to finish are a row each, with the act that each needs', async () => {
  const over = ['v-1', 'v-2', 'v-3', 'v-4'].map((id) => visitOf({ id, ...overdue, actions: ['check_out'] }));
  openDashboard('/groomer?tab=requests&show=visits', visits(visitOf({ id: 'v-9' }), ...over));
  const group = within(await screen.findByRole('region', { name: 'Needs you now' }));
  const acts = group.getAllByRole('link', { name: /^Check out: / }).map((link) => link.getAttribute('href'));
  expect(acts).toEqual(over.map(({ id }) => `/visits/${id}/check-out`));
  expect(group.queryByRole('article')).toBeNull();
});
