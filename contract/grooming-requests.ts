import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { RequestAction, RequestStatus } from './grooming-lifecycle.ts';
import { serviceCodes } from './pet-codes.ts';
import { Coat, Size, Species, Temperament } from './pets.ts';
import { Day, Dollars, Id, Instant, line, PageLimit, Params, text } from './values.ts';

export const Service = z.enum(serviceCodes);
/** The first version's levels; `urgent` looks destructive. */
export const Urgency = z.enum(['low', 'normal', 'high', 'urgent']);
/** When on the preferred day: by the pet owner's clock. */
export const DayWindow = z.enum(['morning', 'midday', 'afternoon', 'evening', 'any']);
/** `home`: the groomer comes. `travel`: up to `travelMiles`. `either`: both are fine. */
export const Where = z.enum(['home', 'travel', 'either']);

const draft = {
  title: line(120),
  description: text(2000).nullish(),
  servicesNeeded: z.array(Service).min(1, 'Choose at least one service').max(serviceCodes.length),
  /** Whole dollars for all pets together. */
  estimatedBudget: Dollars.nullish(),
  urgency: Urgency.optional(),
  preferredDate: Day.nullish(),
  window: DayWindow.optional(),
  where: Where.optional(),
  travelMiles: z.int().min(1).max(200).nullish(),
  /** Where the pet lives: ZIP, city or address; one's own profile's place without it. */
  address: line(200).optional(),
};

/** The first version's payload (`petId`) is enough; `petIds` asks for several pets at once. */
export const RequestDraft = z.strictObject({
  ...draft,
  petId: Id.optional(),
  petIds: z.array(Id).min(1).max(6, 'At most 6 pets').optional(),
});
export const RequestChange = z.strictObject(draft).partial();

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
  city: z.string().nullable(),
  state: z.string().nullable(),
  timeZone: z.string().nullable(),
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
  /** The viewer's own offer, if they sent one. */
  ownOffer: z.object({ id: Id, status: z.string() }).nullable(),
  actions: z.array(RequestAction),
});
export type RequestCard = z.output<typeof RequestCard>;

/** One's own request with what came of it. */
export const OwnRequest = RequestCard.extend({
  openOffers: z.int(),
  unreadOffers: z.int(),
  visit: z.object({ id: Id, status: z.string(), startsAt: Instant }).nullable(),
  cancelReason: z.string().nullable(),
});
export type OwnRequest = z.output<typeof OwnRequest>;

export const RequestSearch = z.strictObject({
  near: text(120).optional(),
  radius: z.coerce.number().min(1).max(500).optional(),
  size: Size.optional(),
  species: Species.optional(),
  service: Service.optional(),
  urgency: Urgency.optional(),
  from: Day.optional(),
  to: Day.optional(),
  /** Least budget, whole dollars. */
  minBudget: z.coerce.number().int().min(0).optional(),
  q: text(100).optional(),
  sort: z.enum(['newest', 'nearest', 'budget', 'soonest']).optional(),
  cursor: z.string().max(300).optional(),
  limit: PageLimit.optional(),
});

export const groomingRequestsApi = {
  'GET /api/grooming-requests': {
    summary: 'Open requests that fit; Premium first',
    query: RequestSearch,
    reply: z.array(RequestCard),
  },
  'POST /api/grooming-requests': {
    summary: 'Ask for grooming',
    body: RequestDraft,
    reply: OwnRequest,
    status: 201,
  },
  'GET /api/grooming-requests/:id': { summary: 'One request', params: Params, reply: RequestCard },
  'PATCH /api/grooming-requests/:id': {
    summary: 'Edit while no offer is accepted',
    params: Params,
    body: RequestChange,
    reply: OwnRequest,
  },
  'POST /api/grooming-requests/:id/cancel': {
    summary: 'Cancel, with a reason',
    params: Params,
    body: z.strictObject({ reason: text(500).pipe(z.string().min(1, 'Please give a reason')) }),
    reply: OwnRequest,
  },
  'GET /api/pet-owners/current-user/grooming-requests': {
    summary: "One's own requests, newest first",
    reply: z.array(OwnRequest),
  },
} as const satisfies EndpointTable;

export type RequestEvents = {
  'request.posted': { requestId: string };
  'request.changed': { requestId: string };
  'request.ended': { requestId: string; status: 'cancelled' | 'expired' | 'completed' };
};
