import { z } from 'zod';
import { tipCategories, tipDifficulties, tipDrawings } from './care-tip-codes.ts';
import type { EndpointTable } from '../endpoint.ts';
import { Day, Id, Instant, PageLimit, line, text } from '../values.ts';
import { maxReason } from '../text/limits.ts';

/** How many tips one call generates. */
export const tipsAtOnce = 6;

const Category = z.enum(tipCategories);

/** The id of a tip of the catalog, such as `safety-parked-car`. */
const TipId = z
  .string()
  .max(100, 'At most 100 characters')
  .regex(/^[a-z]+(-[a-z0-9]+)+$/, 'Use the id of a care tip');

export const CareTip = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  /** What to do, in at most three short lines; the content says why and how. */
  steps: z.array(z.string()),
  category: Category,
  difficulty: z.enum(tipDifficulties),
  estimatedTime: z.string(),
  /** The path of the drawing as an SVG file. */
  imageUrl: z.string(),
  drawing: z.enum(tipDrawings),
  materials: z.array(z.string()),
  /** Names of the breed list; empty: any breed. */
  targetBreeds: z.array(z.string()),
  /** When to stop and see a vet. */
  redFlag: z.string().nullable(),
  /** On topics of poisoning: whom to call. */
  poisonLine: z.object({ name: z.string(), phone: z.string() }).nullable(),
  source: z.object({
    title: z.string(),
    body: z.string(),
    /** Null if the page shows none. */
    year: z.int().nullable(),
    /** The day its text was compared with the tip; null if it could not be read. */
    readOn: Day.nullable(),
    grade: z.enum(['guideline', 'regulator', 'clinic', 'trade']),
  }),
  /** What the caller did with it. */
  rating: z.int().nullable(),
  feedback: z.string().nullable(),
  savedAt: Instant.nullable(),
  /** No longer given; only readers who saved it can open it. */
  hidden: z.boolean(),
});
export type CareTip = z.output<typeof CareTip>;

/** A tip chosen for the caller's pets. */
export const ChosenTip = CareTip.extend({
  /** Names of the pets that it suits, the one of the reason first. */
  pets: z.array(z.string()),
  /** 'Because Bella is a senior with a double coat.' */
  because: z.string(),
});
export type ChosenTip = z.output<typeof ChosenTip>;

const DailyTip = ChosenTip.extend({ day: Day });
export type DailyTip = z.output<typeof DailyTip>;

/**
 * `chosen`: today’s tip is there. `waiting`: it is chosen when it is first read. `all_seen`: all tips that suit were tips
 * of the day within 60 days. `none_suits`: no tip suits any pet now.
 */
const DailyTipState = z.object({
  state: z.enum(['chosen', 'waiting', 'off', 'no_pet', 'all_seen', 'none_suits']),
  /** The day of the next tip; null if none is in sight. */
  nextOn: Day.nullable(),
});
export type DailyTipState = z.output<typeof DailyTipState>;

const Settings = z.object({
  /** The daily tip in the app. */
  enabled: z.boolean(),
  /** The daily tip by mail, too. */
  email: z.boolean(),
  /** The daily tip as a push notification, too. */
  push: z.boolean(),
});
export type DailyTipSettings = z.output<typeof Settings>;

export const TipRating = z.strictObject({
  tipId: TipId,
  /** 'Helpful' sends 5. */
  rating: z.int('Use a whole number').min(1, 'From 1 to 5').max(5, 'From 1 to 5'),
  feedback: text(1000).nullish(),
});

export const tipOrders = ['least_helpful', 'title'] as const;
export type TipOrder = (typeof tipOrders)[number];

/** A tip of the catalog with its readers' ratings, for admins. */
export const RatedTip = z.object({
  id: z.string(),
  title: z.string(),
  category: Category,
  ratings: z.int(),
  /** Ratings of five stars, which is what 'Helpful' sends. */
  helpful: z.int(),
  /** From 1 to 5; null without ratings. */
  average: z.number().nullable(),
  /** Ratings with words. */
  feedbacks: z.int(),
  hidden: z.object({ reason: z.string(), at: Instant }).nullable(),
});
export type RatedTip = z.output<typeof RatedTip>;

/** What one reader wrote, without the name. */
export const TipFeedback = z.object({ id: Id, rating: z.int(), feedback: z.string(), ratedAt: Instant });
export type TipFeedback = z.output<typeof TipFeedback>;

const TipParams = z.strictObject({ id: TipId });

export const careTipsApi = {
  'GET /api/pet-care-tips': {
    summary: 'Generate tips for one pet or all, of one category or all; each is noted as seen',
    query: z.strictObject({
      /** Left out or empty: all of one's pets. */
      petId: z.union([z.literal(''), Id]).optional(),
      /** Left out or empty: every category. */
      category: z.enum(['', ...tipCategories]).optional(),
    }),
    reply: z.array(ChosenTip),
  },
  'GET /api/pet-care-tips/saved': {
    summary: 'The tips one saved, the latest first',
    reply: z.array(CareTip),
  },
  'GET /api/pet-care-tips/:id': {
    summary: 'One tip, also for providers: warnings link to it',
    params: TipParams,
    reply: CareTip,
  },
  'GET /api/pet-care-tips/daily/:userId': {
    summary: 'One’s own tip of the day; null while daily tips are off, and where no tip is left or suits',
    params: z.strictObject({ userId: z.union([z.literal('current-user'), Id]) }),
    reply: DailyTip.nullable(),
  },
  'GET /api/pet-care-tips/daily-state': {
    summary: 'Why there is a tip of the day or none, and when the next one comes',
    reply: DailyTipState,
  },
  'GET /api/pet-care-tips/notifications': {
    summary: 'How one wants the daily tip',
    reply: Settings,
  },
  /** A later rating replaces the earlier one. */
  'POST /api/pet-care-tips/rate': {
    summary: 'Rate a tip, with feedback',
    idempotent: true,
    body: TipRating,
    reply: CareTip,
  },
  'POST /api/pet-care-tips/save': {
    summary: 'Save a tip, or remove it from the saved ones with `saved: false`',
    idempotent: true,
    body: z.strictObject({ tipId: TipId, saved: z.boolean().optional() }),
    reply: CareTip,
  },
  'POST /api/pet-care-tips/notifications': {
    summary: 'Switch the daily tip on or off, and choose mail and push; what is left out stays',
    idempotent: true,
    body: z.strictObject({
      enabled: z.boolean(),
      email: z.boolean().optional(),
      push: z.boolean().optional(),
    }),
    reply: Settings,
  },
  /** The calls for admins answer everyone else as an unknown path does. */
  'GET /api/admin/care-tips': {
    summary: 'All tips with their ratings, hidden ones included; first the lowest average, or by title',
    query: z.strictObject({ category: Category.optional(), sort: z.enum(tipOrders).optional() }),
    reply: z.array(RatedTip),
  },
  'GET /api/admin/care-tips/:id/feedback': {
    summary: 'What readers wrote about a tip, newest first',
    params: TipParams,
    query: z.strictObject({ cursor: Id.optional(), limit: PageLimit }),
    reply: z.array(TipFeedback),
  },
  'PATCH /api/admin/care-tips/:id': {
    summary: 'Hide a tip or show it again',
    params: TipParams,
    body: z.strictObject({ hidden: z.boolean(), reason: line(maxReason) }),
    reply: RatedTip,
  },
} as const satisfies EndpointTable;

export type CareTipEvents = {
  /** The tip of an owner's morning has been chosen; `daily_tip_settings` holds the channels. */
  'daily_tip.chosen': { accountId: string; day: string };
};
