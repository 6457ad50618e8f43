import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { directionsTo } from './directions-link.tsx';
import { PlaceMap } from './place-map.tsx';
import { showMaps } from './show-maps.testing.ts';

const zilker = {
  zip: '78704',
  city: 'Austin',
  state: 'TX',
  lat: 30.24,
  lon: -97.77,
  timeZone: 'America/Chicago',
};

function show(address: string) {
  showMaps();
  const calls = serve({ 'GET /api/places/meant': () => Response.json(zilker) });
  const { container } = renderAt('/', <PlaceMap address={address} />);
  return { calls, container };
}

test('draws the ZIP code, and leads to the door of a street address', async () => {
  const { container } = show('2210 S 1st St, Austin, TX 78704');
  expect(await screen.findByText('The circle is around ZIP code 78704.')).toBeTruthy();
  await waitFor(() => expect(container.querySelector('circle')).toBeTruthy());
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /Directions to 2210 S 1st St/ });
  expect(new URL(link.href).searchParams.get('destination')).toBe('2210 S 1st St, Austin, TX 78704');
});

test('leads nowhere without a street', async () => {
  show('Austin, TX');
  expect(await screen.findByText('The circle is around Austin, TX.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['Linux; Android 16', 'geo:0,0?q=1%20Main%20St'],
  ['iPhone; CPU iPhone OS 19_0', 'https://maps.apple.com/?daddr=1%20Main%20St'],
  ['Windows NT 10.0', 'https://www.google.com/maps/dir/?api=1&destination=1%20Main%20St'],
])('opens the map app of %s', (device, address) => {
  expect(directionsTo('1 Main St', device)).toBe(address);
});
