import { onTestFinished } from 'vitest';
import type { GroomerCard, OwnerCard } from '#contract/profiles/profiles.ts';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { SessionSync } from '#web/features/identity/session-sync.tsx';
import { UserTypeProvider } from '#web/features/identity/user-type.tsx';
import { setViewer } from '#web/features/identity/viewer.ts';
import { ownApplication } from '#web/features/shifts/apply/own-application.testing.ts';
import { serve } from '#web/lib/api/server.testing.ts';
import { dismissToast } from '#web/lib/toast-store.ts';
import Marketplace from './marketplace.tsx';
import { requestCard } from '../parts/provider-requests/requests.testing.ts';

export const shift: ShiftCard = {
  ...ownApplication().shift,
  application: null,
  description: 'Lunch is on us.',
};
const nowhere = {
  address: null,
  city: null,
  state: null,
  zip: null,
  rating: null,
  reviewCount: 0,
  ratings: [],
};
const groomerPin = {
  id: 'g-2',
  name: 'Rosa Delgado',
  latitude: 30.27,
  longitude: -97.74,
  city: null,
  state: null,
  rating: 5,
  fullGroomFrom: null,
};
const groomer: GroomerCard = {
  id: 'g-2',
  firstName: 'Rosa',
  lastName: 'Delgado',
  profileImageUrl: null,
  distanceMiles: null,
  latitude: 30.27,
  longitude: -97.74,
  honorsPremium: false,
  fullGroomFrom: null,
  reliability: { isNew: false, bookings: { kept: 24, of: 25, percent: 97 }, pay: null, answers: null },
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
  fullGroomFrom: null,
  reliability: { isNew: true, bookings: null, pay: null, answers: null },
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
export function openMarketplace(
  path: string,
  roles: ('groomer' | 'owner' | 'pet_owner')[] = ['groomer'],
  answers = {},
) {
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
        groomerCertifications: [],
        businessCertifications: [],
        publicPages: [],
        reliability: { isNew: false, bookings: { kept: 24, of: 25, percent: 97 }, pay: null, answers: null },
      }),
    'GET /api/users/g-2/ratings': () => Response.json([]),
    'GET /api/groomers': () => Response.json([]),
    'GET /api/free-days': () => Response.json([]),
    'GET /api/groomers/count': () => Response.json({ count: 1, more: false }),
    'GET /api/groomers/pins': () => Response.json({ pins: [groomerPin], more: false }),
    'GET /api/owners/pins': () => Response.json({ pins: [], more: false }),
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
