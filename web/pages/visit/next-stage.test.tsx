import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Visit } from '#contract/grooming/visits.ts';
import { sessionOf } from '#web/features/identity/identity.testing.tsx';
import { openAsDana } from '../pet-owner-dashboard/own-records.testing.tsx';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import VisitPage from './visit.tsx';

test('while the work lasts the next stage is the one filled button, and the check-out stays beside it', async () => {
  const atWork: Partial<Visit> = {
    status: 'checked_in',
    source: 'own',
    atHome: false,
    actions: ['stage', 'check_out', 'complete'],
  };
  openAsDana('/visits/v-1', ['/visits/:id', VisitPage], {
    'GET /auth/me': () => Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
    'GET /api/visits/v-1': () => Response.json(visitOf(atWork)),
  });
  expect(await screen.findByRole('link', { name: 'Check out' })).toBeTruthy();
  const filled = [...document.querySelectorAll('.btn-primary')].map(({ textContent }) => textContent);
  expect(filled).toEqual(['Ready to pick up']);
});

test('before a provider sets out, that is the filled button, and a check-in without it stays beside it', async () => {
  openAsDana('/visits/v-1', ['/visits/:id', VisitPage], {
    'GET /auth/me': () => Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
    'GET /api/visits/v-1': () =>
      Response.json(visitOf({ source: 'own', actions: ['on_my_way', 'check_in', 'cancel'] })),
  });
  const setOut = await screen.findByRole('button', { name: 'On my way' });
  expect(setOut.className).toContain('btn-primary');
  const checkIn = screen.getByRole('button', { name: 'Check in' });
  expect(checkIn.className).toContain('btn-line');
  expect(checkIn.nextElementSibling?.textContent).toBe('Coat and photos');
});
