import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import type { Role } from '#contract/identity/roles.ts';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { UserTypeProvider } from '#web/features/identity/user-type.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { dismissToast } from '#web/lib/toast-store.ts';

import ProfileSetup from './profile-setup.tsx';

afterEach(() => localStorage.clear());

/** Opens a step for an account that registered with Austin as its location. */
function open(role: Role, step: string, profile: object | null = null, refused?: object) {
  const path = { groomer: 'groomer', owner: 'business', pet_owner: 'pet-owner' }[role];
  const own = {
    profile,
    profileComplete: false,
    completeness: 0,
    missing: ['address', 'title'],
    helpful: [],
  };
  const calls = serve({
    'GET /auth/me': () => Response.json(sessionOf({ user: { roles: [role], location: 'Austin, TX' } })),
    'GET /api/places': () => Response.json([]),
    [`GET /api/profiles/${path}`]: () => Response.json(own),
    [`PUT /api/profiles/${path}`]: () => Response.json(refused ?? own, { status: refused ? 422 : 200 }),
  });
  onTestFinished(() => dismissToast());
  renderAt(
    `/profile-setup?role=${role}&step=${step}`,
    <UserTypeProvider>
      <ProfileSetup />
    </UserTypeProvider>,
  );
  return { sent: () => calls.find(({ key }) => key.startsWith('PUT '))?.body };
}

test('signed-out visitors get one heading and a sign-in link that leads back', async () => {
  serve({ 'GET /auth/me': () => new Response(null, { status: 401 }) });
  renderAt(
    '/profile-setup?role=owner',
    <UserTypeProvider>
      <ProfileSetup />
    </UserTypeProvider>,
  );
  expect(
    (await screen.findAllByRole('heading')).map(({ tagName, textContent }) => [tagName, textContent]),
  ).toEqual([['H1', 'Please sign in']]);
  const link = screen.getByRole('link', { name: 'Sign In' });
  expect(link.getAttribute('href')).toBe('/login?next=%2Fprofile-setup%3Frole%3Downer');
});

const save = () => userEvent.click(screen.getByRole('button', { name: /^Save and/ }));

test.each([
  ['groomer', 'place', 'Where you work from'],
  ['owner', 'basics', 'Address'],
  ['pet_owner', 'home', 'Where you live'],
] as const)('the place of a %s begins with what registration was told', async (role, step, label) => {
  const { sent } = open(role, step);
  expect((await screen.findByLabelText<HTMLInputElement>(label)).value).toBe('Austin, TX');
  if (role === 'owner') await userEvent.type(screen.getByLabelText('Business name'), 'Shoal Creek');
  await save();
  await waitFor(() => expect(sent()).toMatchObject({ address: 'Austin, TX' }));
});

test('the end leads to the first step that others need', async () => {
  const profile = { serviceType: 'both', preferredRadius: 25, specializations: [], certifications: [] };
  open('groomer', 'done', profile);
  expect(await screen.findByText(/Still open: “Where do you work from\?”/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Answer it now' }));
  expect(await screen.findByRole('heading', { name: 'Where do you work from?' })).toBeTruthy();
});

test('a saved place is kept', async () => {
  const profile = { serviceType: 'both', preferredRadius: 25, specializations: [], certifications: [] };
  open('groomer', 'place', { ...profile, address: 'Round Rock, TX' });
  expect((await screen.findByLabelText<HTMLInputElement>('Where you work from')).value).toBe(
    'Round Rock, TX',
  );
});

test('a step without the place leaves it empty', async () => {
  const { sent } = open('groomer', 'work');
  await userEvent.type(await screen.findByLabelText('Professional title'), 'Hand stripper');
  await save();
  await waitFor(() => expect(sent()).toMatchObject({ title: 'Hand stripper' }));
  expect(sent()).not.toHaveProperty('address');
});

test('contract errors are shown at their fields', async () => {
  open('groomer', 'place', null, {
    code: 'invalid',
    detail: 'Preferred radius: At most 500',
    errors: [{ path: 'preferredRadius', message: 'At most 500' }],
  });
  await userEvent.type(await screen.findByLabelText('How far you drive, in miles'), '00');
  await save();
  expect(await screen.findByText('At most 500')).toBeTruthy();
  expect(screen.getByLabelText('How far you drive, in miles').getAttribute('aria-invalid')).toBe('true');
});
