import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { onOneDay } from '../pet-owner-dashboard/own-records.testing.tsx';
import { dayOf, openDay, ownVisit } from './day.testing.tsx';

onOneDay();

test('an empty day of somebody with a full book says who is due, and takes time off', async () => {
  openDay(dayOf(), { 'GET /api/clients/counts': () => Response.json({ all: 60, due: 17 }) });
  const due = await screen.findByRole('link', { name: '17 clients are due' });
  expect(due.getAttribute('href')).toBe('/clients?show=due');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Time off' }));
  expect(await screen.findByRole('dialog', { name: 'Add time off' })).toBeTruthy();
});

test('a day on which nothing is left leads to what it brought in and to the next one', async () => {
  const { calls } = openDay(
    dayOf({
      visits: [ownVisit({ status: 'completed', actions: [] })],
      next: { on: '2026-11-27', visits: 5, shifts: 1, startsAt: '2026-11-27T14:00:00+00:00' },
    }),
  );
  const next = await screen.findByRole('button', { name: /^Next: Fri,\sNov\s27/ });
  expect(screen.getByRole('link', { name: /^What the day brought in/ }).getAttribute('href')).toMatch(
    /^\/books\?from=(\d{4}-\d\d-\d\d)&to=\1$/,
  );
  expect(next.textContent.replaceAll(/\s/g, ' ')).toContain('5 visits and 1 shift, the first at 8:00 AM');
  await userEvent.click(next);
  await waitFor(() => {
    const asked = calls.findLast(({ key }) => key === 'GET /api/day');
    expect(asked?.query.get('on')).toBe('2026-11-27');
  });
});

test('a day on somebody’s floor counts the shift and leads to it', async () => {
  const shift = {
    kind: 'shift' as const,
    id: 's-1',
    title: 'Shoal Creek Pet Spa',
    place: '2110 W Anderson Ln',
    startsAt: '2026-11-24T15:00:00Z',
    endsAt: '2026-11-24T22:00:00Z',
    timeZone: 'America/Chicago',
  };
  openDay(dayOf({ lines: [shift] }));
  expect((await screen.findByRole('link', { name: 'Open shift' })).getAttribute('href')).toBe('/shifts/s-1');
  expect(screen.getByRole('article').textContent.replaceAll(/\s/g, ' ')).toContain(
    '9:00 AM – 4:00 PMShift at Shoal Creek Pet Spa2110 W Anderson Ln',
  );
  expect(screen.getByText('1 shift')).toBeTruthy();
  expect(screen.queryByText(/0 visits/)).toBeNull();
});
