import type { groomingRequestsApi } from '#contract/grooming/grooming-requests.ts';
import type { VisitStatus } from '#contract/grooming/grooming-lifecycle.ts';
import type { Rebooking } from '#contract/grooming/rebooking.ts';
import type { offersApi } from '#contract/grooming/offers.ts';
import type { vaccinationsApi } from '#contract/vaccinations/vaccinations.ts';
import type { visitsApi } from '#contract/grooming/visits.ts';

/** Callers of each endpoint: the allowed ones, and the refused ones with their status. */
export type Who =
  | 'petOwner'
  | 'groomer'
  | 'otherPetOwner'
  | 'otherGroomer'
  | 'salon'
  | 'lapsedPetOwner'
  | 'lapsedGroomer'
  | 'signedOut';
export type Key =
  | keyof typeof groomingRequestsApi
  | keyof typeof offersApi
  | keyof typeof vaccinationsApi
  | keyof typeof visitsApi;
export type AccessSetup = {
  request: string;
  offer: string;
  visit: string;
  petId: string;
  groomer: string;
  vaccinationId: string;
  /** What asking again for a completed visit would ask for. */
  rebooking?: Rebooking;
};
export type AccessRule = {
  /** What exists between `petOwner` and `groomer`: a request by name, an open offer, or a visit in that state. */
  with: 'named request' | 'offer' | 'unconfirmed offer' | VisitStatus;
  /** First moves the clock to this many minutes after the start of the visit. */
  past?: number;
  /** The side that proposed a new time, which is weeks later. */
  proposedBy?: 'provider' | 'pet_owner';
  body?: (scene: AccessSetup) => unknown;
  query?: Record<string, string> | ((scene: AccessSetup) => Record<string, string>);
  id?: 'request' | 'offer' | 'visit';
  in: Who[];
  out: Partial<Record<Who, number>>;
};

const everyone: Who[] = ['petOwner', 'groomer', 'otherPetOwner', 'otherGroomer', 'salon'];
const reason = () => ({ reason: 'Because.' });
const petOwnersOnly = { groomer: 403, salon: 403, otherPetOwner: 404, signedOut: 401 };
const providersOnly = { petOwner: 403, otherGroomer: 404, salon: 404, signedOut: 401 };
const eitherSide = { otherPetOwner: 404, otherGroomer: 404, salon: 404, lapsedGroomer: 404, signedOut: 401 };

