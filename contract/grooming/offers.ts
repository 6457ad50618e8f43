import { Reliability } from '../reliability.ts';
import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { ShownCertification } from '../profiles/certifications.ts';
import { RequestCard } from './grooming-requests.ts';
import { OfferAction, OfferEnding, OfferStatus, RequestTerm } from './grooming-lifecycle.ts';
import { VaccinationGap } from '../vaccinations/vaccinations.ts';
import { TightTrip } from '../calendar/calendar.ts';
import { BusyTime } from '../outside-calendars/outside-calendars.ts';
import { Clash } from '../shifts/shift-applications.ts';
import { Cents, Id, Instant, PageLimit, Params, text, wholeFrom } from '../values.ts';

const OfferAs = z.enum(['groomer', 'business']);
const Minutes = z.int().min(15).max(720);

/**
 * Without `price` the offer uses the budget; without `proposedAt` it uses the start of the preferred day's
 * window.
 */
export const OfferDraft = z.strictObject({
  groomingRequestId: Id,
  groomerId: z.string().max(100).optional(),
  message: text(1000).nullish(),
  /** Cents, for all pets of the request. */
  price: Cents.min(100, 'At least $1').nullish(),
  proposedAt: Instant.nullish(),
  /** How long the work takes; if left out, by the provider's price book, or else by services, sizes and coats. */
  minutes: Minutes.nullish(),
  /**
   * `termsChangedAt` of the request as the sender read it; an offer for older terms is refused. Not checked
   * if left out.
   */
  termsChangedAt: Instant.nullable().optional(),
  /**
   * True confirms the distance; required if the pet or the provider would travel farther than their limit.
   */
  confirmDistance: z.boolean().optional(),
  /** The role in which an account with both roles offers. */
  as: OfferAs.optional(),
});

const offer = {
  id: Id,
  groomingRequestId: Id,
  status: OfferStatus,
  endedBecause: OfferEnding.nullable(),
  /**
   * The terms that the pet owner changed since; the offer cannot be accepted until the sender confirms it.
   */
  changedTerms: z.array(RequestTerm),
  message: z.string().nullable(),
  /** Cents: list price, Premium discount, price the pet owner pays. */
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
  /** Whether other work of the provider is too far away to be in time; only while the offer is to be decided. */
  tightTravel: z.boolean(),
  /** Whether the calendar that the provider keeps elsewhere has something then; only while the offer is to be decided. */
  busyElsewhere: z.boolean(),
  actions: z.array(OfferAction),
};

/** A provider as the pet owner compares them. */
export const Provider = z.object({
  id: Id,
  as: z.enum(['groomer', 'business']),
  name: z.string(),
  title: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  /**
   * Whether the provider comes to the pet: because the request wants it, or because they can and the request
   * allows it.
   */
  mobile: z.boolean(),
  yearsExperience: z.int().nullable(),
  certifications: z.array(z.string()),
  checkedCertifications: z.array(z.string()),
  certificationRecords: z.array(ShownCertification),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  distanceMiles: z.number().nullable(),
  honorsPremium: z.boolean(),
});
export type Provider = z.output<typeof Provider>;

/** `reliability` is the provider's. */
export const Offer = z.object({ ...offer, provider: Provider, reliability: Reliability });
export type Offer = z.output<typeof Offer>;
export const SentOffer = z.object({ ...offer, request: RequestCard });
export type SentOffer = z.output<typeof SentOffer>;

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
      /** The role in which an account with both roles offers; its price book counts. */
      as: OfferAs.optional(),
      /** Whether to check one's own open offer at its time, for the request as it is now. */
      own: z.literal('true').optional(),
    }),
    reply: z.object({
      /** The given start, or the default one; null if the request has none. */
      startsAt: Instant.nullable(),
      /** The given length, or else how long the work takes by the price book or usually. */
      minutes: z.int(),
      /** Whether the sender's price book says how long the work on every pet takes; otherwise the time is the usual one. */
      minutesByBook: z.boolean(),
      listPrice: z.int().nullable().describe('cents, from the budget'),
      /** The Premium discount of this pet owner at this provider, in percent. */
      discountPercent: z.int(),
      /** Whether the provider would come to the pet, so that the price list adds the way. */
      atHome: z.boolean(),
      /** Whether the pet owner asks for a visit at home, of a provider whose profile says that pets come to them; it warns. */
      comesUnusually: z.boolean(),
      clashes: z.array(Clash),
      /** Work from which, or to which, the way is too long; it warns and forbids nothing. */
      travel: z.array(TightTrip),
      /** Times that are taken in the calendar that one keeps elsewhere; they warn, too. */
      busyElsewhere: z.array(BusyTime),
      /** Whether the pet would come to the provider, whose profile names no street: an offer is refused. */
      needsStreet: z.boolean(),
      /**
       * Set if the trip exceeds the limit of the pet owner or of the provider who would come; the offer then
       * needs `confirmDistance`.
       */
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
    /**
     * `termsChangedAt` of the request as the sender read it; not checked without it. `minutes` is how long the work
     * takes now; without it, what the price book or the usual time says for the changed request, if that is longer.
     */
    body: z
      .strictObject({ termsChangedAt: Instant.nullable().optional(), minutes: Minutes.optional() })
      .nullish(),
    reply: SentOffer,
  },
} as const satisfies EndpointTable;

export type OfferEvents = {
  'offer.sent': { offerId: string; requestId: string };
  'offer.accepted': { offerId: string; requestId: string; visitId: string };
  'offer.declined': { offerId: string; requestId: string };
  /** `because: 'clash'`: the provider was booked for other work at that time. */
  'offer.withdrawn': { offerId: string; requestId: string; because?: 'clash' };
  /** The sender confirmed it after the request had changed. */
  'offer.confirmed': { offerId: string; requestId: string };
  /** Its proposed time came before a decision. */
  'offer.expired': { offerId: string; requestId: string };
};
