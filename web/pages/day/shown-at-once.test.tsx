import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ProviderDay } from '#contract/day/day.ts';
import { onOneDay } from '../pet-owner-dashboard/own-records.testing.tsx';
import { rabiesGap } from '../parts/provider-requests/requests.testing.ts';
import { toasts } from '#web/lib/toast-store.ts';
import { dayOf, openDay, ownVisit } from './day.testing.tsx';

onOneDay();

/** Answers the first read of the Day, and never a later one. */
function readOnce(day: ProviderDay) {
  let reads = 0;
  return () => {
    reads += 1;
    return reads === 1 ? Response.json(day) : new Promise<Response>(() => {});
  };
}

test('a check-in is on its card before the Day is read again', async () => {
  const visit = ownVisit({ actions: ['check_in'], vaccinationGaps: [rabiesGap] });
  openDay(dayOf(), {
    'GET /api/day': readOnce(dayOf({ visits: [visit] })),
    'GET /api/visits/v-1/consents': () => Response.json({ given: [], pets: [], missing: [] }),
    'POST /api/visits/v-1/check-in': () =>
      Response.json({ ...visit, status: 'checked_in', actions: ['complete'] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Check in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Check in Bella' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Saw the certificate' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Check in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Write report card' })).toBeTruthy();
});

test('a check-in says so in the row of its button before the Day is read again', async () => {
  const visit = ownVisit({ actions: ['check_in'], atHome: true });
  openDay(dayOf(), {
    'GET /api/day': readOnce(dayOf({ visits: [visit] })),
    'POST /api/visits/v-1/check-in': () =>
      Response.json({ ...visit, status: 'checked_in', actions: ['stage', 'check_out', 'undo_check_in'] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Check in' }));
  const next = await screen.findByRole('link', { name: 'Check out' });
  expect(toasts.get()[0]).toMatchObject({ about: 'v-1', short: 'Checked in', action: { label: 'Undo' } });
  const row = next.parentElement;
  expect(row?.querySelector('.receipt-place')).toBeTruthy();
  expect(row?.contains(screen.getByRole('button', { name: 'Ready' }))).toBe(true);
});

test('a booking is on its day before the Day is read again', async () => {
  const startsAt = '2026-11-24T21:00:00.000Z';
  const pet = { id: 'p-1', name: 'Otto', archived: false, diedOn: null, usualServices: ['full_groom'] };
  openDay(dayOf(), {
    'GET /api/day': readOnce(dayOf()),
    'GET /api/clients': () =>
      Response.json([{ id: 'c-1', name: 'Maria Garcia', phone: null, pets: [{ name: 'Otto' }] }]),
    'GET /api/clients/c-1': () =>
      Response.json({
        id: 'c-1',
        firstName: 'Maria',
        lastName: 'Garcia',
        phone: null,
        doNotBook: false,
        pets: [{ ...pet, usualPrice: 12_000, usualMinutes: 90 }],
      }),
    'GET /api/day/openings': () =>
      Response.json({
        timeZone: 'America/Chicago',
        openings: [{ startsAt, endsAt: '2026-11-24T22:30:00.000Z', staff: null }],
      }),
    'POST /api/visits/quote': () => Response.json({ pets: [], total: 12_000, travel: 0, minutes: 90 }),
    'POST /api/visits': () => Response.json(ownVisit({ id: 'v-2', startsAt, title: 'Otto · Full groom' })),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add visit' }));
  await userEvent.click(await screen.findByRole('button', { name: /Maria Garcia/ }));
  await userEvent.click(await screen.findByRole('button', { name: /3:00\sPM/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.body.textContent.replaceAll('\u00a0', ' ')).toContain('3:00');
});
