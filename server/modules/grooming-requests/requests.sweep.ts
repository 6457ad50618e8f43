import type { groomingRequestsApi } from '#contract/grooming/grooming-requests.ts';
import type { offersApi } from '#contract/grooming/offers.ts';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { withRole, members, own } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest, Input } from '#tests/every-call/valid-request.ts';
import { makeOffer, makeRequest } from './requests.factory.ts';
import { dayAhead } from './requests.scenario.ts';
import { requestRows } from './request-rows.scenario.ts';

const draft = {
  title: 'Full groom and demat',
  description: 'Mats behind the ears.',
  servicesNeeded: ['full_groom'],
  estimatedBudget: 110,
  urgency: 'normal',
  window: 'morning',
  where: 'either',
  travelMiles: 15,
  address: '1104 Bouldin Ave, Austin, TX 78704',
};

/** Two of my requests, offers and accepted offers each, so that every list has a next page. */
const twoRequests = (query: Record<string, string>): ValidRequest => ({
  set: withRecords(async (t, me) => {
    for (let n = 0; n < 2; n++) {
      await makeRequest(t, { ownerId: me });
      const other = await makeRequest(t);
      await makeOffer(t, { requestId: other.id, providerId: me });
      await makeVisit(t, { providerId: me, startsAt: after(t.now, days(9 + n)) });
    }
    return { query };
  }),
});

const request = (whose: 'mine' | 'others', input: (id: string) => Input): ValidRequest => ({
  set: withRecords(async (t, me) =>
    input((await makeRequest(t, whose === 'mine' ? { ownerId: me } : {})).id),
  ),
});

const byId = (id: string): Input => ({ params: { id } });

const filters = {
  near: 'Austin, TX',
  radius: '50',
  size: 'medium',
  species: 'dog',
  service: 'demat',
  urgency: 'normal',
  from: '2026-01-01',
  to: '2099-12-31',
  minBudget: '0',
  q: 'groom',
};

/** An offer that I received for my request, or sent for another owner's. */
const offer = (side: 'received' | 'sent'): ValidRequest => ({
  set: withRecords(async (t, me) => {
    const { id: requestId } = await makeRequest(t, side === 'received' ? { ownerId: me } : {});
    const { id } = await makeOffer(t, { requestId, ...(side === 'sent' ? { providerId: me } : {}) });
    return byId(id);
  }),
});

export const sweep: Sweep<typeof groomingRequestsApi & typeof offersApi> = {
  calls: {
    'GET /api/grooming-requests': {
      access: members(),
      ...twoRequests({ ...filters, sort: 'newest', limit: '1' }),
    },
    'GET /api/grooming-requests/count': { access: members(), ...twoRequests(filters) },
    'GET /api/grooming-requests/pins': { access: members(), ...twoRequests(filters) },
    'GET /api/grooming-requests/asked-price': {
      access: own(members('pet_owner')),
      set: withRecords(async (t, me) => {
        const { id: petIds } = await makePet(t, { ownerId: me });
        const { id: askedId } = await makeGroomer(t);
        return { query: { askedId, petIds, services: 'full_groom' } };
      }),
    },
    'POST /api/grooming-requests': {
      access: own(members('pet_owner')),
      async set({ app, me }) {
        const { id } = await app.transact((t) => makePet(t, { ownerId: me }));
        return { body: { ...draft, preferredDate: dayAhead(app, 5), petId: id, petIds: [id] } };
      },
    },
    'GET /api/grooming-requests/:id': { access: members(), ...request('others', byId) },
    'PATCH /api/grooming-requests/:id': {
      access: own(members('pet_owner')),
      set: withRecords(async (t, me) => {
        const { id, petIds } = await makeRequest(t, { ownerId: me });
        return { ...byId(id), body: { ...draft, petIds } };
      }),
    },
    'POST /api/grooming-requests/:id/pass': {
      access: own(members('groomer', 'owner'), 403),
      set: withRecords(async (t, me) => byId((await makeRequest(t, { askedId: me })).id)),
    },
    'GET /api/pet-owners/current-user/grooming-requests': {
      access: own(withRole('pet_owner'), 'own'),
      ...twoRequests({ limit: '1' }),
    },
    'POST /api/applications/grooming-request': {
      access: members('groomer', 'owner'),
      set: withRecords(async (t) => ({
        body: {
          groomingRequestId: (await makeRequest(t)).id,
          groomerId: 'current-user',
          message: 'I know curly coats.',
          price: 11_000,
          proposedAt: after(t.now, days(4)).toISOString(),
          minutes: 120,
          termsChangedAt: null,
          confirmDistance: true,
        },
      })),
    },
    'GET /api/grooming-requests/:id/offers': { access: own(withRole('pet_owner')), ...request('mine', byId) },
    'GET /api/offers/sent': {
      access: own(withRole('groomer', 'owner'), 'own'),
      ...twoRequests({ limit: '1' }),
    },
    'GET /api/grooming-requests/:id/offer-check': {
      access: members('groomer', 'owner'),
      ...request('others', (id) => ({
        ...byId(id),
        query: { startsAt: '2027-11-20T15:30:00Z', minutes: '60' },
      })),
    },
    'POST /api/offers/:id/decline': { access: own(withRole('pet_owner')), ...offer('received') },
    'POST /api/offers/:id/withdraw': { access: own(withRole('groomer', 'owner')), ...offer('sent') },
    'POST /api/offers/:id/confirm': {
      access: own(withRole('groomer', 'owner')),
      set: withRecords(async (t, me) => {
        const { id: requestId } = await makeRequest(t);
        const { id } = await makeOffer(t, { requestId, providerId: me });
        await t.sql`update offers set changed_terms = '{date}' where id = ${id}`;
        return { ...byId(id), body: { termsChangedAt: null } };
      }),
    },
  },
  notices: requestRows,
};
