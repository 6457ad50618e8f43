import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MapRing } from './map-ring.tsx';
import { pointOf } from './mercator.ts';

const austin = { lat: 30.27, lon: -97.74 };
const within = { width: 400, height: 600 };

test.each([
  [2, within, true],
  [60, within, false],
  // While it is dragged it may go beyond the edge.
  [60, undefined, true],
])('the keyboard reaches the handle of a radius of %i miles in a map of %o: %s', (miles, size, isThere) => {
  render(
    <MapRing
      center={austin}
      miles={miles}
      frame={{ ...pointOf(austin), zoom: 10 }}
      within={size}
      onDrag={() => undefined}
      onDone={() => undefined}
    />,
  );
  expect(screen.getByRole('slider', { name: 'Radius' }).tabIndex === 0).toBe(isThere);
});
