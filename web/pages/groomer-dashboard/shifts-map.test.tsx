import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { showMaps } from '#web/domain/map/show-maps.testing.ts';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { ownApplication } from '#web/features/shifts/apply/own-application.testing.ts';
import { serve } from '#web/lib/api/server.testing.ts';
import GroomerDashboard from './groomer-dashboard.tsx';

const austin = {
  zip: '78704',
  city: 'Austin',
  state: 'TX',
  lat: 30.2431,
  lon: -97.7659,
  timeZone: 'America/Chicago',
};
const profile = { city: 'Austin', state: 'TX', zip: '78704', preferredRadius: 25 };
const given = ownApplication().shift;

const shiftAt = (id: string, title: string, latitude: number, longitude: number) => ({
  ...given,
  id,
  title,
  application: null,
  conflict: null,
  estimatedPayMin: 200,
  estimatedPayMax: 280,
  business: { ...given.business, latitude, longitude },
});
const shifts = [
  shiftAt('a', 'Doodle day', 30.25, -97.75),
  { ...shiftAt('b', 'Bath day', 30.5, -97.7), application: { id: 'x', status: 'pending' } },
  shiftAt('c', 'Cat day', 30.2501, -97.7501),
];

/** One that the list has not loaded. */
const beyond = shiftAt('d', 'Poodle day', 30.5, -97.7);

const pinOf = ({
  id,
  title,
  business,
  shiftDate,
  timeZone,
  application,
  conflict,
  ...pay
}: (typeof shifts)[0]) => ({
  id,
  title,
  businessName: business.businessName,
  latitude: business.latitude,
  longitude: business.longitude,
  shiftDate,
  timeZone,
  payMin: pay.estimatedPayMin,
  payMax: pay.estimatedPayMax,
  applied: application?.status ?? null,
  clashes: conflict !== null,
});

beforeEach(showMaps);

async function openMap(others: (typeof shifts)[number][] = []) {
  const calls = serve({
    'GET /auth/me': () => Response.json(sessionOf()),
    'GET /api/profiles/groomer': () =>
      Response.json({ profile, profileComplete: true, completeness: 100, missing: [] }),
    'GET /api/groomers/current-user/applications': () => Response.json([]),
    'GET /api/places': () => Response.json([austin]),
    'GET /api/places/meant': ({ query }) =>
      Response.json(
        query.get('q')?.startsWith('30.') ? { ...austin, zip: '78756', lat: 30.32, lon: -97.74 } : austin,
      ),
    'GET /api/shifts': () => Response.json(shifts),
    'GET /api/shifts/pins': () => Response.json({ pins: [...shifts, ...others].map(pinOf), more: false }),
    'GET /api/shifts/d': () => Response.json(beyond),
    'GET /api/shifts/count': ({ query }) =>
      Response.json({ count: Number(query.get('radius')), more: false }),
    'GET /api/grooming-requests/count': () => Response.json({ count: 0, more: false }),
    'GET /api/visits': () => Response.json([]),
  });
  const { router } = renderAt('/groomer', <GroomerDashboard />);
  const map = within(
    await screen.findByRole('figure', { name: new RegExp(`^Map of ${3 + others.length} shifts`) }),
  );
  await map.findByRole('slider', { name: 'Radius' });
  const searched = () => calls.filter(({ key }) => key === 'GET /api/shifts').map(({ query }) => query);
  return { map, calls, router, searched };
}

test('pins are in their order, and those without room are one', async () => {
  const { map } = await openMap();
  const pins = within(map.getByRole('list')).getAllByRole('button');
  expect(pins.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('2 shifts here'),
    expect.stringMatching(/^AppliedApplication Submitted: Bath day/),
  ]);
});

test('those at one address are a stack, which lists them, also one that the list has not loaded', async () => {
  const { map } = await openMap([beyond]);
  fireEvent.click(map.getByRole('button', { name: /^2 shifts at/ }));
  const stack = within(map.getByRole('region', { name: '2 shifts at one address' }));
  fireEvent.click(stack.getByRole('button', { name: /Poodle day/ }));
  expect(await map.findByRole('link', { name: 'Poodle day' })).toBeTruthy();
  expect(within(map.getByRole('region', { name: 'Chosen shift' })).getByText('4 of 4')).toBeTruthy();
});

test('a chosen pin shows its card, marks its ticket, and leads to the next', async () => {
  const { map } = await openMap();
  fireEvent.click(map.getByRole('button', { name: /Bath day/ }));
  const card = () => within(map.getByRole('region', { name: 'Chosen shift' }));
  expect(card().getByRole('link', { name: 'Bath day' }).getAttribute('href')).toBe('/shifts/b');
  const ticket = screen.getAllByRole('article')[1];
  expect(ticket?.parentElement?.hasAttribute('data-chosen')).toBe(true);
  fireEvent.click(card().getByRole('button', { name: 'Next shift' }));
  expect(card().getByRole('link', { name: 'Cat day' })).toBeTruthy();
  expect(card().getByRole('button', { name: 'Apply for This Shift' })).toBeTruthy();
  map.getByRole('button', { name: /Bath day/ }).focus();
  await userEvent.keyboard('{Escape}');
  expect(map.queryByRole('region', { name: 'Chosen shift' })).toBeNull();
});

test('pointing at a ticket raises its pin', async () => {
  const { map } = await openMap();
  const pin = map.getByRole('button', { name: /Bath day/ });
  const before = pin.style.zIndex;
  fireEvent.focus(screen.getByRole('link', { name: 'Bath day' }));
  expect(Number(pin.style.zIndex)).toBeGreaterThan(Number(before));
});

test('after moving, the area can be searched, by its nearest ZIP', async () => {
  const { map, calls, searched, router } = await openMap();
  expect(map.queryByRole('button', { name: 'Search this area' })).toBeNull();
  const surface = map.getByRole('group', { name: /Arrow keys/ });
  surface.focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  fireEvent.click(await map.findByRole('button', { name: 'Search this area' }));
  await waitFor(() => expect(searched().at(-1)?.get('near')).toBe('Austin, TX 78756'));
  const asked = calls.findLast(({ key }) => key === 'GET /api/places/meant')?.query.get('q') ?? '';
  expect(Number(asked.split(',')[0])).toBeGreaterThan(austin.lat);
  expect(Number(searched().at(-1)?.get('radius'))).toBeGreaterThan(5);
  expect(router.state.location.search).toContain('near=Austin');
  await waitFor(() => expect(map.queryByRole('button', { name: 'Search this area' })).toBeNull());
});

test('with the box ticked, moving searches at once', async () => {
  const { map, searched } = await openMap();
  fireEvent.click(map.getByRole('checkbox', { name: 'Search as I move the map' }));
  fireEvent.click(map.getByRole('button', { name: 'Zoom in' }));
  await waitFor(() => expect(searched().at(-1)?.get('near')).toBe('Austin, TX 78756'));
});

test('the handle of the ring changes the radius', async () => {
  const { map, searched } = await openMap();
  const handle = map.getByRole('slider', { name: 'Radius' });
  expect(handle.getAttribute('aria-valuenow')).toBe('25');
  fireEvent.keyDown(handle, { key: 'ArrowLeft' });
  fireEvent.keyDown(handle, { key: 'PageDown' });
  expect(handle.getAttribute('aria-valuetext')).toBe('14 miles');
  expect(await map.findByText('14 shifts within 14 miles')).toBeTruthy();
  fireEvent.keyUp(handle, { key: 'PageDown' });
  await waitFor(() => expect(searched().at(-1)?.get('radius')).toBe('14'));
});
