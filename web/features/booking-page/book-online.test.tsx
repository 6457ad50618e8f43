import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BookOnline } from './book-online.tsx';

const closed = {
  as: 'groomer',
  slug: 'maya-austin',
  name: 'Maya Reyes',
  shortName: 'Maya',
  imageUrl: null,
  phone: '512 555 0134',
  open: null,
} as const;

test('a page that takes no bookings names the phone and asks for nothing', () => {
  const { rerender } = render(<BookOnline page={closed} />);
  expect(screen.getByText('Not booking online now. Please call 512 555 0134.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Call Maya' }).getAttribute('href')).toMatch(/^tel:/);
  expect(screen.queryByRole('textbox')).toBeNull();
  rerender(<BookOnline page={{ ...closed, phone: null }} />);
  expect(screen.getByText('Not booking online now. Please ask Maya.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
