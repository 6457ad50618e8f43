import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { dayOf, openDay } from './day.testing.tsx';

test('on the board a new visit is the one filled button, and everything else to add is in the menu beside it', async () => {
  const narrow = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(narrow(media), { matches: media.includes('75rem') }),
  );
  const ana = { id: 'ana', name: 'Ana', role: 'groomer' as const, color: 'green' as const, atOnce: 1 };
  openDay(dayOf({ salon: { people: [{ ...ana, shiftId: null, works: [] }], tables: 2, petsInHouse: 8 } }));
  await userEvent.click(await screen.findByRole('button', { name: 'More to add' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Walk-in',
    'New client',
    'Time off',
    'Visits that repeat',
  ]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Walk-in' })).toBeNull();
  const filled = [...document.querySelectorAll('.btn-primary')].map(({ textContent }) => textContent);
  expect(filled).toEqual(['New visit', '']);
});
