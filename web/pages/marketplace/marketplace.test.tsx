import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import type { GroomerCard, OwnerCard } from '#contract/profiles/profiles.ts';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { SessionSync } from '#web/features/identity/session-sync.tsx';
import { UserTypeProvider } from '#web/features/identity/user-type.tsx';
import { setViewer } from '#web/features/identity/viewer.ts';
import { ownApplication } from '#web/features/shifts/apply/own-application.testing.ts';
import { serve } from '#web/lib/api/server.testing.ts';
import { dismissToast, toasts } from '#web/lib/toast-store.ts';
import Marketplace from './marketplace.tsx';
import { requestCard } from '../parts/provider-requests/requests.testing.ts';

const shift: ShiftCard = { ...ownApplication().shift, application: null, description: 'Lunch is on us.' };
const nowhere = { address: null, city: null, state: null, zip: null, rating: null, reviewCount: 0 };
const groomer: GroomerCard = {
  id: 'g-2',
  firstName: 'Rosa',
  lastName: 'Delgado',
  profileImageUrl: null,
  distanceMiles: null,
  latitude: null,
  longitude: null,
  honorsPremium: false,
  groomerProfile: {
    ...nowhere,
    title: null,
    yearsExperience: null,
    specializations: ['Doodles', 'Cats', 'Puppies', 'Terriers'],
    certifications: [],
    checkedCertifications: [],
    portfolioImages: [],
    serviceType: 'both',
    preferredRadius: 25,
    dogsPerDayLow: null,
    dogsPerDayHigh: null,
    dogsAtOnce: 1,
    services: ['full_groom'],
    species: ['dog'],
  },
};
const owner: OwnerCard = {
  id: 'o-2',
  distanceMiles: null,
  latitude: null,
  longitude: null,
  honorsPremium: false,
  businessProfile: {
    ...nowhere,
    businessName: 'Suds on Wheels',
    logoUrl: null,
    businessType: 'mobile',
    services: [],
    species: ['dog'],
    operatingHours: null,
    description: 'One van, two tables.',
    serviceRadius: 25,
    serviceAreas: [],
    vehicleType: null,
    mobileEquipment: [],
    mobileCertifications: [],
    tables: 2,
  },
};

/** Opens the marketplace for an account with these roles. */
function open(path: string, roles: ('groomer' | 'owner' | 'pet_owner')[] = ['groomer'], answers = {}) {
  const calls = serve({
    'GET /auth/me': () => Response.json(sessionOf({ user: { roles } })),
    'GET /api/profiles/business': () =>
      Response.json({
        profile: owner.businessProfile,
        profileComplete: true,
        completeness: 100,
        missing: [],
      }),
    'GET /api/marketplace/all-offers': () =>
      Response.json({
        shifts: [shift],
        groomingRequests: [requestCard()],
        groomers: [groomer],
        owners: [owner],
      }),
    'GET /api/shifts/shift-of-a-1/clashes': () => Response.json([]),
    'GET /api/users/g-2': () =>
      Response.json({
        ...groomer,
        bio: 'Calm hands.',
        location: null,
        roles: ['groomer'],
        businessProfile: null,
        reliability: { bookings: { kept: 24, of: 25, percent: 97 }, pay: null, answers: null },
      }),
    'GET /api/users/g-2/ratings': () => Response.json([]),
    'GET /api/groomers': () => Response.json([]),
    'GET /api/groomers/count': () => Response.json({ count: 1, more: false }),
    'GET /api/owners/count': () => Response.json({ count: 1, more: false }),
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
      <Marketplace />
    </UserTypeProvider>,
  );
  return { calls, ...view };
}

test('one call brings the first page of every list', async () => {
  const { calls } = open('/marketplace');
  expect(await screen.findByText('Discover opportunities from salon owners and pet owners')).toBeTruthy();
  const card = within((await screen.findByText(shift.title)).closest('article') ?? document.body);
  for (const fact of [
    'Salon',
    'Sat, Nov 28',
    '8:30 AM – 4:30 PM',
    '7 dogs to groom',
    '$234–$288',
    'Lunch is on us.',
  ])
    expect(card.getByText(fact)).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'Groomers' }));
  expect(await screen.findByText('Rosa Delgado')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: '1 groomer' })).toBeTruthy();
  const [offers, ...others] = calls.filter(({ key }) => key.includes('/api/'));
  expect(offers?.key).toBe('GET /api/marketplace/all-offers');
  expect(Object.fromEntries(offers?.query ?? new Map())).toEqual({
    userType: 'groomer',
    userId: 'current-user',
  });
  expect(others.map(({ key }) => key)).toEqual(['GET /api/groomers/count']);
});

