import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { OfferEnding, OfferStatus, RequestAction, RequestStatus, RequestTerm } from './grooming-lifecycle.ts';
import { BookedVisit, EndedVisit } from './visits-of-requests.ts';
import { serviceCodes } from '../pets/pet-codes.ts';
import { codesOf } from '../profiles/facts.ts';
import { priceReason } from '../profiles/price-reasons.ts';
import { pinsReply } from '../places/pins.ts';
import { AnyService, BookedServices, Service } from '../pets/services.ts';
import { Reliability } from '../reliability.ts';
import { Coat, FiledBite, Size, Species, Temperament } from '../pets/pets.ts';
import {
  Day,
  Dollars,
  Id,
  Instant,
  line,
  numberFrom,
  PageLimit,
  Params,
  text,
  wholeFrom,
  searchText,
} from '../values.ts';

/** The first version's levels; the web shows `urgent` in the destructive style. */
export const Urgency = z.enum(['low', 'normal', 'high', 'urgent']);
/** The time of the preferred day, local to the pet's place. */
export const DayWindow = z.enum(['morning', 'midday', 'afternoon', 'evening', 'any']);
export type DayWindow = z.output<typeof DayWindow>;
/** The default start of an offer without a time. */
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
  /** A service of a provider's own name only where that provider is asked by name. */
  servicesNeeded: BookedServices,
  /** Whole dollars for all pets together. */
  estimatedBudget: Dollars.nullish(),
  urgency: Urgency.optional(),
  preferredDate: Day.nullish(),
  window: DayWindow.optional(),
  where: Where.optional(),
  /** Without it, the profile's preferred radius. */
  travelMiles: z.int().min(1, 'At least 1 mile').max(200, 'At most 200 miles').nullish(),
  /** Where the pet lives: ZIP, city or address; without it, the profile's place. */
  address: line(200).optional(),
};

/** `petId` is the first version's payload; `petIds` requests grooming for several pets. */
export const RequestDraft = z.strictObject({
  ...draft,
  petId: Id.optional(),
  petIds: z.array(Id).min(1).max(6, 'At most 6 pets').optional(),
  /** A groomer or business that is notified first; others may offer too. */
  askedId: Id.optional(),
});
export const RequestChange = z
  .strictObject({ ...draft, petIds: z.array(Id).min(1, 'Choose a pet').max(6, 'At most 6 pets') })
  .partial();

/** A pet as shown to those who may groom it. */
export const RequestedPet = z.object({
  id: Id,
  name: z.string(),
  species: Species,
  breed: z.string().nullable(),
  /** The name in the list of breeds that the words are read as. */
  recognizedBreed: z.string().nullable(),
  coat: Coat.nullable(),
  size: Size,
  age: z.int().nullable(),
  weight: z.number().nullable(),
  temperament: z.array(Temperament),
  specialConditions: z.array(z.string()),
  /** The owner's grooming preferences and where the coat mats. */
  groomingNotes: z.string().nullable(),
  bites: z.array(z.object({ on: Day, what: z.string() })),
  /** Bites that providers filed. */
  filedBites: z.array(FiledBite),
  petImageUrl: z.string().nullable(),
});

/**
 * A request as shown in lists. `pet` is the first of `pets`; the exact address is shown only after booking.
 */
export const RequestCard = z.object({
  id: Id,
  title: z.string(),
  description: z.string().nullable(),
  petId: Id,
  pet: RequestedPet,
  pets: z.array(RequestedPet),
  servicesNeeded: z.array(AnyService),
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
  /** Where the pet lives, rounded to about a mile. */
  latitude: z.number(),
  longitude: z.number(),
  /** Miles from the searched place, or else the viewer's; null where there is neither. */
  distanceMiles: z.number().nullable(),
  /** The number of open offers, at most 8. */
  applicationCount: z.int(),
  /** Posted by a Premium member, and sorted first. */
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
  /** When the owner last changed a term that offers depend on; null if never. */
  termsChangedAt: Instant.nullable(),
  /** The viewer's own latest offer, if any. `changedTerms`: the changes since they last agreed. */
  ownOffer: z
    .object({
      id: Id,
      status: OfferStatus,
      endedBecause: OfferEnding.nullable(),
      changedTerms: z.array(RequestTerm),
    })
    .nullable(),
  /** The pet owner asks the viewer by name, who has not passed. */
  asksYou: z.boolean(),
});
export type RequestCard = z.output<typeof RequestCard>;

export const RequestDetail = RequestCard.extend({
  /** The actions the viewer may take now. */
  actions: z.array(RequestAction),
  reliability: Reliability.describe('of the pet owner'),
});
export type RequestDetail = z.output<typeof RequestDetail>;

