import type { factsApi } from '#contract/profiles/facts.ts';
import { withRole, members } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';

const facts = {
  areas: ['Round Rock, TX', '78704'],
  prices: [{ service: 'full_groom', size: 'small', from: 7000, minutes: 90 }],
  breedPrices: [{ service: 'full_groom', breed: null, group: 'doodles', from: 12_000, minutes: 120 }],
  extras: {
    matsPerQuarterHour: 2000,
    severeMats: 6000,
    handling: 1500,
    fleaCleanup: 2500,
    latePickupPerQuarterHour: 500,
    travel: 1000,
    leastAtHome: 8000,
  },
  languages: ['en', 'es'],
  safety: {
    dryers: 'hand_only',
    neverAlone: true,
    staff: 'two_or_more',
    mayWatch: false,
    dogsPerGroomer: 6,
    firstAid: true,
    licenseNumber: null,
  },
};

const open = { spans: [{ from: '08:00', to: '17:00' }], byAppointment: false };

const week = { mon: open, tue: open, wed: open, thu: open, fri: open, sat: open, sun: open };

export const sweep: Sweep<typeof factsApi> = {
  calls: {
    'GET /api/prices-near': {
      access: members(),
      set: () => ({ query: { services: 'full_groom', pets: 'small' } }),
    },
    'GET /api/profiles/groomer/facts': { access: withRole('groomer') },
    'PUT /api/profiles/groomer/facts': { access: withRole('groomer'), set: () => ({ body: facts }) },
    'GET /api/profiles/business/facts': { access: withRole('owner') },
    'PUT /api/profiles/business/facts': {
      access: withRole('owner'),
      set: () => ({ body: { ...facts, hours: week } }),
    },
  },
};
