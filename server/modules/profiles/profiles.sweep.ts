import type { placesApi } from '#contract/places/places.ts';
import type { profilesApi } from '#contract/profiles/profiles.ts';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import { everyone, anyone, withRole, members, own } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest } from '#tests/every-call/valid-request.ts';
import { makeGroomer } from './profiles.factory.ts';

const somebodyElse = withRecords(async (t) => ({ params: { id: (await makeGroomer(t)).id } }));

const ownPhoto: ValidRequest = {
  set: withRecords(async (t, me) => ({ body: { photoId: (await makePhoto(t, me)).id } })),
};

export const sweep: Sweep<typeof profilesApi & typeof placesApi> = {
  calls: {
    'GET /api/profiles/groomer': { access: withRole('groomer') },
    'PUT /api/profiles/groomer': {
      access: withRole('groomer'),
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
    'GET /api/profiles/business': { access: withRole('owner') },
    'PUT /api/profiles/business': {
      access: withRole('owner'),
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
    'GET /api/profiles/pet-owner': { access: withRole('pet_owner') },
    'PUT /api/profiles/pet-owner': {
      access: withRole('pet_owner'),
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
    'PUT /api/profiles/photo': { access: own(anyone, 422), ...ownPhoto },
    'PUT /api/profiles/business/logo': { access: own(withRole('owner'), 422), ...ownPhoto },
    'GET /api/users/:id': { access: members(), set: somebodyElse },
    'PUT /api/users/:id': {
      access: own(anyone, 403),
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
    'GET /api/places': { access: everyone, set: () => ({ query: { q: 'Austin' } }) },
    'GET /api/places/meant': { access: everyone, set: () => ({ query: { q: 'Austin' } }) },
  },
};