/** The owner's view of their request, with its outcome. */
export const OwnRequest = RequestCard.extend({
  actions: z.array(RequestAction),
  openOffers: z.int(),
  unreadOffers: z.int(),
  visit: BookedVisit.nullable(),
  /** Null where a visit is booked, done, or never was. */
  endedVisit: EndedVisit.nullable(),
  cancelReason: z.string().nullable(),
  /** Whom the owner asks by name, and whether they said that they cannot take it. */
  asked: z.object({ name: z.string(), passed: z.boolean() }).nullable(),
  /** As the owner wrote it; others see city and state. */
  address: z.string(),
});
export type OwnRequest = z.output<typeof OwnRequest>;

export const RequestSort = z.enum(['newest', 'nearest', 'budget', 'soonest']);
export type RequestSort = z.output<typeof RequestSort>;

export const RequestFilters = z.strictObject({
  /** A ZIP, `City, ST` or `latitude, longitude` from which distances are measured; without it, the viewer's place. */
  near: text(120).optional(),
  /** Miles around that place; without it the area is unlimited. */
  radius: numberFrom(1, 500).optional(),
  size: Size.optional(),
  species: Species.optional(),
  service: Service.optional(),
  urgency: Urgency.optional(),
  /** First and last preferred day; either one leaves out requests without a day. */
  from: Day.optional(),
  to: Day.optional(),
  /** Minimum budget, whole dollars. */
  minBudget: wholeFrom(0, 1_000_000).optional(),
  /**
   * Search words; each must match the start of a word in the request's text, the pets' names and breeds, or
   * the city.
   */
  q: searchText(100).optional(),
});
export type RequestFilters = z.output<typeof RequestFilters>;

export const RequestSearch = RequestFilters.extend({
  /**
   * The order within Premium and within the others: `newest` (default), `nearest`, highest `budget`,
   * `soonest` preferred day.
   */
  sort: RequestSort.optional(),
  cursor: z.string().max(300).optional(),
  limit: PageLimit.optional(),
});
export type RequestSearch = z.output<typeof RequestSearch>;

/** A request as a map shows it before it is chosen; its place is rounded to about a mile. */
export const RequestPin = z.object({
  id: Id,
  title: z.string(),
  petName: z.string(),
  city: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  estimatedBudget: z.int().nullable(),
  preferredDate: Day.nullable(),
  window: DayWindow,
  /** The viewer has sent an offer. */
  offered: z.boolean(),
});
export type RequestPin = z.output<typeof RequestPin>;

/** Whose price list is read for which pets and services; ids and codes with commas between. */
const AskedPrice = z.strictObject({
  askedId: Id,
  petIds: z.string().regex(/^[\da-f-]{36}(?:,[\da-f-]{36}){0,11}$/, 'Use at most 12 ids with commas between'),
  services: codesOf(serviceCodes).optional(),
});

export const groomingRequestsApi = {
  'GET /api/grooming-requests/asked-price': {
    summary: "What a provider's own price list says for one's pets; null where it does not say it",
    query: AskedPrice,
    reply: z.object({
      /** The services of their own name, with the lowest price of each in cents. */
      own: z.array(z.object({ service: AnyService, from: z.int() })),
      pets: z.array(z.object({ name: z.string(), price: z.int().nullable(), ...priceReason })),
      /** With the way, where they come to the pet. */
      total: z.int().nullable(),
      /** How long their offer would take by their list; null where the list does not say it for every pet. */
      minutes: z.int().nullable(),
      /** Cents of it for coming to the pet. */
      travel: z.int(),
    }),
  },
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
  'GET /api/grooming-requests/pins': {
    summary: 'Where the open requests are that fit, nearest first; up to 500, then `more`',
    query: RequestFilters,
    reply: pinsReply(RequestPin),
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
  'POST /api/grooming-requests/:id/pass': {
    summary: 'Say that one cannot take a request that asks for oneself; it stays open for others',
    params: Params,
    reply: RequestDetail,
  },
  'GET /api/pet-owners/current-user/grooming-requests': {
    summary: "One's own requests, newest first",
    query: z.strictObject({ cursor: z.string().max(300).optional(), limit: PageLimit }),
    reply: z.array(OwnRequest),
  },
} as const satisfies EndpointTable;

export type RequestEvents = {
  'request.posted': { requestId: string };
  /** `terms`: the changed terms that open offers depend on; empty if there are none. */
  'request.changed': { requestId: string; terms: RequestTerm[] };
  /** A pet owner invites a provider. */
  'request.asked': { requestId: string; providerId: string };
  /** The provider who is asked cannot take it. */
  'request.passed': { requestId: string };
  'request.reopened': { requestId: string };
  'request.ended': { requestId: string; status: 'cancelled' | 'expired' | 'completed' };
};
