import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { mostPets } from './grooming/own-visits.ts';
import { ToldBy, tellsClient } from './grooming/visit-client.ts';
import { Cents, Day, Id, Instant, PageLimit, Params, WallTime } from './values.ts';

/** Dates so far ahead are booked by themselves. */
export const weeksAhead = 26;

/** A date of a series on which nothing was booked, and why. */
export const SeriesGap = z.object({ day: Day, because: z.string() });
export type SeriesGap = z.output<typeof SeriesGap>;

/** A visit of one's own client that repeats by the clock of its place. */
export const VisitSeries = z.object({
  id: Id,
  clientId: Id,
  clientName: z.string(),
  petNames: z.array(z.string()),
  /** What each visit costs for a pet, in cents; null: not priced. */
  prices: z.array(z.object({ petId: Id, petName: z.string(), price: z.int().nullable() })),
  everyWeeks: z.int(),
  startsOn: Day,
  startTime: WallTime,
  timeZone: z.string(),
  /** The last day on which it may be. */
  until: Day.nullable(),
  /** Nothing is booked before this day. */
  pausedUntil: Day.nullable(),
  endedAt: Instant.nullable(),
  /** The next visit of the series that was neither moved nor cancelled. */
  next: z.object({ visitId: Id, startsAt: Instant }).nullable(),
  /**
   * What a change of the series finds: how many visits it moves, the day of the first of them, and the visits ahead that stay where they
   * are, since they are today, were moved by themselves, or are confirmed.
   */
  ahead: z.object({ moving: z.int(), from: Day.nullable(), staying: z.array(Instant) }),
  /** How the client is notified automatically of changes; null if the provider must tell them. */
  toldBy: ToldBy.nullable(),
  /** Whether the client has a phone and did not stop texts. */
  canText: z.boolean(),
  /** Dates ahead that could not be booked and were not put aside. */
  gaps: z.array(SeriesGap),
});
export type VisitSeries = z.output<typeof VisitSeries>;

/** A series with what was cancelled of it just now: how many visits, and the first of them. */
export const StoppedSeries = VisitSeries.extend({
  cancelled: z.object({ visits: z.int(), firstId: Id }).nullable(),
});
export type StoppedSeries = z.output<typeof StoppedSeries>;

/** A series with what was moved and cancelled of it just now. `was`: the price of the first visit in cents, if that has changed. */
export const ChangedSeries = StoppedSeries.extend({
  moved: z.object({ visits: z.int(), firstId: Id, was: z.int().optional() }).nullable(),
});
export type ChangedSeries = z.output<typeof ChangedSeries>;

/** The most clients for whom series are set up at once. */
export const mostProposals = 100;

/** A first visit for a client with an interval and without a series: the one that is booked, or a free time when the pet is due. */
export const SeriesProposal = z.object({
  clientId: Id,
  clientName: z.string(),
  petNames: z.array(z.string()),
  everyWeeks: z.int(),
  /** The visit that is booked already, if there is one. */
  visitId: Id.nullable(),
  /** Null where no time was found. */
  startsAt: Instant.nullable(),
  minutes: z.int(),
  /** Cents; null: not priced. */
  price: z.int().nullable(),
  staff: z.object({ id: Id, name: z.string() }).nullable(),
});
export type SeriesProposal = z.output<typeof SeriesProposal>;

const EveryWeeks = z.int('Use whole weeks').min(1, 'At least one week').max(52, 'At most 52 weeks');

export const SeriesChange = z.strictObject({
  /** The day of the first visit that moves, as the caller saw it. */
  from: Day.nullable(),
  /** The next date. */
  startsOn: Day,
  startTime: WallTime,
  everyWeeks: EveryWeeks,
  /** Prices of the visits from the change on; those that are left out stay. */
  prices: z
    .array(z.strictObject({ petId: Id, price: Cents }))
    .max(mostPets, `At most ${mostPets} pets`)
    .optional(),
  ...tellsClient,
});
export type SeriesChange = z.output<typeof SeriesChange>;

const record = { params: Params, reply: VisitSeries } as const;

export const visitSeriesApi = {
  'GET /api/visit-series': {
    summary: 'One’s own series that have not ended, the newest first',
    query: z.strictObject({ cursor: Id.optional(), limit: PageLimit }),
    reply: z.array(VisitSeries),
  },
  'POST /api/visit-series': {
    summary: 'Repeat a visit of one’s own client every so many weeks; it is the first of the series',
    body: z.strictObject({
      visitId: Id,
      everyWeeks: EveryWeeks,
      until: Day.nullish(),
    }),
    reply: VisitSeries,
    status: 201,
  },
  'GET /api/visit-series/proposals': {
    summary: 'First visits for clients with an interval and without a series, at most 100; nothing is booked',
    reply: z.object({
      timeZone: z.string(),
      /** Whether working hours were told; without them every day counts as open. */
      hasHours: z.boolean(),
      /** Clients with an interval and without a series. */
      total: z.int(),
      proposals: z.array(SeriesProposal),
    }),
  },
  'GET /api/visit-series/proposals/count': {
    summary: 'How many clients with an interval have no series',
    reply: z.object({ total: z.int() }),
  },
  'POST /api/visit-series/proposals': {
    summary: 'Set up series as proposed, each by itself; nobody is told. What could not be booked is listed',
    body: z.strictObject({
      series: z
        .array(z.strictObject({ clientId: Id, startsAt: Instant, staffId: Id.nullish() }))
        .min(1, 'Choose a client')
        .max(mostProposals, `At most ${mostProposals} at once`),
    }),
    reply: z.object({
      made: z.int(),
      refused: z.array(z.object({ clientId: Id, clientName: z.string(), because: z.string() })),
    }),
  },
  'POST /api/visit-series/:id/pause': {
    summary:
      'Book nothing before a day; visits of the series until then are cancelled, and its client told once',
    body: z.strictObject({ until: Day, ...tellsClient }),
    params: Params,
    reply: StoppedSeries,
  },
  'POST /api/visit-series/:id/resume': { summary: 'Book again from today on', ...record },
  'POST /api/visit-series/:id/change': {
    summary:
      'Change the days, the hour, and the prices of a series; its visits ahead move to the new dates, and its client is told once',
    body: SeriesChange,
    params: Params,
    reply: ChangedSeries,
  },
  'POST /api/visit-series/:id/end': {
    summary: 'End the series; its visits ahead are cancelled unless they are kept, and its client told once',
    body: z.strictObject({ keepVisits: z.boolean().optional(), ...tellsClient }).nullish(),
    params: Params,
    reply: StoppedSeries,
  },
  'DELETE /api/visit-series/:id/gaps/:day': {
    summary: 'Put a date aside on which nothing was booked',
    params: z.strictObject({ id: Id, day: Day }),
    reply: null,
  },
} as const satisfies EndpointTable;

export type VisitSeriesDomain = { api: typeof visitSeriesApi; events: object };
