import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FirstBooking as Booking } from '#contract/calendar/calendar.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { openAccountStorage } from '#web/lib/account-storage.ts';
import { serve } from '#web/lib/api/server.testing.ts';
import { bookedAs, useFoundBookings } from '#web/domain/calendar/booked-as.ts';
import { FirstBooking } from './first-booking.tsx';

const shift: Booking = {
  kind: 'shift',
  id: 's-1',
  title: 'Table two',
  withName: 'Mueller Mutts',
  withId: 'salon',
  place: '12 Main St, Austin, TX',
  travels: true,
  startsAt: '2026-12-03T14:00:00+00:00',
  endsAt: '2026-12-03T21:00:00+00:00',
  timeZone: 'America/Chicago',
  price: null,
  pay: { payPercentage: 45, hourlyRate: 2500 },
};

beforeEach(() => openAccountStorage('maya'));
afterEach(() => {
  act(() => bookedAs.set(undefined));
  window.localStorage.clear();
});

function open(booking: Booking | null, found?: number) {
  const calls = serve({ 'GET /api/calendar/first-booking': () => Response.json({ booking }) });
  function Dashboard() {
    useFoundBookings('groomer', found);
    return <FirstBooking />;
  }
  const { router } = renderAt('/groomer', <Dashboard />);
  return { calls, router };
}
const book = (as: 'groomer' | 'business' | 'pet_owner') => act(() => bookedAs.set(as));
const over = () => waitFor(() => expect(bookedAs.get()).toBeUndefined());
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('a first booking fills the screen once: when, where, and what to do next', async () => {
  const { calls, router } = open(shift);
  expect(calls).toEqual([]);
  book('groomer');
  const sheet = await screen.findByRole('dialog', { name: 'You’re booked' });
  expect(sheet.textContent).toMatch(/Thu,\sDec\s3, 8:00\sAM\s– 3:00/);
  expect(sheet.textContent).toContain('Pays 45% of the revenue, at least $25 an hour');
  expect(sheet.textContent).toContain('Mueller Mutts, 12 Main St, Austin, TX');
  expect(links()).toEqual([
    ['See the shift', '/shifts/s-1'],
    ['Add to calendar', '/api/shifts/s-1/calendar-file'],
    [expect.stringContaining('Directions'), expect.stringContaining('12%20Main')],
    ['Message', '/messages?with=salon'],
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'See the shift' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/shifts/s-1'));
  expect(screen.queryByRole('dialog')).toBeNull();
  book('groomer');
  await over();
  expect(calls).toHaveLength(1);
});

test('who hires sees who is booked, and no way to their own place', async () => {
  open({ ...shift, withName: 'Maya Ortiz', withId: 'maya', travels: false });
  book('business');
  const sheet = await screen.findByRole('dialog', { name: 'Your shift is filled' });
  expect(sheet.textContent).toContain('Maya Ortiz, 12 Main St');
  expect(links().map(([words]) => words)).toEqual(['See the shift', 'Add to calendar', 'Message']);
});

test('a pet parent reads what the visit costs', async () => {
  open({ ...shift, kind: 'visit', id: 'v-1', title: 'Bella · Full groom', price: 11_800, pay: null });
  book('pet_owner');
  const sheet = await screen.findByRole('dialog', { name: 'You’re booked' });
  expect(sheet.textContent).toContain('You pay $118');
});

test('a later booking is not celebrated', async () => {
  open(null);
  book('pet_owner');
  await over();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a booking that the other side made is celebrated on the dashboard', async () => {
  open(shift, 1);
  expect(await screen.findByRole('dialog', { name: 'You’re booked' })).toBeTruthy();
});

test('a dashboard of several bookings asks nothing', () => {
  expect(open(shift, 2).calls).toEqual([]);
  expect(bookedAs.get()).toBeUndefined();
});
