// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { id, mapped, open } from './client-import.testing.tsx';

const settings = {
  mode: 'off' as 'off' | 'ask',
  leadHours: 24,
  daysAhead: 60,
  newClients: true,
  gapMinutes: 0,
  showsPhone: false,
};
const own = { ...settings, page: { as: 'groomer', slug: 'maya-ortiz' }, hasHours: true };

test('after an import, one tap lets clients book and shows the address with its code', async () => {
  let mode: 'off' | 'ask' = 'off';
  const calls = open(
    { ...mapped, state: 'done', made: 2 },
    {
      'GET /api/booking-page': () => Response.json({ ...own, mode }),
      'PUT /api/booking-page': () => {
        mode = 'ask';
        return Response.json({ ...own, mode });
      },
      [`GET /api/client-imports/${id}/rows`]: () => Response.json([]),
    },
  );
  const card = within(await screen.findByRole('region', { name: 'Let your clients book' }));
  await userEvent.click(card.getByRole('button', { name: 'Turn on booking' }));
  const on = within(await screen.findByRole('region', { name: 'Where your clients book' }));
  expect(calls.find(({ key }) => key === 'PUT /api/booking-page')?.body).toEqual({
    ...settings,
    mode: 'ask',
  });
  expect(on.getByRole('link', { name: /maya-ortiz/ }).getAttribute('href')).toBe('/groomers/maya-ortiz/book');
  expect(on.getByRole('img', { name: /^QR code of/ })).toBeTruthy();
});
