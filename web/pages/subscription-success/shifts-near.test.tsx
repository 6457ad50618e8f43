// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve, written } from '#web/lib/api/server.testing.ts';
import ShiftsNear from './shifts-near.tsx';

const state = { profileComplete: false, completeness: 0, missing: ['address'] };
const profile = { title: null, specializations: [], certifications: [], serviceType: 'both' };
const inAustin = { ...profile, address: '78704', city: 'Austin', state: 'TX', preferredRadius: 25 };
const count = () => Response.json({ count: 12, more: false });

test('a groomer without a place is asked for it, and then sees how many shifts are near', async () => {
  const calls = serve({
    'GET /api/profiles/groomer': () => Response.json({ ...state, profile: null }),
    'GET /api/places': () => Response.json([]),
    'PUT /api/profiles/groomer': () => written('/api/profiles/groomer', { ...state, profile: inAustin }),
    'GET /api/shifts/count': count,
  });
  renderAt('/subscription-success', <ShiftsNear />);
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a ZIP or a city')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Where do you work from?'), '78704');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByText('12 shifts')).parentElement?.textContent).toBe(
    '12 shifts within 25 miles of Austin, TX.',
  );
  expect(calls.find(({ key }) => key === 'PUT /api/profiles/groomer')?.body).toEqual({ address: '78704' });
  expect(calls.find(({ key }) => key === 'GET /api/shifts/count')?.query.get('radius')).toBe('25');
});

test('a groomer who registered with a place is not asked again', async () => {
  serve({
    'GET /api/profiles/groomer': () => Response.json({ ...state, profile: inAustin }),
    'GET /api/shifts/count': count,
  });
  renderAt('/subscription-success', <ShiftsNear />);
  expect(await screen.findByText('12 shifts')).toBeTruthy();
  expect(screen.queryByLabelText('Where do you work from?')).toBeNull();
});

test('a groomer in an empty town is not told that there are no shifts', async () => {
  const calls = serve({
    'GET /api/profiles/groomer': () => Response.json({ ...state, profile: inAustin }),
    'GET /api/shifts/count': () => Response.json({ count: 0, more: false }),
  });
  renderAt('/subscription-success', <ShiftsNear />);
  await expect.poll(() => calls.some(({ key }) => key === 'GET /api/shifts/count')).toBe(true);
  await expect.poll(() => document.body.textContent).not.toContain('shifts');
});
