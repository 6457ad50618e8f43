import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { petOf } from '#web/domain/pets/pets.testing.ts';
import { onOneDay, openAsDana } from './own-records.testing.tsx';
import PetOwnerDashboard from './pet-owner-dashboard.tsx';

onOneDay();

const bill = (id: string, owed: number) => ({
  id,
  visitId: `visit-of-${id}`,
  providerName: 'Maya Ortiz',
  closedAt: '2026-11-18T18:00:00Z',
  timeZone: 'America/Chicago',
  owed,
  actions: [],
});
const open = (...bills: object[]) =>
  openAsDana('/pet-owner', ['/pet-owner', PetOwnerDashboard], {
    'GET /api/pets': () => Response.json([petOf({ dueOn: '2027-01-04' })]),
    'GET /api/bills': () => Response.json(bills),
  });

test('what is owed stands on the first screen, with the way to its bill', async () => {
  open(bill('old', 2000));
  expect(await screen.findByText(/^You owe Maya Ortiz \$20\.00 for Wed,\sNov\s18\.$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the bill' }).getAttribute('href')).toBe(
    '/visits/visit-of-old',
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No pet is due, Dana');
});

test('several bills are one sum', async () => {
  open(bill('new', 1050), bill('old', 2000));
  expect(await screen.findByText('You owe $30.50 for 2 visits.')).toBeTruthy();
});
