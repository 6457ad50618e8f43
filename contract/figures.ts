import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { Day, Id, Instant } from './values.ts';

/** The longest period, in days: three years. */
export const longestPeriod = 1096;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** First and last day. Work counts on its day at the place, other things in one's own time zone. */
const period = { from: Day, to: Day };
const isPeriod = ({ from, to }: { from: string; to: string }) =>
  from <= to && daysBetween(from, to) < longestPeriod;
const notPeriod = { path: ['to'], error: 'Choose a last day within three years after the first' };
export const FiguresPeriod = z.strictObject(period).refine(isPeriod, notPeriod);
export type FiguresPeriod = z.output<typeof FiguresPeriod>;

const Money = z.int().describe('cents');
/** `count` of `of`: 8 of 10. */
const Share = z.object({ count: z.int(), of: z.int() });
export type Share = z.output<typeof Share>;

/** A week, or a month where the period is longer than 100 days; the first and the last may be shorter. */
const step = { from: Day, to: Day };
/** Jobs on each day of the week, Monday first. */
const Weekdays = z.array(z.int()).length(7);

/** Reviews that can be read, by the day on which they were written. */
const Ratings = z.object({
  average: z.number().nullable(),
  count: z.int(),
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  stars: z.array(z.int()).length(5),
});
export type Ratings = z.output<typeof Ratings>;

/** What was sent in the period, how much of it has been decided, and how much accepted. */
const Answered = z.object({ sent: z.int(), accepted: Share });
/** The middle of the times it took, and of how many. */
const Median = z.object({ minutes: z.int().nullable(), of: z.int() });
export type Median = z.output<typeof Median>;

const common = {
  /** Whether there was any work at all, in any period. */
  any: z.boolean(),
  weekdays: Weekdays,
};
/** After shifts by salons or groomers, after visits by pet parents. */
const RatingsByTrade = z.object({ shift: Ratings, visit: Ratings });
export type RatingsByTrade = z.output<typeof RatingsByTrade>;
/** What is booked from now on, whatever the period. */
const upcoming = { shifts: z.int(), visits: z.int(), visitsPrice: Money, nextAt: Instant.nullable() };

/** Money is what the books say of the same days; pay that waits or is disputed is in no sum but its own. */
export const GroomerFigures = z.object({
  ...common,
  ratings: RatingsByTrade,
  earned: z.object({ shifts: Money, visits: Money, unconfirmed: Money, disputed: Money }),
  work: z.object({ shifts: z.int(), dogs: z.int(), visits: z.int(), pets: z.int() }),
  steps: z.array(z.object({ ...step, shifts: Money, visits: Money, jobs: z.int() })),
  applications: Answered,
  offers: Answered,
  repeat: z.object({ clients: Share, salons: Share }),
  upcoming: z.object(upcoming),
});
export type GroomerFigures = z.output<typeof GroomerFigures>;

export const BusinessFigures = z.object({
  ...common,
  ratings: RatingsByTrade,
  revenue: z.object({ shifts: Money, visits: Money }),
  paid: z.object({ groomers: Money, unconfirmed: Money, disputed: Money }),
  work: z.object({ shifts: z.int(), dogs: z.int(), visits: z.int(), pets: z.int() }),
  steps: z.array(z.object({ ...step, shifts: Money, visits: Money, paid: Money, jobs: z.int() })),
  /** Of the shifts that were filled or ran out of time. */
  filled: Share,
  timeToFill: Median,
  applications: z.int(),
  offers: Answered,
  repeat: z.object({ clients: Share, groomers: Share }),
  upcoming: z.object({ ...upcoming, open: z.int() }),
});
export type BusinessFigures = z.output<typeof BusinessFigures>;

export const PetOwnerFigures = z.object({
  ...common,
  ratings: Ratings,
  /** At the prices that were agreed. */
  spent: z.object({ total: Money, saved: Money }),
  visits: z.int(),
  steps: z.array(z.object({ ...step, spent: Money, jobs: z.int() })),
  pets: z.array(z.object({ id: Id, name: z.string(), visits: z.int() })),
  providers: z.array(z.object({ id: Id, name: z.string(), visits: z.int(), spent: Money })),
  requests: z.object({ posted: z.int(), booked: Share, offers: z.int() }),
  firstOffer: Median,
  repeat: Share,
  upcoming: z.object({ visits: z.int(), visitsPrice: Money, nextAt: Instant.nullable() }),
});
export type PetOwnerFigures = z.output<typeof PetOwnerFigures>;

export const FiguresRole = z.enum(['groomer', 'business', 'pet-owner']);
export type FiguresRole = z.output<typeof FiguresRole>;

export const figuresApi = {
  'GET /api/figures/groomer': {
    summary: 'One’s own figures as a groomer',
    query: FiguresPeriod,
    reply: GroomerFigures,
  },
  'GET /api/figures/business': {
    summary: 'The figures of one’s own business',
    query: FiguresPeriod,
    reply: BusinessFigures,
  },
  'GET /api/figures/pet-owner': {
    summary: 'One’s own figures as a pet parent',
    query: FiguresPeriod,
    reply: PetOwnerFigures,
  },
  'GET /api/figures/jobs-csv': {
    summary: 'Every shift and visit that the figures count, as CSV',
    query: z.strictObject({ as: FiguresRole, ...period }).refine(isPeriod, notPeriod),
    reply: null,
    status: 200,
    mediaType: 'text/csv',
  },
} as const satisfies EndpointTable;
