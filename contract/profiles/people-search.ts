import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { serviceCodes, speciesCodes } from '../pets/pet-codes.ts';
import { EngagementType } from '../reviews.ts';
import { pinsReply } from '../places/pins.ts';
import { Day, Id, numberFrom, PageLimit, searchText, text, wholeFrom } from '../values.ts';
import { BusinessType, GroomerCard, OwnerCard } from './profiles.ts';

const PeopleFilters = z.strictObject({
  /** A ZIP or `City, ST` from which distances are measured; without it, the viewer's place. */
  near: text(120).optional(),
  /** Miles around that place; without it the area is unlimited. */
  radius: numberFrom(1, 500).optional(),
  /** Where they work; a groomer may do both. */
  type: BusinessType.optional(),
  service: z.enum(serviceCodes).optional(),
  species: z.enum(speciesCodes).optional(),
  /**
   * The work whose reviews count: pet parents write after visits, salons and groomers after shifts. Without it,
   * what people in the viewer's role wrote.
   */
  ratedAfter: EngagementType.optional(),
  /** Minimum rating; it leaves out people without such reviews. */
  minRating: numberFrom(1, 5).optional(),
  /** A day on which they still have a free hour. */
  on: Day.optional(),
  /** Drives to pets, and as far as the place that distances are measured from. */
  comesToYou: z.literal('true').optional(),
  /** Has a certification that an admin has checked and that has not expired. */
  checked: z.literal('true').optional(),
  /** Gives Premium members their discount. */
  honorsPremium: z.literal('true').optional(),
  /** A name, also misspelled, or words of the profile. */
  q: searchText(100).optional(),
});

export const GroomerFilters = PeopleFilters.extend({
  /** One of the words that groomers list, in capital or small letters. */
  specialization: text(60).optional(),
  /** Minimum years of experience. */
  minYears: wholeFrom(0, 80).optional(),
});
export type GroomerFilters = z.output<typeof GroomerFilters>;

export const OwnerFilters = PeopleFilters;
export type OwnerFilters = z.output<typeof OwnerFilters>;

/**
 * `nearest` (default), then best rated; best `rating`, then most reviews; `newest` profile; lowest `price`
 * of a full groom in the price book, then those without. Without a place, `nearest` is `rating`.
 */
export const OwnerSort = z.enum(['nearest', 'rating', 'price', 'newest']);
export type OwnerSort = z.output<typeof OwnerSort>;
export const GroomerSort = z.enum([...OwnerSort.options, 'experience']);
export type GroomerSort = z.output<typeof GroomerSort>;

const page = {
  cursor: z.string().max(300).optional(),
  limit: PageLimit.optional(),
  /** Only this person, if they match. */
  only: Id.optional(),
};
export const GroomerSearch = GroomerFilters.extend({ sort: GroomerSort.optional(), ...page });
export type GroomerSearch = z.output<typeof GroomerSearch>;
export const OwnerSearch = OwnerFilters.extend({ sort: OwnerSort.optional(), ...page });
export type OwnerSearch = z.output<typeof OwnerSearch>;

/** A person as a map shows them before they are chosen. A groomer's place is rounded to about a mile. */
export const PersonPin = z.object({
  id: Id,
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  rating: z.number().nullable(),
  /** Cents, as on the card. */
  fullGroomFrom: z.int().nullable(),
});
export type PersonPin = z.output<typeof PersonPin>;

const Counted = z.object({ count: z.int(), more: z.boolean() });

export const peopleSearchApi = {
  'GET /api/groomers': { summary: 'Groomers that fit', query: GroomerSearch, reply: z.array(GroomerCard) },
  'GET /api/groomers/count': {
    summary: 'How many groomers fit; counted to 500, then `more`',
    query: GroomerFilters,
    reply: Counted,
  },
  'GET /api/groomers/pins': {
    summary: 'Where the groomers are that fit, nearest first; up to 500, then `more`',
    query: GroomerFilters,
    reply: pinsReply(PersonPin),
  },
  'GET /api/owners': {
    summary: 'Salons and mobile businesses that fit',
    query: OwnerSearch,
    reply: z.array(OwnerCard),
  },
  'GET /api/owners/count': {
    summary: 'How many salons and mobile businesses fit; counted to 500, then `more`',
    query: OwnerFilters,
    reply: Counted,
  },
  'GET /api/owners/pins': {
    summary: 'Where the salons and mobile businesses are that fit, nearest first; up to 500, then `more`',
    query: OwnerFilters,
    reply: pinsReply(PersonPin),
  },
} as const satisfies EndpointTable;
