// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Avatar } from './avatar.tsx';

test.each([
  ['Maya Ortiz', 'MO'],
  ['Shoal Creek Pet Spa', 'SS'],
  ['Wag & Roll', 'WR'],
  ['émile', 'É'],
  ['  ', '?'],
  ['Anna-Lena von der Heide', 'AH'],
])('%s is %s', (name, initials) => {
  render(<Avatar name={name} alone />);
  expect(screen.getByRole('img').textContent).toBe(initials);
});

test('a picture that fails to load is replaced by the initials, and a new one is tried', () => {
  const { container, rerender } = render(<Avatar name="Maya Ortiz" src="/gone.webp" />);
  const picture = () => container.querySelector('img');
  expect(picture()?.getAttribute('alt')).toBe('');
  fireEvent.error(picture() ?? container);
  expect(container.textContent).toBe('MO');
  rerender(<Avatar name="Maya Ortiz" src="/new.webp" />);
  expect(picture()?.getAttribute('src')).toBe('/new.webp');
});
