import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { onOneDay } from '../pet-owner-dashboard/own-records.testing.tsx';
import { dayOf, openDay } from './day.testing.tsx';

onOneDay();

const gap = {
  seriesId: 's-1',
  clientId: 'c-1',
  clientName: 'Maria Garcia',
  petNames: ['Coco'],
  day: '2027-01-12',
  because: 'You are off then.',
};

test('a date on which a visit that repeats was not booked is told, and put aside', async () => {
  const { sent } = openDay(dayOf({ seriesGaps: [gap] }), {
    'DELETE /api/visit-series/s-1/gaps/2027-01-12': () => new Response(null, { status: 204 }),
  });
  expect(await screen.findByText(/Not booked: Coco of .*Jan 12.*You are off then\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Maria Garcia' }).getAttribute('href')).toBe('/clients/c-1');
  await userEvent.click(screen.getByRole('button', { name: /^Put aside/ }));
  await waitFor(() => expect(sent('DELETE /api/visit-series/s-1/gaps/2027-01-12')).toHaveLength(1));
});

test('another time is booked from that date on, for that client', async () => {
  const { calls } = openDay(dayOf({ seriesGaps: [gap] }), {
    'GET /api/day': () => Response.json(dayOf({ on: '2027-01-12', seriesGaps: [gap] })),
    'GET /api/clients/c-1': () =>
      Response.json({ id: 'c-1', firstName: 'Maria', lastName: 'Garcia', doNotBook: false, pets: [] }),
    'GET /api/day/openings': () => Response.json({ timeZone: 'America/Chicago', openings: [] }),
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Another time for Maria Garcia' }));
  expect(await screen.findByRole('dialog', { name: 'Book Maria' })).toBeTruthy();
  await waitFor(() => {
    const asked = calls.findLast(({ key }) => key === 'GET /api/day/openings');
    expect([asked?.query.get('from'), asked?.query.get('clientId')]).toEqual(['2027-01-12', 'c-1']);
  });
});
