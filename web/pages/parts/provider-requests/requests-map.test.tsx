import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showMaps } from '#web/domain/map/show-maps.testing.ts';
import { openDashboard } from './open-dashboard.testing.tsx';
import { requestCard } from './requests.testing.ts';

const austin = {
  zip: '78704',
  city: 'Austin',
  state: 'TX',
  lat: 30.2431,
  lon: -97.7659,
  timeZone: 'America/Chicago',
};
const far = requestCard({
  id: 'r-2',
  title: 'Bath and nails',
  estimatedBudget: null,
  latitude: 30.5,
  longitude: -97.5,
});
const pinOf = ({ pet, ownOffer, ...request }: ReturnType<typeof requestCard>) => ({
  ...request,
  petName: pet.name,
  offered: ownOffer !== null,
});
const heading = () => screen.queryByRole('heading', { name: 'Bath and nails' });
const answers = {
  'GET /api/grooming-requests/pins': () =>
    Response.json({ pins: [requestCard(), far].map(pinOf), more: false }),
  'GET /api/grooming-requests': () => Response.json([requestCard(), far]),
  'GET /api/places/meant': () => Response.json(austin),
};

test.each(['/groomer', '/owner'])(
  '%s shows open requests on a map, each with its offer button',
  async (path) => {
    showMaps();
    openDashboard(`${path}?tab=requests`, answers);
    const map = within(await screen.findByRole('figure', { name: /^Map of 2 requests/ }));
    expect(await map.findByRole('button', { name: /^Bella: Bath and nails/ })).toBeTruthy();
    fireEvent.click(map.getByRole('button', { name: /^\$140: Full groom and demat, Austin/ }));
    const card = within(map.getByRole('region', { name: 'Chosen request' }));
    expect(card.getByRole('link', { name: 'Full groom and demat' }).getAttribute('href')).toBe(
      '/requests/r-1',
    );
    fireEvent.click(
      card.getByRole('button', { name: path === '/owner' ? 'Offer Services' : /Apply to Groom/ }),
    );
    expect(await screen.findByRole('dialog')).toBeTruthy();
  },
);

test('on a phone, a button flips between the list and the map, whose sheet has three heights', async () => {
  openDashboard('/groomer?tab=requests', answers);
  expect(await screen.findByRole('heading', { name: 'Bath and nails' })).toBeTruthy();
  expect(screen.queryByRole('figure', { name: /^Map/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Map' }));
  expect(await screen.findByRole('figure', { name: /^Map of 2 requests/ })).toBeTruthy();
  expect(heading()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /Show one on the map/ }));
  expect(screen.getByRole('region', { name: 'Chosen request' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Show the list/ }));
  expect(heading()).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Chosen request' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /Show the map/ }));
  expect(heading()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'List' }));
  expect(screen.queryByRole('figure', { name: /^Map/ })).toBeNull();
  expect(heading()).toBeTruthy();
});
