import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { readCurrentUser } from '#web/features/identity/current-user.ts';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { SessionSync } from '#web/features/identity/session-sync.tsx';
import { UserTypeProvider } from '#web/features/identity/user-type.tsx';
import { setViewer } from '#web/features/identity/viewer.ts';
import { serve, written } from '#web/lib/api/server.testing.ts';
import { dismissToast, toasts } from '#web/lib/toast-store.ts';
import ProfileSetup from '../profile-setup/profile-setup.tsx';
import Profile from './profile.tsx';

const profile = {
  title: 'Hand-scissor groomer',
  yearsExperience: 7,
  specializations: ['Doodles'],
  certifications: [],
  checkedCertifications: [],
  portfolioImages: [],
  services: ['full_groom', 'hand_strip'],
  species: ['dog', 'cat'],
  serviceType: 'salon',
  preferredRadius: 25,
  dogsPerDayLow: 6,
  dogsPerDayHigh: 8,
  address: 'Austin, TX 78704',
  city: 'Austin',
  state: 'TX',
  zip: '78704',
  rating: null,
  reviewCount: 0,
  ratings: [],
};
const complete = { profile, profileComplete: true, completeness: 100, missing: [], helpful: [] };
const none = {
  profile: null,
  profileComplete: false,
  completeness: 0,
  missing: ['title', 'address', 'yearsExperience', 'specializations'],
  helpful: [],
};

const facts = {
  hours: null,
  areas: [],
  prices: [],
  breedPrices: [],
  extras: null,
  languages: [],
  safety: null,
  timeZone: 'America/Chicago',
  state: 'TX',
};

afterEach(() => localStorage.clear());

function open(path: string, answers: Parameters<typeof serve>[0] = {}) {
  const session = sessionOf();
  const calls = serve({
    'GET /auth/me': () => Response.json(session),
    'GET /api/profiles/groomer': () => Response.json(complete),
    'GET /api/profiles/groomer/facts': () => Response.json(facts),
    'GET /api/profiles/business/facts': () => Response.json(facts),
    'GET /api/places': () => Response.json([]),
    'GET /api/reliability': () =>
      Response.json({ isNew: false, bookings: { kept: 24, of: 25, percent: 97 }, pay: null, answers: null }),
    'GET /api/certifications': () => Response.json([]),
    'GET /api/provider-rules': () =>
      Response.json({ rules: [], honorsPremium: false, consents: [], travelBuffer: 0 }),
    [`GET /api/users/${session.id}/reviews`]: () => Response.json([]),
    ...answers,
  });
  onTestFinished(() => {
    dismissToast();
    setViewer(null);
  });
  const view = renderAt(
    path,
    <UserTypeProvider>
      <SessionSync />
      {path.startsWith('/profile-setup') ? <ProfileSetup /> : <Profile />}
    </UserTypeProvider>,
  );
  return { ...view, sent: () => calls.findLast(({ key }) => key.startsWith('PUT '))?.body };
}

