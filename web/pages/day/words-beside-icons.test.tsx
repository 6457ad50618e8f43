import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dayOf, openDay, ownVisit } from './day.testing.tsx';

test('what adds to the day and reaches a client has its word beside the icon, on every screen', async () => {
  openDay(dayOf({ visits: [ownVisit({ atHome: true })] }));
  await screen.findByRole('article');
  const words = [
    screen.getByRole('button', { name: 'Add' }),
    screen.getByRole('link', { name: /^Directions to/ }),
    screen.getByRole('button', { name: /^Text / }),
    screen.getByRole('link', { name: /^Call / }),
  ];
  expect(words.map(({ textContent }) => textContent)).toEqual(['Add', 'Directions', 'Text', 'Call']);
  for (const each of words) expect(each.querySelector('[class*="sr-only"]')).toBeNull();
});
