import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sessionOf } from '#web/features/identity/identity.testing.tsx';
import { openAsDana } from '../pet-owner-dashboard/own-records.testing.tsx';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import VisitPage from './visit.tsx';

test('what keeps a groomer from being bitten stands above the button, the notes below it', async () => {
  const pets = visitOf().pets.map((pet) => ({
    ...pet,
    handling: 'muzzle' as const,
    specialConditions: ['Arthritis'],
    bites: [{ on: '2026-02-03', what: 'A finger.' }],
    groomingNotes: 'Loves the dryer.',
  }));
  openAsDana('/visits/v-1', ['/visits/:id', VisitPage], {
    'GET /auth/me': () => Response.json(sessionOf({ id: 'maya', user: { id: 'maya', roles: ['groomer'] } })),
    'GET /api/visits/v-1': () => Response.json(visitOf({ pets, actions: ['check_in'] })),
  });
  const button = await screen.findByRole('button', { name: 'Check in' });
  const isAbove = (words: RegExp) =>
    (screen.getByText(words).compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  expect(isAbove(/^Muzzle$/)).toBe(true);
  expect(isAbove(/Arthritis/)).toBe(true);
  expect(isAbove(/Bite, Feb 3, 2026: A finger/)).toBe(true);
  expect(isAbove(/Loves the dryer/)).toBe(false);
});
