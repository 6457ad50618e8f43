import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { ShownCertification } from './certifications.ts';
import { ProviderFacts } from './facts.ts';
import { PortfolioItem } from './portfolio.ts';
import { Reliability } from '../reliability.ts';
import { EngagementType, RatingAfter } from '../reviews.ts';
import { Day, Id, Instant, wholeFrom } from '../values.ts';

/** Whose pages everyone may read. */
export const PublicRole = z.enum(['groomer', 'business']);
export type PublicRole = z.output<typeof PublicRole>;

const Slug = z
  .string()
  .max(100)
  .regex(/^[\w-]+$/, 'Not the address of a page');

/** One's own page, and why others cannot read it yet. */
export const OwnPublicPage = z.object({
  as: PublicRole,
  slug: z.string(),
  hidden: z.boolean(),
  /** `incomplete`: the profile lacks something. `unlisted`: there is no membership. Null if everyone can read it. */
  unseenBecause: z.enum(['hidden', 'incomplete', 'unlisted']).nullable(),
  /** What the address would be made anew from the present name; null if it is made from it already. */
  nextSlug: z.string().nullable(),
});
export type OwnPublicPage = z.output<typeof OwnPublicPage>;

const PublicReview = z.object({
  id: Id,
  rating: z.int(),
  tags: z.array(z.string()),
  text: z.string(),
  createdAt: Instant,
  engagementType: EngagementType,
  /** First names only, or the name of a business. */
  author: z.string(),
  reply: z.string().nullable(),
});
export type PublicReview = z.output<typeof PublicReview>;

/** Of the reviews by pet parents. */
const rated = { rating: z.number().nullable(), reviewCount: z.int() };

/** A groomer or a business on lists that everyone may read. */
export const PublicCard = z.object({
  as: PublicRole,
  slug: z.string(),
  name: z.string(),
  /** A groomer's title; null for a business. */
  title: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** Whether they come to the pet; `both` and `salon` also work in a salon. */
  works: z.enum(['mobile', 'salon', 'both']),
  yearsExperience: z.int().nullable(),
  /** Specializations of a groomer, services of a business. */
  skills: z.array(z.string()),
  checked: z.boolean(),
  ...rated,
});
export type PublicCard = z.output<typeof PublicCard>;

/** What everyone may read of a groomer or a business: no street of a home, no phone, no email. */
export const PublicPage = PublicCard.extend({
  id: Id,
  /** A groomer's first name, or the name of the business. */
  shortName: z.string(),
  about: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  /** Only of a salon. */
  address: z.string().nullable(),
  zip: z.string().nullable(),
  /** How far they come, in miles. */
  radius: z.int(),
  hours: z.string().nullable(),
  certifications: z.array(ShownCertification),
  /** Of each weekday, Monday first; null where a business has its hours only as a text. */
  openingHours: z
    .array(
      z.object({
        day: z.string(),
        words: z.string(),
        spans: z.array(z.object({ from: z.string(), to: z.string() })),
      }),
    )
    .nullable(),
  ...ProviderFacts.pick({ areas: true, safety: true }).shape,
  /** In words, as are the services and sizes of the price book, whose prices are in cents. */
  languages: z.array(z.string()),
  priceGuide: z.array(
    z.object({
      service: z.string(),
      prices: z.array(z.object({ size: z.string(), from: z.int() })),
      /** Instead of the price of the size; breeds and groups of breeds. */
      byBreed: z.array(z.object({ breed: z.string(), from: z.int() })),
    }),
  ),
  /** What can be added on the day, in words and cents. */
  extras: z.array(z.object({ name: z.string(), cents: z.int() })),
  /** The next days, and whether clients find a time on their booking page; none if they have not told their hours. */
  days: z.array(z.object({ day: Day, free: z.boolean() })),
  gallery: z.array(PortfolioItem),
  reliability: Reliability,
  /** An answer within these hours is in time, and figures count the last days. */
  counts: z.object({ answerHours: z.int(), days: z.int() }),
  /** By each trade that wrote any, apart, pet parents first; of a business only theirs. */
  reviews: z.array(
    RatingAfter.extend({
      /** How often each tag was given, the most frequent first. */
      tags: z.array(z.object({ tag: z.string(), count: z.int() })),
      latest: z.array(PublicReview),
    }),
  ),
  /** Whether clients can book on the provider's own booking page. */
  booksOnline: z.boolean(),
  /** The place in the address of the page of their town. */
  town: z.object({ state: z.string(), city: z.string() }),
  socialImage: z.string(),
  /** False while there is too little to read for search engines. */
  indexed: z.boolean(),
});
export type PublicPage = z.output<typeof PublicPage>;