export const accessRules: Record<Key, AccessRule> = {
  'GET /api/grooming-requests': {
    with: 'offer',
    in: everyone,
    out: { lapsedPetOwner: 402, lapsedGroomer: 402, signedOut: 401 },
  },
  'GET /api/grooming-requests/count': {
    with: 'offer',
    in: everyone,
    out: { lapsedPetOwner: 402, lapsedGroomer: 402, signedOut: 401 },
  },
  'GET /api/grooming-requests/pins': {
    with: 'offer',
    in: everyone,
    out: { lapsedPetOwner: 402, lapsedGroomer: 402, signedOut: 401 },
  },
  'GET /api/grooming-requests/asked-price': {
    with: 'offer',
    query: ({ petId, groomer }) => ({ askedId: groomer, petIds: petId, services: 'bath_brush' }),
    in: ['petOwner'],
    out: { groomer: 403, salon: 403, otherPetOwner: 404, lapsedPetOwner: 402, signedOut: 401 },
  },
  'POST /api/grooming-requests': {
    with: 'offer',
    body: ({ petId }) => ({ title: 'Bath', petId, servicesNeeded: ['bath_brush'] }),
    in: ['petOwner'],
    out: { groomer: 403, salon: 403, otherPetOwner: 404, lapsedPetOwner: 402, signedOut: 401 },
  },
  'GET /api/grooming-requests/:id': {
    with: 'booked',
    id: 'request',
    in: ['petOwner', 'groomer'],
    out: { otherPetOwner: 404, otherGroomer: 404, salon: 404, lapsedGroomer: 402, signedOut: 401 },
  },
  'PATCH /api/grooming-requests/:id': {
    with: 'offer',
    id: 'request',
    body: () => ({ title: 'Bath' }),
    in: ['petOwner'],
    out: { ...petOwnersOnly, lapsedPetOwner: 402 },
  },
  'GET /api/pet-owners/current-user/grooming-requests': {
    with: 'offer',
    in: ['petOwner', 'lapsedPetOwner'],
    out: { groomer: 403, salon: 403, signedOut: 401 },
  },
  'POST /api/applications/grooming-request': {
    with: 'offer',
    body: ({ request }) => ({ groomingRequestId: request, groomerId: 'current-user' }),
    in: ['otherGroomer', 'salon'],
    out: { petOwner: 403, otherPetOwner: 403, lapsedGroomer: 402, groomer: 409, signedOut: 401 },
  },
  'GET /api/grooming-requests/:id/offers': {
    with: 'offer',
    id: 'request',
    in: ['petOwner'],
    out: { ...petOwnersOnly, lapsedPetOwner: 404 },
  },
  'GET /api/offers/sent': {
    with: 'offer',
    in: ['groomer', 'salon', 'lapsedGroomer'],
    out: { petOwner: 403, signedOut: 401 },
  },
  'GET /api/grooming-requests/:id/offer-check': {
    with: 'offer',
    id: 'request',
    in: ['otherGroomer', 'salon', 'groomer'],
    out: { petOwner: 403, lapsedGroomer: 402, signedOut: 401 },
  },
  'POST /api/grooming-requests/:id/pass': {
    with: 'named request',
    id: 'request',
    in: ['groomer'],
    out: { petOwner: 403, otherGroomer: 403, salon: 403, lapsedGroomer: 402, signedOut: 401 },
  },
  'POST /api/offers/:id/decline': { with: 'offer', id: 'offer', in: ['petOwner'], out: petOwnersOnly },
  'POST /api/offers/:id/confirm': {
    with: 'unconfirmed offer',
    id: 'offer',
    in: ['groomer'],
    out: providersOnly,
  },
  'POST /api/offers/:id/withdraw': { with: 'offer', id: 'offer', in: ['groomer'], out: providersOnly },
  'GET /api/provider-rules': {
    with: 'offer',
    in: ['groomer', 'salon', 'lapsedGroomer'],
    out: { petOwner: 403, signedOut: 401 },
  },
  'PUT /api/provider-rules': {
    with: 'offer',
    body: () => ({ rules: [], honorsPremium: false }),
    in: ['groomer', 'salon', 'lapsedGroomer'],
    out: { petOwner: 403, signedOut: 401 },
  },
  'POST /api/offers/:id/accept': {
    with: 'offer',
    id: 'offer',
    in: ['petOwner'],
    out: { ...petOwnersOnly, lapsedPetOwner: 404 },
  },
  'POST /api/grooming-requests/:id/cancel': {
    with: 'booked',
    id: 'request',
    body: reason,
    in: ['petOwner'],
    out: { ...petOwnersOnly, lapsedPetOwner: 404 },
  },
  'GET /api/visits': { with: 'booked', in: [...everyone, 'lapsedPetOwner'], out: { signedOut: 401 } },
  'GET /api/visits/:id': {
    with: 'booked',
    id: 'visit',
    in: ['petOwner', 'groomer'],
    out: eitherSide,
  },
  'POST /api/visits/:id/check-in': {
    with: 'booked',
    past: -30,
    id: 'visit',
    in: ['groomer'],
    out: { ...providersOnly, lapsedGroomer: 404 },
  },
  'POST /api/visits/:id/complete': {
    with: 'checked_in',
    id: 'visit',
    body: () => ({ services: ['full_groom'], findings: '', behavior: '' }),
    in: ['groomer'],
    out: { ...providersOnly, lapsedGroomer: 404 },
  },
  'PATCH /api/visits/:id/report-card': {
    with: 'completed',
    id: 'visit',
    past: 180,
    body: () => ({ services: ['full_groom'], findings: '', behavior: '' }),
    in: ['groomer'],
    out: providersOnly,
  },
  'POST /api/visits/:id/proof-checks': {
    with: 'checked_in',
    id: 'visit',
    body: ({ vaccinationId }) => ({ vaccinationId }),
    in: ['groomer'],
    out: providersOnly,
  },
  'GET /api/visits/:id/move-check': {
    with: 'booked',
    id: 'visit',
    query: { startsAt: '2027-06-01T15:00:00Z' },
    in: ['petOwner', 'groomer'],
    out: eitherSide,
  },
  'PATCH /api/visits/:id/time': {
    with: 'booked',
    id: 'visit',
    body: () => ({ startsAt: '2027-06-01T15:00:00Z' }),
    in: ['groomer'],
    out: eitherSide,
  },
  'DELETE /api/visits/:id/time': {
    with: 'booked',
    proposedBy: 'provider',
    id: 'visit',
    in: ['groomer'],
    out: { ...eitherSide, petOwner: 403 },
  },
  'POST /api/visits/:id/time/accept': {
    with: 'booked',
    proposedBy: 'provider',
    id: 'visit',
    in: ['petOwner'],
    out: { ...eitherSide, groomer: 403 },
  },
  'POST /api/visits/:id/time/decline': {
    with: 'booked',
    proposedBy: 'pet_owner',
    id: 'visit',
    in: ['groomer'],
    out: { ...eitherSide, petOwner: 403 },
  },
  'GET /api/visits/:id/cancel-check': { with: 'booked', id: 'visit', in: ['groomer'], out: eitherSide },
  'POST /api/visits/:id/cancel': {
    with: 'booked',
    id: 'visit',
    body: reason,
    in: ['groomer'],
    out: eitherSide,
  },
  'POST /api/visits/:id/undo-cancel': {
    with: 'cancelled',
    id: 'visit',
    in: ['petOwner'],
    out: { ...eitherSide, groomer: 403 },
  },
  'POST /api/visits/:id/no-show': {
    with: 'booked',
    past: 60,
    id: 'visit',
    in: ['petOwner'],
    out: eitherSide,
  },
  'POST /api/visits/:id/contest-no-show': {
    with: 'no_show',
    id: 'visit',
    body: reason,
    in: ['petOwner'],
    out: { ...eitherSide, groomer: 403 },
  },
  'POST /api/visits/:id/accept-no-show': {
    with: 'contested',
    id: 'visit',
    in: ['petOwner'],
    out: { ...eitherSide, groomer: 403 },
  },
  'POST /api/visits/:id/withdraw-no-show': {
    with: 'contested',
    id: 'visit',
    in: ['groomer'],
    out: { ...eitherSide, petOwner: 403 },
  },
  'GET /api/visits/:id/rebook-check': {
    with: 'completed',
    id: 'visit',
    in: ['petOwner'],
    out: { ...petOwnersOnly, lapsedPetOwner: 402 },
  },
  'POST /api/visits/:id/rebook': {
    with: 'completed',
    body: ({ rebooking }) => rebooking,
    id: 'visit',
    in: ['petOwner'],
    out: { ...petOwnersOnly, lapsedPetOwner: 402 },
  },
};
