import type { RequestCard } from '#contract/grooming/grooming-requests.ts';
import type { Offer, SentOffer } from '#contract/grooming/offers.ts';
import type { Visit } from '#contract/grooming/visits.ts';

/** An open request as GET /api/grooming-requests answers it: an urgent full groom, by a Premium member, by default. */
export function requestCard(given: Partial<RequestCard> = {}): RequestCard {
  const pet: RequestCard['pet'] = {
    id: 'bella',
    name: 'Bella',
    species: 'dog',
    breed: 'Goldendoodle',
    coat: 'curly',
    size: 'medium',
    age: 3,
    weight: 52,
    temperament: ['anxious'],
    specialConditions: ['Hot spots'],
    groomingNotes: 'Likes a quiet dryer.',
    bites: [{ on: '2025-02-03', what: 'A finger, at the nails.' }],
    filedBites: [],
    petImageUrl: null,
  };
  return {
    id: 'r-1',
    title: 'Full groom and demat',
    description: 'She matted behind the ears.',
    petId: pet.id,
    pet,
    pets: [pet],
    servicesNeeded: ['full_groom', 'demat'],
    estimatedBudget: 140,
    urgency: 'urgent',
    status: 'posted',
    preferredDate: '2026-11-24',
    window: 'morning',
    where: 'either',
    travelMiles: 8,
    city: 'Austin',
    state: 'TX',
    timeZone: 'America/Chicago',
    latitude: 30.24,
    longitude: -97.76,
    distanceMiles: 2.1,
    applicationCount: 1,
    priority: true,
    owner: { id: 'dana', firstName: 'Dana', profileImageUrl: null, rating: 4.8, reviewCount: 12 },
    postedAt: '2026-11-20T15:00:00+00:00',
    expiresAt: '2026-12-08T15:00:00+00:00',
    termsChangedAt: null,
    ownOffer: null,
    asksYou: false,
    ...given,
  };
}

/** One's own offer as GET /api/offers/sent answers it: waiting, unread, with 15% taken off, by default. */
export function sentOffer(given: Partial<SentOffer> = {}): SentOffer {
  return {
    id: 'o-1',
    groomingRequestId: 'r-1',
    status: 'pending',
    endedBecause: null,
    changedTerms: [],
    message: 'Slowly, in two sessions.',
    listPrice: 14_000,
    discount: 2100,
    price: 11_900,
    discountPercent: 15,
    startsAt: '2026-11-24T15:00:00+00:00',
    endsAt: '2026-11-24T18:00:00+00:00',
    timeZone: 'America/Chicago',
    createdAt: '2026-11-20T15:00:00+00:00',
    expiresAt: '2026-11-24T15:00:00+00:00',
    readAt: null,
    vaccinationGaps: [],
    actions: ['withdraw'],
    request: requestCard(),
    ...given,
  };
}

/** A vaccination gap: no rabies shot on record. */
export const rabiesGap: Offer['vaccinationGaps'][number] = {
  petId: 'bella',
  petName: 'Bella',
  kind: 'rabies',
  verdict: 'missing',
  evidence: null,
  goodUntil: null,
  goodFrom: null,
  minDaysBefore: 7,
  stillInTime: false,
};

/** A visit as GET /api/visits answers it: booked for Tuesday at Dana's, by default. */
export function visitOf(given: Partial<Visit> = {}): Visit {
  return {
    id: 'v-1',
    requestId: 'r-1',
    status: 'booked',
    startsAt: '2026-11-24T15:00:00+00:00',
    endsAt: '2026-11-24T18:00:00+00:00',
    timeZone: 'America/Chicago',
    moveProposal: null,
    title: 'Full groom and demat',
    services: ['full_groom', 'demat'],
    pets: requestCard().pets,
    provider: {
      id: 'maya',
      as: 'groomer',
      name: 'Maya Ortiz',
      title: null,
      profileImageUrl: null,
      mobile: true,
      yearsExperience: 7,
      certifications: [],
      checkedCertifications: [],
      certificationRecords: [],
      rating: null,
      reviewCount: 0,
      distanceMiles: 2.1,
      honorsPremium: true,
    },
    owner: { id: 'dana', name: 'Dana Whitfield', profileImageUrl: null },
    address: '1104 Bouldin Ave, Austin, TX 78704',
    atHome: true,
    listPrice: 14_000,
    discount: 2100,
    price: 11_900,
    vaccinationGaps: [],
    proofs: [],
    overrideReason: null,
    cancelReason: null,
    cancelledBy: null,
    missedBy: null,
    reportCard: null,
    history: [],
    actions: ['cancel'],
    ...given,
  };
}