/** A groomer or a business in the list of a town, with what a visitor decides by. */
export const TownCard = PublicCard.extend({
  /** Of a salon; null for those whose place is a home or a van. */
  address: z.string().nullable(),
  /** Parts of town and how many miles they come, of those who come to the pet. */
  areas: z.array(z.string()),
  radius: z.int(),
  /** The lowest price of the first service in the price list, in cents; null without prices. */
  lowest: z.object({ service: z.string(), from: z.int() }).nullable(),
  /** Of the days that their own page shows, the first free one. */
  nextFree: Day.nullable(),
  booksOnline: z.boolean(),
});
export type TownCard = z.output<typeof TownCard>;

/** What the list of a town can be narrowed to: who comes to the pet, who grooms in a salon, who grooms cats. */
export const TownFilter = z.enum(['mobile', 'salon', 'cats']);
export type TownFilter = z.output<typeof TownFilter>;

/** `count` is of all who match the filter. */
const PeopleOfTown = z.object({ count: z.int(), cards: z.array(TownCard) });

export const TownPage = z.object({
  city: z.string(),
  state: z.string(),
  stateName: z.string(),
  /** As in the address of the page. */
  slug: z.string(),
  groomers: PeopleOfTown,
  businesses: PeopleOfTown,
  /** How many of both kinds there are, and how many match each filter. */
  matching: z.object({ all: z.int(), mobile: z.int(), salon: z.int(), cats: z.int() }),
  /** How many of all of them have a rating by pet parents. */
  rated: z.int(),
  /** The lowest price of a full groom in town, in cents; null if no page in town shows one. */
  groomFrom: z.int().nullable(),
  socialImage: z.string(),
  /** How many pages the longer list has. */
  pages: z.int(),
  /** Towns nearby with groomers or businesses, the nearest first. */
  neighbors: z.array(
    z.object({ city: z.string(), state: z.string(), slug: z.string(), count: z.int(), miles: z.int() }),
  ),
});
export type TownPage = z.output<typeof TownPage>;

const Own = z.strictObject({ as: PublicRole });
const ofPage = z.strictObject({ as: PublicRole, slug: Slug });

export const publicPagesApi = {
  'GET /api/public-pages/own/:as': {
    summary: 'One’s own public page',
    params: Own,
    reply: OwnPublicPage,
  },
  'PUT /api/public-pages/own/:as': {
    summary: 'Show or hide one’s own public page',
    params: Own,
    body: z.strictObject({ hidden: z.boolean() }),
    reply: OwnPublicPage,
  },
  'POST /api/public-pages/own/:as/renew': {
    summary: 'Make the address of one’s own public page anew from the present name; the old one leads to it',
    params: Own,
    idempotent: true,
    reply: OwnPublicPage,
  },
  'GET /api/public-pages/:as/:slug': {
    summary: 'The public page of a groomer or a business; `slug` of the reply is its present address',
    params: ofPage,
    reply: PublicPage,
  },
  'GET /api/public-pages/towns/:state/:city': {
    summary: 'The groomers and businesses of a town, the most reviewed first',
    params: z.strictObject({ state: Slug, city: Slug }),
    query: z.strictObject({ page: wholeFrom(1, 1000).optional(), only: TownFilter.optional() }),
    reply: TownPage,
  },
  'GET /social/:as/:slug/:version': {
    summary: 'The picture that social networks show of a public page',
    params: ofPage.extend({
      version: z.string().regex(/^[\w-]{1,40}\.png$/, 'Not the address of a picture'),
    }),
    reply: null,
    status: 200,
    mediaType: 'image/png',
  },
  'GET /social/towns/:state/:city/:version': {
    summary: 'The picture that social networks show of a town',
    params: z.strictObject({
      state: Slug,
      city: Slug,
      version: z.string().regex(/^[\w-]{1,40}\.png$/, 'Not the address of a picture'),
    }),
    reply: null,
    status: 200,
    mediaType: 'image/png',
  },
  'GET /robots.txt': {
    summary: 'What search engines may read',
    reply: null,
    status: 200,
    mediaType: 'text/plain',
  },
  'GET /sitemap.xml': {
    summary: 'The list of sitemaps',
    reply: null,
    status: 200,
    mediaType: 'application/xml',
  },
  'GET /sitemaps/:file': {
    summary: 'Addresses of pages that everybody may read',
    params: z.strictObject({
      file: z.string().regex(/^(pages|groomers|businesses|towns)-\d{1,5}\.xml$/, 'Not a sitemap'),
    }),
    reply: null,
    status: 200,
    mediaType: 'application/xml',
  },
} as const satisfies EndpointTable;
