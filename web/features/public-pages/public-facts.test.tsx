// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PriceGuide } from './public-facts.tsx';

test('the price of a breed stands beside its name, and under no size', () => {
  render(
    <PriceGuide
      guide={[
        {
          service: 'Full groom',
          prices: [
            { size: 'Small', from: 8500 },
            { size: 'Cat', from: 9000 },
          ],
          byBreed: [{ breed: 'Doodles', from: 14_000 }],
        },
      ]}
      extras={[{ name: 'Flea bath', cents: 2000 }]}
    />,
  );
  const cell = screen.getByRole('cell', { name: /Doodles/ });
  expect(cell.textContent).toBe('Doodles $140');
  expect(cell.getAttribute('colspan')).toBe('3');
  expect(screen.getByRole('cell', { name: /Flea bath/ }).textContent).toBe('Flea bath $20');
});
