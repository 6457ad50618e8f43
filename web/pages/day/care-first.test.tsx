import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dayOf, openDay, ownVisit } from './day.testing.tsx';

test('how an animal is handled stands above the button of its visit', async () => {
  const pets = ownVisit().pets.map((pet) => ({ ...pet, handling: 'muzzle' as const }));
  openDay(dayOf({ visits: [ownVisit({ pets, atHome: false, actions: ['check_in'] })] }));
  const button = await screen.findByRole('button', { name: 'Check in' });
  const care = screen.getByText('Muzzle');
  expect(care.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