const edit = async (part: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Edit ${part}` }));

test('shows the public profile', async () => {
  open('/profile');
  expect(await screen.findAllByText('Hand-scissor groomer')).not.toEqual([]);
  expect(screen.getByText('7 years')).toBeTruthy();
  expect(screen.getByText('6 to 8')).toBeTruthy();
});

test('the head of each section says what stands in it, and unfolds it', async () => {
  open('/profile');
  for (const line of ['PlaceAustin, TX 78704', 'WorkHand-scissor groomer', 'Price bookNone yet'])
    await screen.findByText((_, at) => at?.localName === 'span' && at.textContent === line);
  const work = screen.getByRole('heading', { name: 'Work' }).closest('section');
  const summary = work?.querySelector('summary');
  expect(summary?.getAttribute('aria-labelledby')).toBe(work?.getAttribute('aria-labelledby'));
  expect(work?.querySelector('details')?.open).toBe(false);
  await userEvent.click(summary ?? document.body);
  expect(work?.querySelector('details')?.open).toBe(true);
});

test('the browser’s stored copy is updated when the profile is loaded', async () => {
  open('/profile');
  await waitFor(() =>
    expect(readCurrentUser()).toMatchObject({
      email: 'maya@example.com',
      experience: '7',
      profileComplete: true,
    }),
  );
});

test('a new specialization must not be blank or a duplicate; saving keeps the others', async () => {
  const { sent } = open('/profile', {
    'PUT /api/profiles/groomer': ({ body }) =>
      written('/api/profiles/groomer', { ...complete, profile: { ...profile, ...(body as object) } }),
  });
  await edit('specializations');
  const box = await screen.findByLabelText('Specializations', { selector: 'input' });
  const add = screen.getByRole('button', { name: 'Add specialization' });
  await userEvent.type(box, '   ');
  await userEvent.click(add);
  expect(screen.getByText('Type a specialization first')).toBeTruthy();
  await userEvent.clear(box);
  await userEvent.type(box, 'doodles{Enter}');
  expect(screen.getByText('doodles is already on the list')).toBeTruthy();
  await userEvent.clear(box);
  await userEvent.type(box, ' Cats {Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('Profile Updated'));
  expect(sent()).toEqual({ specializations: ['Doodles', 'Cats'] });
  expect(readCurrentUser()).toMatchObject({
    experience: '7',
    specialties: ['Doodles', 'Cats'],
    travelDistance: '25',
    profileComplete: true,
  });
  expect(await screen.findByRole('button', { name: 'Edit specializations' })).toBeTruthy();
});

test('server errors are shown at the field, and nothing is lost', async () => {
  open('/profile', {
    'PUT /api/profiles/groomer': () =>
      Response.json(
        {
          code: 'invalid',
          detail: 'Address: Cannot be empty',
          errors: [{ path: 'address', message: 'Cannot be empty' }],
        },
        { status: 422 },
      ),
  });
  await edit('place');
  const address = await screen.findByLabelText<HTMLInputElement>('Where you work from');
  await userEvent.clear(address);
  await userEvent.type(address, 'Atlantis');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Cannot be empty')).toBeTruthy();
  expect(address.value).toBe('Atlantis');
  expect(document.activeElement).toBe(address);
});

test('an error without a server message shows the fallback', async () => {
  open('/profile', { 'PUT /api/users/current-user': () => new Response('gone', { status: 500 }) });
  await edit('basic info');
  await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(toasts.get()[0]?.description).toBe('Failed to update profile'));
});

test('basic info is saved to the account as typed', async () => {
  const { sent } = open('/profile', { 'PUT /api/users/current-user': () => Response.json({}) });
  await edit('basic info');
  await userEvent.type(await screen.findByLabelText('About you'), 'Calm hands.');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('Profile Updated'));
  expect(sent()).toEqual({ bio: 'Calm hands.' });
});

test('the setup asks one thing at a time, saves it, and continues', async () => {
  const { sent, router } = open('/profile-setup', {
    'GET /api/profiles/groomer': () => Response.json(none),
    'PUT /api/profiles/groomer': () =>
      written('/api/profiles/groomer', {
        ...none,
        completeness: 25,
        missing: none.missing.filter((field) => field !== 'address'),
        profile: { ...profile, title: null, yearsExperience: null, specializations: [] },
      }),
  });
  expect(await screen.findByRole('heading', { name: 'Where do you work from?' })).toBeTruthy();
  expect(screen.getByText('0%')).toBeTruthy();
  await userEvent.type(await screen.findByLabelText('Where you work from'), '78704');
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByRole('heading', { name: 'What do you do?' })).toBeTruthy();
  expect(sent()).toMatchObject({ address: '78704' });
  expect(screen.getByText('25%')).toBeTruthy();
  expect(router.state.location.search).toBe('?step=work');
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByDisplayValue('Austin, TX 78704')).toBeTruthy();
});

test('the role in the URL is chosen once', async () => {
  const { router } = open('/profile-setup?role=owner&step=services', {
    'GET /auth/me': () => Response.json(sessionOf({ user: { roles: ['groomer', 'owner'] } })),
    'GET /api/profiles/business': () => Response.json({ ...none, missing: ['services'] }),
  });
  expect(await screen.findByRole('heading', { name: 'What do you offer?' })).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toBe('?step=services'));
  expect(screen.getByRole('heading', { name: 'What do you offer?' })).toBeTruthy();
});

test('the setup continues at the first incomplete step, and ends', async () => {
  open('/profile-setup', {
    'GET /api/profiles/groomer': () => Response.json({ ...none, missing: ['specializations'] }),
  });
  expect(await screen.findByText('Step 3 of 9')).toBeTruthy();
});

test('a complete profile leads to the dashboard', async () => {
  open('/profile-setup');
  const end = within(await screen.findByRole('region', { name: 'Your profile is complete' }));
  expect(end.getByRole('link', { name: 'Go to my dashboard' }).getAttribute('href')).toBe('/groomer');
});

test('a signed-out visitor signs in first and returns to the same step', async () => {
  open('/profile-setup?role=owner&step=services', {
    'GET /auth/me': () => Response.json({ code: 'signed_out' }, { status: 401 }),
  });
  expect((await screen.findByRole('link', { name: 'Sign In' })).getAttribute('href')).toBe(
    `/login?next=${encodeURIComponent('/profile-setup?role=owner&step=services')}`,
  );
});

test('required vaccinations show their days before the visit, and that Premium is honored', async () => {
  const rules = {
    rules: [{ kind: 'rabies', minDaysBefore: 7 }],
    honorsPremium: false,
    consents: [],
    travelBuffer: 10,
  };
  const { sent } = open('/profile', {
    'GET /api/certifications': () => Response.json([]),
    'GET /api/provider-rules': () => Response.json(rules),
    'PUT /api/provider-rules': ({ body }) => written('/api/provider-rules', body),
  });
  expect(await screen.findByText(/given at least 7 days before the visit/)).toBeTruthy();
  expect(screen.getByText('Does not honor Premium')).toBeTruthy();
  await edit('vaccinations and premium');
  const days = await screen.findByLabelText('Days before the visit, Rabies');
  await userEvent.clear(days);
  await userEvent.type(days, '14');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Bordetella/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Honors Premium/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Vet release/ }));
  await userEvent.selectOptions(screen.getByLabelText('Between two places'), '30');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('Profile Updated'));
  expect(sent()).toEqual({
    rules: [
      { kind: 'rabies', minDaysBefore: 14 },
      { kind: 'bordetella', minDaysBefore: 0 },
    ],
    honorsPremium: true,
    consents: ['vet_release'],
    travelBuffer: 30,
  });
  expect(await screen.findByText('Honors Premium')).toBeTruthy();
  expect(screen.getByText('Every client signs: vet release.')).toBeTruthy();
});

test('a provider without rules adds the usual vaccinations in one tap', async () => {
  const { sent } = open('/profile', {
    'PUT /api/provider-rules': ({ body }) => written('/api/provider-rules', body),
  });
  expect(await screen.findByText(/Most salons ask for Rabies, DHPP, Bordetella, and FVRCP/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ask for these' }));
  expect(await screen.findByText('Distemper and parvo (DHPP)')).toBeTruthy();
  expect(sent()).toEqual({
    rules: ['rabies', 'dhpp', 'bordetella', 'fvrcp'].map((kind) => ({ kind, minDaysBefore: 0 })),
    honorsPremium: false,
    consents: [],
    travelBuffer: 0,
  });
});

test('one’s own profile shows how reliable others see one', async () => {
  open('/profile');
  expect(await screen.findByText('Kept 24 of 25 bookings')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'How reliability works' })).toBeTruthy();
});
