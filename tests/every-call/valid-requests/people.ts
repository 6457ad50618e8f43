import type { landingApi } from '#contract/landing.ts';
import type { marketplaceApi } from '#contract/marketplace.ts';
import type { mediaApi } from '#contract/media.ts';
import type { placesApi } from '#contract/places.ts';
import type { peopleSearchApi } from '#contract/profiles/people-search.ts';
import type { profilesApi } from '#contract/profiles/profiles.ts';
import type { reviewsApi } from '#contract/reviews.ts';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { insertReview, markRevealed } from '#server/modules/reviews/reviews.queries.ts';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { uuidv7 } from 'uuidv7';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest, ValidRequests, Context } from '#tests/every-call/valid-request.ts';
import { onePixel, uploadOf } from '#tests/every-call/photo.ts';

const somebodyElse = withRecords(async (t) => ({ params: { id: (await makeGroomer(t)).id } }));

/** Two of each that match, so that a page of one has a next page. */
const crowd = (query: Record<string, string>): ValidRequest => ({
  set: withRecords(async (t) => {
    for (let n = 0; n < 2; n++) {
      await makeGroomer(t);
      await makeBusiness(t);
    }
    return { query };
  }),
});

const ownPhoto: ValidRequest = {
  set: withRecords(async (t, me) => ({ body: { photoId: (await makePhoto(t, me)).id } })),
};

const filters = {
  near: 'Austin, TX',
  radius: '50',
  type: 'salon',
  service: 'nail_trim',
  species: 'dog',
  on: '2099-12-30',
  q: 'a',
};

const groomerFilters = { ...filters, specialization: 'doodles', minYears: '2' };

const page = { sort: 'nearest', limit: '1' };

export const peopleSearchRequests: ValidRequests<typeof peopleSearchApi> = {
  'GET /api/groomers': crowd({ ...groomerFilters, ...page }),
  'GET /api/groomers/count': crowd(groomerFilters),
  'GET /api/groomers/pins': crowd(groomerFilters),
  'GET /api/owners': crowd({ ...filters, ...page }),
  'GET /api/owners/count': crowd(filters),
  'GET /api/owners/pins': crowd(filters),
};

export const profilesRequests: ValidRequests<typeof profilesApi> = {
  'GET /api/profiles/groomer': {},
  'PUT /api/profiles/groomer': {
    set: () => ({
      body: {
        title: 'Salon groomer',
        address: 'Austin, TX 78704',
        yearsExperience: 4,
        specializations: ['Doodles'],
        certifications: ['CPR'],
        services: ['full_groom', 'hand_strip'],
        species: ['dog', 'cat'],
        serviceType: 'both',
        preferredRadius: 25,
        dogsPerDayLow: 5,
        dogsPerDayHigh: 8,
      },
    }),
  },
  'GET /api/profiles/business': {},
  'PUT /api/profiles/business': {
    set: () => ({
      body: {
        businessName: 'Shoal Creek Pet Spa',
        businessType: 'mobile',
        address: '5310 Burnet Rd, Austin, TX 78756',
        services: ['Bath'],
        species: ['dog'],
        operatingHours: 'Tue–Sat',
        description: 'Calm.',
        serviceRadius: 20,
        serviceAreas: ['Hyde Park'],
        vehicleType: 'Van',
        mobileEquipment: ['Tub'],
        mobileCertifications: ['None'],
      },
    }),
  },
  'GET /api/profiles/pet-owner': {},
  'PUT /api/profiles/pet-owner': {
    set: () => ({
      body: {
        address: 'Austin, TX 78704',
        budgetMin: 50,
        budgetMax: 90,
        preferredServices: ['Bath'],
        preferredRadius: 15,
      },
    }),
  },
  'PUT /api/profiles/photo': ownPhoto,
  'PUT /api/profiles/business/logo': ownPhoto,
  'GET /api/users/:id': { set: somebodyElse },
  'PUT /api/users/:id': {
    set: ({ me }) => ({
      params: { id: me },
      body: {
        firstName: 'Alex',
        lastName: 'Reyes',
        bio: 'Gentle.',
        phone: '512 555 0100',
        location: 'Austin, TX',
      },
    }),
  },
};

async function reviewOf(t: Transaction, groomerId: string, day = '2026-01-05'): Promise<string> {
  const author = await makeBusiness(t);
  const shift = await makeShift(t, { businessId: author.id, status: 'completed', groomerId, day });
  const work = { engagementType: 'shift', engagementId: shift.id } as const;
  const id = uuidv7();
  await insertReview(t.sql, {
    id,
    ...work,
    authorId: author.id,
    subjectId: groomerId,
    subjectRole: 'groomer',
    rating: 5,
    tags: [],
    text: 'Calm hands.',
    createdAt: t.now,
  });
  await markRevealed(t.sql, work, t.now);
  return id;
}

export const reviewsRequests: ValidRequests<typeof reviewsApi> = {
  'POST /api/reviews': {
    set: withRecords(async (t, me) => {
      const { id: engagementId } = await makeShift(t, { status: 'completed', groomerId: me });
      return {
        body: { engagementType: 'shift', engagementId, rating: 5, tags: ['fair_pay'], text: 'Good.' },
      };
    }),
  },
  'POST /api/reviews/:id/reply': {
    set: withRecords(async (t, me) => ({
      params: { id: await reviewOf(t, me) },
      body: { text: 'Thank you.' },
    })),
  },
  'GET /api/users/:id/ratings': {
    set: withRecords(async (t) => {
      const { id } = await makeGroomer(t);
      await reviewOf(t, id);
      return { params: { id }, query: { as: 'groomer' } };
    }),
  },
  'GET /api/users/:id/reviews': {
    set: withRecords(async (t) => {
      const { id } = await makeGroomer(t);
      await reviewOf(t, id);
      await reviewOf(t, id, '2026-01-06');
      return { params: { id }, query: { as: 'groomer', engagementType: 'shift', limit: '1' } };
    }),
  },
};

async function uploaded({ app, me }: Context) {
  const { cookie } = await app.as(me);
  const { payload, headers } = uploadOf(await onePixel());
  const answer = await app.app.server.inject({
    method: 'POST',
    url: '/api/uploads',
    payload,
    headers: { ...headers, cookie },
  });
  return {
    params: { key: answer.json<{ url: string }>().url.split('/').at(-1) ?? '' },
    query: { size: 'small' },
  };
}

export const mediaRequests: ValidRequests<typeof mediaApi> = {
  'POST /api/uploads': { set: async () => uploadOf(await onePixel()) },
  'GET /media/:key': { set: uploaded },
};

export const placesRequests: ValidRequests<typeof placesApi> = {
  'GET /api/places': { set: () => ({ query: { q: 'Austin' } }) },
  'GET /api/places/meant': { set: () => ({ query: { q: 'Austin' } }) },
};

export const landingRequests: ValidRequests<typeof landingApi> = { 'GET /api/landing': {} };

export const marketplaceRequests: ValidRequests<typeof marketplaceApi> = {
  'GET /api/marketplace/all-offers': { set: ({ me }) => ({ query: { userType: 'groomer', userId: me } }) },
};
