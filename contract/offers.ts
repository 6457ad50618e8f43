import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { RequestCard } from './grooming-requests.ts';
import { OfferAction, OfferStatus } from './grooming-lifecycle.ts';
import { VaccineKind } from './pets.ts';
import { Cents, Id, Instant, PageLimit, Params, text } from './values.ts';

/** Without `price` the offer is at the budget, without `proposedAt` on the preferred date. */
export const OfferDraft = z.strictObject({
  groomingRequestId: Id,
  groomerId: z.string().max(100).optional(),
  message: text(1000).nullish(),
  /** Cents, for all pets of the request. */
  price: Cents.min(100, 'At least $1').nullish(),
  proposedAt: Instant.nullish(),
  /** How long it will take; estimated from services, sizes and coats where left out. */
  minutes: z.int().min(15).max(720).nullish(),
  /** Which of one's roles offers, for accounts that hold both. */
  as: z.enum(['groomer', 'business']).optional(),
});

/** A vaccination that the provider asks for and that is not in order on the day of the visit. */
export const VaccinationGap = z.object({
  petId: Id,
  petName: z.string(),
  kind: VaccineKind,
  verdict: z.string(),
});

const offer = {
  id: Id,
  groomingRequestId: Id,
  status: OfferStatus,
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

export const Provider = z.object({
  id: Id,
  as: z.enum(['groomer', 'business']),
  name: z.string(),
  title: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  /** `mobile` comes to the pet. */
  mobile: z.boolean(),
  yearsExperience: z.int().nullable(),
  certifications: z.array(z.string()),
  checkedCertifications: z.array(z.string()),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  distanceMiles: z.number().nullable(),
  honoursPremium: z.boolean(),
});

export const Offer = z.object({ ...offer, provider: Provider });
export type Offer = z.output<typeof Offer>;
export const SentOffer = z.object({ ...offer, request: RequestCard });
export type SentOffer = z.output<typeof SentOffer>;

/** What a provider asks of the pets they groom; checked on the day of the visit. */
export const VaccinationRules = z.object({
  rules: z.array(z.object({ kind: VaccineKind, minDaysBefore: z.int().min(0).max(60) })).max(20),
  honoursPremium: z.boolean(),
});

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
    summary: 'Before offering: own clashes and vaccinations at that time',
    params: Params,
    query: z.strictObject({ startsAt: Instant, minutes: z.coerce.number().int().min(15).max(720) }),
    reply: z.object({
      clashes: z.array(
        z.object({ title: z.string(), startsAt: Instant, endsAt: Instant, timeZone: z.string() }),
      ),
      vaccinationGaps: z.array(VaccinationGap),
    }),
  },
  'POST /api/offers/:id/accept': { summary: 'Accept; books the visit', params: Params, reply: Offer },
  'POST /api/offers/:id/decline': { summary: 'Decline kindly', params: Params, reply: Offer },
  'POST /api/offers/:id/withdraw': { summary: 'Take back one’s offer', params: Params, reply: SentOffer },
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
  'offer.withdrawn': { offerId: string; requestId: string };
};
