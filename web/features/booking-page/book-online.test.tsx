import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { BookOnline } from './book-online.tsx';

const page = {
  as: 'groomer',
  slug: 'maya-austin',
  name: 'Maya Reyes',
  shortName: 'Maya',
  imageUrl: null,
  phone: null,
} as const;

test('a client reads the price and the next free day before anything is asked of them', async () => {
  const open = {
    mode: 'ask',
    newClients: true,
    atHome: false,
    services: ['full_groom' as const],
    lowest: { service: 'full_groom', from: 6300 },
    nextFree: '2026-12-01',
    policy: 'No cancellation fee.',
    timeZone: 'America/Chicago',
  } as const;
  renderAt(
    '/book/groomer/maya-austin',
    <BookOnline page={{ ...page, open: { ...open, services: [...open.services] } }} />,
  );
  expect((await screen.findByText('Full groom from $63')).tagName).toBe('B');
  expect(screen.getByText(/^Next free Tue,\sDec\s1/)).toBeTruthy();
});

test('a page that takes no bookings names the phone, and asks for and offers nothing', async () => {
  const closed = { ...page, phone: '512 555 0134', open: null };
  const { unmount } = renderAt('/book/groomer/maya-austin', <BookOnline page={closed} />);
  expect(await screen.findByText('Not booking online now. Please call 512 555 0134.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Call Maya' }).getAttribute('href')).toMatch(/^tel:/);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText(/Next free/)).toBeNull();
  unmount();
  renderAt('/book/groomer/maya-austin', <BookOnline page={{ ...closed, phone: null }} />);
  expect(await screen.findByText('Not booking online now. Please ask Maya.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