test('shifts are nearest first; filters and order are in the URL and can be cleared', async () => {
  const { calls, router } = open('/marketplace', ['groomer'], {
    'GET /api/shifts': () => Response.json([]),
  });
  const asked = () => Object.fromEntries(calls.findLast(({ key }) => key === 'GET /api/shifts')?.query ?? []);
  await screen.findByText(shift.title);
  expect(screen.getByLabelText<HTMLSelectElement>('Sort').value).toBe('nearest');
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'mobile');
  expect(await screen.findByRole('heading', { name: 'No shifts available' })).toBeTruthy();
  expect(asked()).toMatchObject({ sort: 'nearest', type: 'mobile' });
  await userEvent.selectOptions(screen.getByLabelText('Sort'), 'newest');
  await waitFor(() => expect(router.state.location.search).toBe('?type=mobile&sort=newest'));
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(asked()).toEqual({ sort: 'newest', limit: '20' }));
});

test('applying uses the marketplace’s own endpoint and message', async () => {
  const { calls } = open('/marketplace', ['groomer'], {
    'POST /api/applications/shift': () =>
      Response.json({ ...ownApplication(), shiftId: shift.id }, { status: 201 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Apply to Shift' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('Applied to shift successfully!'));
  expect(calls.find(({ key }) => key.startsWith('POST'))?.body).toEqual({
    shiftId: shift.id,
    groomerId: 'current-user',
    message: '',
    termsVersion: shift.termsVersion,
  });
});

test('a refused application shows the server’s message', async () => {
  open('/marketplace', ['groomer'], {
    'POST /api/applications/shift': () =>
      Response.json({ code: 'taken', detail: 'Another groomer was just accepted.' }, { status: 409 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Apply to Shift' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(toasts.get()[0]).toMatchObject({
      title: 'Failed to apply to shift',
      description: 'Another groomer was just accepted.',
      action: undefined,
    }),
  );
});

test('a non-groomer gets a link instead of Apply, and their own role is highlighted', async () => {
  open('/marketplace', ['owner']);
  expect((await screen.findByRole('link', { name: 'View Shift' })).getAttribute('href')).toBe(
    `/shifts/${shift.id}`,
  );
  expect(screen.queryByRole('button', { name: 'Apply to Shift' })).toBeNull();
  const kinds = within(screen.getByRole('list', { name: 'Who meets here' }));
  await waitFor(() => expect(kinds.getByText('(you)').parentElement?.textContent).toBe('Mobile (you)'));
});

test('missing facts have fallbacks, and a profile opens at its own URL', async () => {
  const { router } = open('/marketplace?tab=groomers');
  const card = within((await screen.findByText('Rosa Delgado')).closest('article') ?? document.body);
  expect(card.getByText('Professional Groomer')).toBeTruthy();
  expect(card.getByText(/5\.0/)).toBeTruthy();
  expect(card.getByText('(0 reviews)')).toBeTruthy();
  expect(card.getByText(/years experience/).textContent).toBe('0 years experience');
  expect(card.queryByText('Terriers')).toBeNull();
  await userEvent.click(card.getByRole('button', { name: 'View Profile' }));
  const profile = within(await screen.findByRole('dialog', { name: 'Rosa Delgado' }));
  expect(await profile.findByText('Calm hands.')).toBeTruthy();
  expect(await profile.findByText('No reviews yet.')).toBeTruthy();
  expect(router.state.location.search).toBe('?tab=groomers&groomer=g-2');
});

test('a salon without an address shows a fallback', async () => {
  open('/marketplace?tab=salons');
  const card = within((await screen.findByText('Suds on Wheels')).closest('article') ?? document.body);
  expect(card.getByText('Location not specified')).toBeTruthy();
  expect(card.getByText('Mobile')).toBeTruthy();
  expect(card.getByText('One van, two tables.')).toBeTruthy();
});

test('filters of people are in the URL and the query, and can be cleared', async () => {
  const { calls, router } = open('/marketplace?tab=groomers&minRating=4&on=2026-11-27');
  expect(await screen.findByRole('heading', { name: 'No groomers found' })).toBeTruthy();
  const asked = (key: string) => Object.fromEntries(calls.findLast((call) => call.key === key)?.query ?? []);
  expect(screen.getByRole('button', { name: /^Free.Nov.27/ })).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Service'), 'hand_strip');
  await userEvent.selectOptions(screen.getByLabelText('Animal'), 'cat');
  await userEvent.type(screen.getByLabelText('Min years'), '5');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Honors Premium' }));
  await userEvent.type(screen.getByLabelText('Search'), 'rosa');
  await userEvent.selectOptions(screen.getByLabelText('Sort'), 'experience');
  const filters = {
    service: 'hand_strip',
    species: 'cat',
    minRating: '4',
    minYears: '5',
    on: '2026-11-27',
    honorsPremium: 'true',
    q: 'rosa',
  };
  await waitFor(() => expect(asked('GET /api/groomers')).toEqual({ ...filters, sort: 'experience' }));
  expect(asked('GET /api/groomers/count')).toEqual(filters);
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=groomers&sort=experience'));
});

test('a pet owner’s request shows its details from the first call', async () => {
  const { calls } = open('/marketplace?tab=requests');
  const card = within((await screen.findByText('Full groom and demat')).closest('article') ?? document.body);
  for (const fact of [
    'Urgent',
    'Bella',
    /Goldendoodle · 3 years · 52 lb · medium/,
    'Budget:',
    '$140',
    'Full groom',
    'Dematting',
    'She matted behind the ears.',
  ])
    expect(card.getByText(fact)).toBeTruthy();
  expect(card.getByRole('button', { name: 'Apply to Groom' })).toBeTruthy();
  expect(calls.filter(({ key }) => key === 'GET /api/grooming-requests')).toEqual([]);
});

test('request filters are in the URL', async () => {
  const { calls, router } = open('/marketplace?tab=requests', ['groomer'], {
    'GET /api/grooming-requests': () => Response.json([]),
  });
  await screen.findByText('Full groom and demat');
  await userEvent.selectOptions(screen.getByLabelText('Size'), 'small');
  expect(await screen.findByRole('heading', { name: 'No requests available' })).toBeTruthy();
  expect(Object.fromEntries(calls.at(-1)?.query ?? new Map())).toEqual({ sort: 'newest', size: 'small' });
  expect(router.state.location.search).toBe('?tab=requests&size=small');
});

test('an owner offers services; a refusal shows the server’s message', async () => {
  const { calls } = open('/marketplace?tab=requests', ['owner'], {
    'GET /api/grooming-requests/r-1/offer-check': () =>
      Response.json({
        startsAt: '2026-11-24T15:00:00.000Z',
        minutes: 180,
        listPrice: 14_000,
        discountPercent: 0,
        clashes: [],
        tooFar: null,
        vaccinationGaps: [],
      }),
    'POST /api/applications/grooming-request': () =>
      Response.json(
        { code: 'taken', detail: '8 offers are open for this request already.' },
        { status: 409 },
      ),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Offer Services' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Message/ }), 'Calm with old dogs.');
  await userEvent.click(screen.getByRole('button', { name: 'Send Offer' }));
  await waitFor(() =>
    expect(toasts.get()[0]).toMatchObject({
      title: 'Failed to apply to request',
      description: '8 offers are open for this request already.',
      action: undefined,
    }),
  );
  expect(calls.find(({ key }) => key.startsWith('POST'))?.body).toMatchObject({
    groomingRequestId: 'r-1',
    as: 'business',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Offer Services' }));
  expect(await screen.findByDisplayValue('Calm with old dogs.')).toBeTruthy();
});

test('a pet owner reads requests without an offer button', async () => {
  open('/marketplace?tab=requests', ['pet_owner']);
  expect((await screen.findByRole('link', { name: 'View Request' })).getAttribute('href')).toBe(
    '/requests/r-1',
  );
  expect(screen.queryByRole('button', { name: 'Apply to Groom' })).toBeNull();
});
