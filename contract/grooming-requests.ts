import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import {
  OfferEnding,
  OfferStatus,
  RequestAction,
  RequestStatus,
  RequestTerm,
  VisitStatus,
} from './grooming-lifecycle.ts';
import { serviceCodes } from './pet-codes.ts';
import { Coat, FiledBite, Size, Species, Temperament } from './pets.ts';
import { Day, Dollars, Id, Instant, line, numberFrom, PageLimit, Params, text, wholeFrom } from './values.ts';

export const Service = z.enum(serviceCodes);
/** The first version's levels; `urgent` looks destructive. */
export const Urgency = z.enum(['low', 'normal', 'high', 'urgent']);
/** When on the preferred day: by the clock of the pet's place. */
export const DayWindow = z.enum(['morning', 'midday', 'afternoon', 'evening', 'any']);
export type DayWindow = z.output<typeof DayWindow>;
/** The start of an offer that names no time of its own. */
export const windowStarts: Record<DayWindow, string> = {
  morning: '09:00',
  midday: '12:00',
  afternoon: '14:00',
  evening: '17:00',
  any: '10:00',
};
/** `home`: the groomer comes. `travel`: up to `travelMiles`. `either`: both are fine. */
export const Where = z.enum(['home', 'travel', 'either']);

const draft = {
  title: line(120),
  description: text(2000).nullish(),
  servicesNeeded: z
    .array(Service)
    .min(1, 'Choose at least one service')
    .max(serviceCodes.length)
    .transform((codes) => [...new Set(codes)]),
  /** Whole dollars for all pets together. */
  estimatedBudget: Dollars.nullish(),
  urgency: Urgency.optional(),
  preferredDate: Day.nullish(),
  window: DayWindow.optional(),
  where: Where.optional(),
  /** The preferred radius of one's profile without it. */
  travelMiles: z.int().min(1, 'At least 1 mile').max(200, 'At most 200 miles').nullish(),
  /** Where the pet lives: ZIP, city or address; one's own profile's place without it. */
  address: line(200).optional(),
};

/** The first version's payload (`petId`) is enough; `petIds` asks for several pets at once. */
export const RequestDraft = z.strictObject({
  ...draft,
  petId: Id.optional(),
  petIds: z.array(Id).min(1).max(6, 'At most 6 pets').optional(),
});
export const RequestChange = z
  .strictObject({ ...draft, petIds: z.array(Id).min(1, 'Choose a pet').max(6, 'At most 6 pets') })
  .partial();

/** A pet as those see it who may groom it. */
export const RequestedPet = z.object({
  id: Id,
  name: z.string(),
  species: Species,
  breed: z.string().nullable(),
  coat: Coat.nullable(),
  size: Size,
  age: z.int().nullable(),
  weight: z.number().nullable(),
  temperament: z.array(Temperament),
  specialConditions: z.array(z.string()),
  /** How its owner likes it done, where it mats. */
  groomingNotes: z.string().nullable(),
  bites: z.array(z.object({ on: Day, what: z.string() })),
  /** What other providers saw. */
  filedBites: z.array(FiledBite),
  petImageUrl: z.string().nullable(),
});

/** What lists show. `pet` is the first of `pets`. The exact address is told with the booking, not before. */
export const RequestCard = z.object({
  id: Id,
  title: z.string(),
  description: z.string().nullable(),
  petId: Id,
  pet: RequestedPet,
  pets: z.array(RequestedPet),
  servicesNeeded: z.array(Service),
  estimatedBudget: z.int().nullable(),
  urgency: Urgency,
  status: RequestStatus,
  preferredDate: Day.nullable(),
  window: DayWindow,
  where: Where,
  travelMiles: z.int().nullable(),
  city: z.string(),
  state: z.string(),
  timeZone: z.string(),
  /** Miles from the searched place, or from one's own; null where there is neither. */
  distanceMiles: z.number().nullable(),
  /** Open offers; no more than 8 are taken. */
  applicationCount: z.int(),
  /** A Premium member asks: sorts first. */
  priority: z.boolean(),
  owner: z.object({
    id: Id,
    firstName: z.string(),
    profileImageUrl: z.string().nullable(),
    rating: z.number().nullable(),
    reviewCount: z.int(),
  }),
  postedAt: Instant,
  expiresAt: Instant,
  /** When the owner last changed what offers answer; null where they never did. */
  termsChangedAt: Instant.nullable(),
  /** The viewer's own latest offer, if they sent one. `changedTerms`: what changed since they last agreed. */
  ownOffer: z
    .object({
      id: Id,
      status: OfferStatus,
      endedBecause: OfferEnding.nullable(),
      changedTerms: z.array(RequestTerm),
    })
    .nullable(),
  /** The pet owner asks the viewer by name: they groomed this pet before. */
  asksYou: z.boolean(),
});
export type RequestCard = z.output<typeof RequestCard>;

