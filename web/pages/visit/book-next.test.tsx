import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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

test('a parent asks for up to three of the open times of their own groomer', async () => {
  const { sent } = openAsDana('/visits/v-1', ['/visits/:id', VisitPage], {
    'GET /api/visits/v-1': () => Response.json(visitOf({ source: 'own', actions: ['ask_move'] })),
    'GET /api/visits/v-1/openings': () =>
      Response.json([{ startsAt: '2026-11-26T15:00:00.000Z', endsAt: '2026-11-26T17:00:00.000Z' }]),
    'POST /api/visits/v-1/ask-move': () => Response.json(visitOf({ source: 'own', actions: [] })),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for another time' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Thu,\s+Nov\s+26, 9:00/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await expect
    .poll(() => sent('POST /api/visits/v-1/ask-move'))
    .toEqual([{ startsAt: ['2026-11-26T15:00:00.000Z'] }]);
});
