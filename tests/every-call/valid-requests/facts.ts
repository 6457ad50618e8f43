import type { factsApi } from '#contract/profiles/facts.ts';
import type { ValidRequests } from '#tests/every-call/valid-request.ts';

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

export const factsRequests: ValidRequests<typeof factsApi> = {
  'GET /api/prices-near': { set: () => ({ query: { services: 'full_groom', pets: 'small' } }) },
  'GET /api/profiles/groomer/facts': {},
  'PUT /api/profiles/groomer/facts': { set: () => ({ body: facts }) },
  'GET /api/profiles/business/facts': {},
  'PUT /api/profiles/business/facts': { set: () => ({ body: { ...facts, hours: week } }) },
};
