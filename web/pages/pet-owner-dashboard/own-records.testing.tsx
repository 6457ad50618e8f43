import { Route, Routes } from 'react-router';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { OwnRequest } from '#contract/grooming/grooming-requests.ts';
import type { Offer } from '#contract/grooming/offers.ts';
import { petOf } from '#web/domain/pets/pets.testing.ts';
import { renderAt, sessionOf } from '#web/features/identity/identity.testing.tsx';
import { UserTypeProvider } from '#web/features/identity/user-type.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { dismissToast } from '#web/lib/toast-store.ts';
import { requestCard, sentOffer, visitOf } from '../parts/provider-requests/requests.testing.ts';

/** One's own request: posted, without offers, by default. */
export const ownRequest = (given: Partial<OwnRequest> = {}): OwnRequest => ({
  ...requestCard(),
  actions: ['edit', 'cancel'],
  openOffers: 0,
  unreadOffers: 0,
  visit: null,
  endedVisit: null,
  cancelReason: null,
  asked: null,
  address: '1104 Bouldin Ave, Austin, TX 78704',
  ...given,
});

/** An offer for one's request: Maya's at $119 instead of $140, by default. */
export const offerOf = ({
  provider,
  ...given
}: Partial<Omit<Offer, 'provider'>> & { provider?: Partial<Offer['provider']> } = {}): Offer => {
  const { request: _, ...offer } = sentOffer();
  return {
    ...offer,
    actions: ['accept', 'decline'],
    reliability: { isNew: false, bookings: { kept: 24, of: 25, percent: 96 }, pay: null, answers: null },
    ...given,
    provider: { ...visitOf().provider, ...provider },
  };
};

const profile = {
  budgetRange: '$80-140',
  budgetMin: 80,
  budgetMax: 140,
  preferredServices: ['Full groom'],
  preferredRadius: 12,
  address: '1104 Bouldin Ave, Austin, TX 78704',
  city: 'Austin',
  state: 'TX',
  zip: '78704',
  rating: null,
  reviewCount: 0,
};

/** Sets the clock of every test in the calling file to November 20, 2026, noon in Austin. */
export function onOneDay() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T18:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
    dismissToast();
  });
}

/** Opens a page as Dana, a pet parent, with stubbed answers. `route` is the page's own path. */
export function openAsDana(
  path: string,
  [route, Page]: [string, ComponentType],
  answers: Parameters<typeof serve>[0] = {},
) {
  const calls = serve({
    'GET /api/bills': () => Response.json([]),
    'GET /auth/me': () =>
      Response.json(
        sessionOf({
          id: 'dana',
          user: { id: 'dana', firstName: 'Dana', lastName: 'Whitfield', roles: ['pet_owner'] },
        }),
      ),
    'GET /api/membership': () =>
      Response.json({
        hasMembership: true,
        status: 'active',
        plan: 'monthly',
        paidUntil: null,
        processor: 'test',
        access: null,
        premium: null,
      }),
    'GET /api/profiles/pet-owner': () =>
      Response.json({ profile, profileComplete: true, completeness: 100, missing: [] }),
    'GET /api/places': () => Response.json([]),
    'GET /api/pets': () => Response.json([petOf()]),
    'GET /api/pet-owners/current-user/grooming-requests': () => Response.json([]),
    'GET /api/visits': () => Response.json([]),
    ...answers,
  });
  const view = renderAt(
    path,
    <UserTypeProvider>
      <Routes>
        <Route path={route} element={<Page />} />
        <Route path="*" element={null} />
      </Routes>
    </UserTypeProvider>,
  );
  return {
    ...view,
    calls,
    sent: (key: string) => calls.filter((call) => call.key === key).map(({ body }) => body),
  };
}
