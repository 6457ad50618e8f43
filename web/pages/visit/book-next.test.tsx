import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAsDana } from '../pet-owner-dashboard/own-records.testing.tsx';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import VisitPage from './visit.tsx';

test('a parent books again with their own groomer from the visit, without asking the marketplace', async () => {
  openAsDana('/visits/v-1', ['/visits/:id', VisitPage], {
    'GET /api/visits/v-1': () => Response.json(visitOf({ source: 'own', status: 'completed', actions: [] })),
    'GET /api/visits/v-1/booking-page': () => Response.json({ page: { as: 'groomer', slug: 'maya-ortiz' } }),
  });
  const link = await screen.findByRole('link', { name: 'Book the next visit' });
  expect(link.getAttribute('href')).toBe('/groomers/maya-ortiz/book');
});
