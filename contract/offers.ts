import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { RequestCard } from './grooming-requests.ts';
import { OfferAction, OfferEnding, OfferStatus, RequestTerm } from './grooming-lifecycle.ts';
import { vaccineCodes } from './pet-codes.ts';
import { Evidence, VaccineKind } from './pets.ts';
import { Clash } from './shift-applications.ts';
import { Cents, Day, Id, Instant, PageLimit, Params, text, wholeFrom } from './values.ts';

/** Without `price` the offer is at the budget, without `proposedAt` on the preferred day at the window's start. */
export const OfferDraft = z.strictObject({
  groomingRequestId: Id,
  groomerId: z.string().max(100).optional(),
  message: text(1000).nullish(),
  /** Cents, for all pets of the request. */
  price: Cents.min(100, 'At least $1').nullish(),
  proposedAt: Instant.nullish(),
  /** How long it will take; estimated from services, sizes and coats where left out. */
  minutes: z.int().min(15).max(720).nullish(),
  /** `termsChangedAt` of the request as its sender read it: an offer for older terms is refused. Not checked without it. */
  termsChangedAt: Instant.nullable().optional(),
  /** True says that the distance was read: needed where the pet or the provider would travel farther than they said. */
  confirmDistance: z.boolean().optional(),
  /** Which of one's roles offers, for accounts that hold both. */
  as: z.enum(['groomer', 'business']).optional(),
});

/** A vaccination that the provider asks for and that is not in order on the day of the visit. */
export const VaccinationGap = z.object({
  petId: Id,
  petName: z.string(),
  kind: VaccineKind,
  verdict: z.enum([
    'missing',
    'not_accepted',
    'too_young',
    'date_unknown',
    'expires_before',
    'given_too_late',
    'proof_missing',
  ]),
  /** What the record shows that was judged; null where there is none. */
  evidence: Evidence.nullable(),
  /** The last good day of the record that counts, and the first day on which a visit would do, where known. */
  goodUntil: Day.nullable(),
  goodFrom: Day.nullable(),
  /** The provider asks that it is given at least so many days before. */
  minDaysBefore: z.int(),
  /** Whether a dose given today would still count on the day of the visit. */
  stillInTime: z.boolean(),
});
export type VaccinationGap = z.output<typeof VaccinationGap>;

const offer = {
  id: Id,
  groomingRequestId: Id,
  status: OfferStatus,
  endedBecause: OfferEnding.nullable(),
  /** What the pet owner changed since; until the sender confirms, the offer cannot be accepted. */
  changedTerms: z.array(RequestTerm),
  message: z.string().nullable(),
  /** Cents: list price, what Premium takes off, what the pet owner pays. */
  listPrice: z.int(),
  discount: z.int(),
  price: z.int(),
  discountPercent: z.int(),
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
  createdAt: Instant,
  expiresAt: Instant,
  /** When the pet owner first saw it. */
  readAt: Instant.nullable(),
  vaccinationGaps: z.array(VaccinationGap),
  actions: z.array(OfferAction),
};

/** Who offers, as the pet owner compares them. */
export const Provider = z.object({
  id: Id,
  as: z.enum(['groomer', 'business']),
  name: z.string(),
  title: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  /** Comes to the pet for this request: asked to, or able to where both are fine. */
  mobile: z.boolean(),
  yearsExperience: z.int().nullable(),
  certifications: z.array(z.string()),
  checkedCertifications: z.array(z.string()),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  distanceMiles: z.number().nullable(),
  honorsPremium: z.boolean(),
});
export type Provider = z.output<typeof Provider>;

export const Offer = z.object({ ...offer, provider: Provider });
export type Offer = z.output<typeof Offer>;
export const SentOffer = z.object({ ...offer, request: RequestCard });
export type SentOffer = z.output<typeof SentOffer>;

/** What a provider asks of the pets they groom; checked on the day of the visit. */
export const VaccinationRules = z.strictObject({
  rules: z
    .array(z.strictObject({ kind: VaccineKind, minDaysBefore: z.int().min(0).max(60, 'At most 60 days') }))
    .max(vaccineCodes.length)
    .refine((rules) => new Set(rules.map(({ kind }) => kind)).size === rules.length, 'Each vaccine once'),
  /** A titer test counts instead of a vaccination, but never against rabies: the law does not know it. */
  acceptsTiters: z.boolean().default(false),
  /** So does a veterinarian's medical waiver. */
  acceptsWaivers: z.boolean().default(false),
  honorsPremium: z.boolean(),
});
export type VaccinationRules = z.output<typeof VaccinationRules>;

export const offersApi = {
  'POST /api/applications/grooming-request': {
    summary: 'Offer to groom',
    body: OfferDraft,
    reply: SentOffer,
    status: 201,
  },
  'GET /api/grooming-requests/:id/offers': {
    summary: 'Offers for one’s request; marks them read',
    params: Params,
    reply: z.array(Offer),
  },
  'GET /api/offers/sent': {
    summary: "One's own offers, newest first",
    query: z.strictObject({ cursor: z.string().max(300).optional(), limit: PageLimit.optional() }),
    reply: z.array(SentOffer),
  },
  'GET /api/grooming-requests/:id/offer-check': {
    summary: 'Before offering: what an offer would be, with own clashes and vaccinations at that time',
    params: Params,
    query: z.strictObject({
      startsAt: Instant.optional(),
      minutes: wholeFrom(15, 720).optional(),
    }),
    reply: z.object({
      /** As asked, or as an offer without them would have it; null where the request does not say. */
      startsAt: Instant.nullable(),
      minutes: z.int(),
      listPrice: z.int().nullable().describe('cents, from the budget'),
      /** What this pet owner's Premium takes off the price of this provider. */
      discountPercent: z.int(),
      clashes: z.array(Clash),
      /** Farther than they said: the pet owner, or the provider who would come. The offer then needs `confirmDistance`. */
      tooFar: z
        .object({ miles: z.number(), limit: z.int(), whose: z.enum(['pet_owner', 'provider']) })
        .nullable(),
      vaccinationGaps: z.array(VaccinationGap),
    }),
  },
  'POST /api/offers/:id/decline': { summary: 'Decline kindly', params: Params, reply: Offer },
  'POST /api/offers/:id/withdraw': { summary: 'Take back one’s offer', params: Params, reply: SentOffer },
  'POST /api/offers/:id/confirm': {
    summary: 'Stand by one’s offer after the request has changed',
    params: Params,
    /** `termsChangedAt` of the request as the sender read it; not checked without it. */
    body: z.strictObject({ termsChangedAt: Instant.nullable().optional() }).nullish(),
    reply: SentOffer,
  },
  'GET /api/provider-rules': {
    summary: "One's own rules for vaccinations and Premium",
    reply: VaccinationRules,
  },
  'PUT /api/provider-rules': { summary: 'Save them', body: VaccinationRules, reply: VaccinationRules },
} as const satisfies EndpointTable;

export type OfferEvents = {
  'offer.sent': { offerId: string; requestId: string };
  'offer.accepted': { offerId: string; requestId: string; visitId: string };
  'offer.declined': { offerId: string; requestId: string };
  /** `because` of `clash`: the provider was booked for something else at that time. */
  'offer.withdrawn': { offerId: string; requestId: string; because?: 'clash' };
  /** Its sender stands by it after the request has changed. */
  'offer.confirmed': { offerId: string; requestId: string };
  /** Its time came before anybody decided. */
  'offer.expired': { offerId: string; requestId: string };
};