export const RequestDetail = RequestCard.extend({
  /** What the viewer may do now. */
  actions: z.array(RequestAction),
});
export type RequestDetail = z.output<typeof RequestDetail>;

/** One's own request with what came of it. */
export const OwnRequest = RequestDetail.extend({
  openOffers: z.int(),
  unreadOffers: z.int(),
  /** The visit that is booked, or that took place. */
  visit: z.object({ id: Id, status: VisitStatus, startsAt: Instant, price: z.int() }).nullable(),
  cancelReason: z.string().nullable(),
  /** As one wrote it; others read city and state. */
  address: z.string(),
});
export type OwnRequest = z.output<typeof OwnRequest>;

export const RequestSort = z.enum(['newest', 'nearest', 'budget', 'soonest']);
export type RequestSort = z.output<typeof RequestSort>;

export const RequestFilters = z.strictObject({
  /** A ZIP or `City, ST`, from where distances are measured; without it, from one's own place. */
  near: text(120).optional(),
  /** Miles around that place; without it nothing is cut off. */
  radius: numberFrom(1, 500).optional(),
  size: Size.optional(),
  species: Species.optional(),
  service: Service.optional(),
  urgency: Urgency.optional(),
  /** First and last preferred day; requests without one fit only where neither is asked for. */
  from: Day.optional(),
  to: Day.optional(),
  /** Least budget, whole dollars. */
  minBudget: wholeFrom(0, 1_000_000).optional(),
  /** Every word, or its beginning, in what the request says, in the pets' names and breeds, or the city. */
  q: text(100).optional(),
});
export type RequestFilters = z.output<typeof RequestFilters>;

export const RequestSearch = RequestFilters.extend({
  /** Among Premium and among the others: `newest` first (default), `nearest`, highest `budget`, `soonest` preferred day. */
  sort: RequestSort.optional(),
  cursor: z.string().max(300).optional(),
  limit: PageLimit.optional(),
});
export type RequestSearch = z.output<typeof RequestSearch>;

export const groomingRequestsApi = {
  'GET /api/grooming-requests': {
    summary: 'Open requests that fit; Premium first',
    query: RequestSearch,
    reply: z.array(RequestCard),
  },
  'GET /api/grooming-requests/count': {
    summary: 'How many open requests fit; counted to 500, then `more`',
    query: RequestFilters,
    reply: z.object({ count: z.int(), more: z.boolean() }),
  },
  'POST /api/grooming-requests': {
    summary: 'Ask for grooming',
    body: RequestDraft,
    reply: OwnRequest,
    status: 201,
  },
  'GET /api/grooming-requests/:id': { summary: 'One request', params: Params, reply: RequestDetail },
  'PATCH /api/grooming-requests/:id': {
    summary: 'Edit while no offer is accepted; open offers then wait for their senders to confirm',
    params: Params,
    body: RequestChange,
    fieldsSeen: true,
    reply: OwnRequest,
  },
  'GET /api/pet-owners/current-user/grooming-requests': {
    summary: "One's own requests, newest first",
    query: z.strictObject({ cursor: z.string().max(300).optional(), limit: PageLimit }),
    reply: z.array(OwnRequest),
  },
} as const satisfies EndpointTable;

export type RequestEvents = {
  'request.posted': { requestId: string };
  /** `terms`: what open offers answer and no longer fits; empty where nothing of that changed. */
  'request.changed': { requestId: string; terms: RequestTerm[] };
  /** A pet owner asks a provider by name. */
  'request.asked': { requestId: string; providerId: string };
  'request.reopened': { requestId: string };
  'request.ended': { requestId: string; status: 'cancelled' | 'expired' | 'completed' };
};
