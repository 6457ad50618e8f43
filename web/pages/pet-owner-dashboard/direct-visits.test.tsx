import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import { onOneDay, openAsDana } from './own-records.testing.tsx';
import PetOwnerDashboard from './pet-owner-dashboard.tsx';

onOneDay();

test('a visit booked with one’s groomer directly stands on the pet, in the head and among the requests', async () => {
  const visit = visitOf({
    id: 'own',
    source: 'own',
    title: 'Bella · Full groom',
    startsAt: '2026-11-27T16:00:00+00:00',
    endsAt: '2026-11-27T18:00:00+00:00',
  });
  openAsDana('/pet-owner', ['/pet-owner', PetOwnerDashboard], {
    'GET /api/pet-owners/current-user/grooming-requests': () => Response.json([]),
    'GET /api/visits': () => Response.json([visit]),
  });
  expect(await screen.findByRole('heading', { name: 'Bella is booked, Dana' })).toBeTruthy();
  const link = within(await screen.findByRole('article', { name: 'Bella' })).getByRole('link', {
    name: 'See visit',
  });
  expect(link.getAttribute('href')).toBe('/visits/own');
  await userEvent.setup().click(screen.getByRole('tab', { name: 'Requests 1' }));
  expect(
    within(await screen.findByRole('region', { name: 'With your groomer' })).getByRole('link', {
      name: 'Bella · Full groom',
    }),
  ).toBeTruthy();
});

test('a pet whose last visit was with one’s own groomer is booked there again', async () => {
  openAsDana('/pet-owner', ['/pet-owner', PetOwnerDashboard], {
    'GET /api/pet-owners/current-user/grooming-requests': () => Response.json([]),
    'GET /api/visits': () =>
      Response.json([visitOf({ id: 'own', source: 'own', status: 'completed', actions: [] })]),
    'GET /api/visits/own/booking-page': () => Response.json({ page: { as: 'groomer', slug: 'maya-ortiz' } }),
  });
  const link = within(await screen.findByRole('article', { name: 'Bella' })).findByRole('link', {
    name: 'Book the next visit',
  });
  expect((await link).getAttribute('href')).toBe('/groomers/maya-ortiz/book');
});
