import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { Id, Instant, PageLimit, Params, text } from './values.ts';
import { maxAppeal, maxReason } from './text/limits.ts';

/** The rules as figures: the policy applies them, and the page about them prints them. */
export const reliabilityRules = {
  /** How long a fact counts; its weight falls evenly from all to nothing over this time. */
  countsForDays: 90,
  /** How long a cancellation and the report of a no-show can be undone. */
  undoMinutes: 10,
  /** Hours in which the other side can contest a no-show before it becomes final. */
  contestHours: 72,
  /** So many times within `countsForDays` bad weather is accepted as a reason without an explanation. */
  weatherFree: 2,
  /** Leaving this soon after the booking was made never counts. */
  secondThoughtsMinutes: 60,
  /** Leaving booked work later than this before its start counts. */
  lateHours: { shift: 48, visit: 24 },
  /** The pay of a worked shift is recorded in time until this long after its end. */
  payHours: 72,
  /** An application, an offer or a proposed time is answered in time within this. */
  answerHours: 48,
  /** A figure is shown from this many facts on. */
  fewest: 3,
} as const;

export const FactKind = z.enum([
  'kept',
  'withdrawn_late',
  'cancelled_late',
  'no_show',
  'paid_in_time',
  'paid_late',
  'answered_in_time',
  'answered_late',
]);
export type FactKind = z.output<typeof FactKind>;

/** The three figures, and for each kind the one that it counts in and whether it counts for the person. */
export const figureNames = ['bookings', 'pay', 'answers'] as const;
export type FigureName = (typeof figureNames)[number];
export const factKinds = {
  kept: { figure: 'bookings', good: true },
  withdrawn_late: { figure: 'bookings', good: false },
  cancelled_late: { figure: 'bookings', good: false },
  no_show: { figure: 'bookings', good: false },
  paid_in_time: { figure: 'pay', good: true },
  paid_late: { figure: 'pay', good: false },
  answered_in_time: { figure: 'answers', good: true },
  answered_late: { figure: 'answers', good: false },
} as const satisfies Record<FactKind, { figure: FigureName; good: boolean }>;

/** The last 90 days: `kept` of `of`; `percent` weighs recent facts more. */
export const Figure = z.object({ kept: z.int(), of: z.int(), percent: z.int() });
export type Figure = z.output<typeof Figure>;

/** A figure is null below three facts. */
export const Reliability = z.object({
  /** Whether nothing was ever worked or groomed with this person; asked only where `bookings` is null. */
  isNew: z.boolean(),
  bookings: Figure.nullable(),
  pay: Figure.nullable(),
  answers: Figure.nullable(),
});
export type Reliability = z.output<typeof Reliability>;

/** What leaving booked work counts as. */
export const CountsAs = z.enum(['nothing', 'withdrawn_late', 'cancelled_late']);
export type CountsAs = z.output<typeof CountsAs>;

/** Why leaving counts as nothing. */
export const Harmless = z.enum(['not_booked', 'in_time', 'just_booked', 'weather']);
export type Harmless = z.output<typeof Harmless>;

/** What leaving booked work now would count as, and until when it would count. */
export const Consequence = z.object({
  countsAs: CountsAs,
  until: Instant.nullable(),
  because: Harmless.nullable(),
});
export type Consequence = z.output<typeof Consequence>;

/** What leaving a booked shift would count as, and what the business would owe for it, in cents; null for the groomer. */
export const ShiftConsequence = Consequence.extend({ owes: z.int().nullable() });

/**
 * `countsAs` is what the caller's page showed; the call is refused if leaving would count as something else. Not
 * checked if omitted. `weather` that made travel impossible does not count, unless the other side objects;
 * `weatherNote` says what it was like and is needed from the third time in 90 days.
 */
export const leaving = {
  countsAs: CountsAs.nullish(),
  weather: z.boolean().optional(),
  weatherNote: text(300).optional(),
};

/** `settled`: the two sides agreed before an admin decided. */
export const AppealStatus = z.enum(['filed', 'overturned', 'upheld', 'settled']);
export type AppealStatus = z.output<typeof AppealStatus>;

const Appeal = z.object({
  text: z.string(),
  status: AppealStatus,
  /** Whether it is against a no-show that does not count before it is upheld. */
  contested: z.boolean(),
  filedAt: Instant,
  decidedAt: Instant.nullable(),
  /** The admin's reason. */
  decision: z.string().nullable(),
});

/** A fact as the person it is about reads it. */
export const Fact = z.object({
  id: Id,
  kind: FactKind,
  subjectKind: z.enum(['shift', 'request', 'visit']),
  subjectId: Id,
  title: z.string(),
  countedFrom: Instant,
  countsUntil: Instant,
  /** From 100 at the start to 0 at the end; 0 if it does not count. */
  weight: z.int(),
  /** Why it does not count. */
  uncounted: z.enum(['undone', 'contested', 'overturned', 'weather']).nullable(),
  /** What the other side wrote when it reported this. */
  otherWords: z.string().nullable(),
  /** Whether it was excused by the weather until the other side objected. */
  objected: z.boolean(),
  appeal: Appeal.nullable(),
  actions: z.array(z.enum(['appeal'])),
});
export type Fact = z.output<typeof Fact>;

/** What another person left because of the weather, as the other side of the booking reads it. */
export const Excuse = Fact.pick({
  id: true,
  kind: true,
  subjectKind: true,
  subjectId: true,
  title: true,
  countedFrom: true,
}).extend({
  name: z.string(),
  note: z.string().nullable(),
  objectBy: Instant,
});
export type Excuse = z.output<typeof Excuse>;

export const Objection = z.strictObject({
  text: text(maxReason).pipe(z.string().min(1, 'Say why the drive was safe')),
});

export const AppealDraft = z.strictObject({
  text: text(maxAppeal).pipe(z.string().min(1, 'Say what happened')),
});

/** An appeal as admins read it. */
export const Dispute = z.object({
  id: Id,
  fact: Fact.omit({ appeal: true, actions: true, uncounted: true, weight: true, objected: true }),
  appeal: Appeal,
  /** The person the fact is about, and the other side of the booking. */
  person: z.object({ id: Id, name: z.string() }),
  other: z.object({ id: Id, name: z.string() }).nullable(),
  decidedBy: z.string().nullable(),
});
export type Dispute = z.output<typeof Dispute>;

export const DisputeDecision = z.strictObject({
  decision: AppealStatus.extract(['overturned', 'upheld']),
  reason: text(maxReason).pipe(z.string().min(1, 'Please give a reason')),
});

export const reliabilityApi = {
  'GET /api/reliability': {
    summary: 'One’s own figures, as others see them',
    reply: Reliability,
  },
  'GET /api/reliability/facts': {
    summary: 'What one’s own figures rest on, newest first',
    query: z.strictObject({ cursor: Id.optional(), limit: PageLimit }),
    reply: z.array(Fact),
  },
  'POST /api/reliability/facts/:id/appeal': {
    summary: 'Ask an admin to look at a fact that counts against oneself, once',
    params: Params,
    body: AppealDraft,
    reply: Fact,
    status: 201,
  },
  'GET /api/reliability/excuses': {
    summary:
      'Bookings with oneself that others left because of the weather and that one can object to, newest first',
    query: z.strictObject({ cursor: Id.optional(), limit: PageLimit }),
    reply: z.array(Excuse),
  },
  'POST /api/reliability/excuses/:id/object': {
    summary: 'Say that the weather was no reason; the leaving then counts and can be appealed',
    params: Params,
    body: Objection,
    reply: null,
  },
  'GET /api/admin/disputes': {
    summary: 'Appeals: open ones oldest first, or decided ones newest first',
    query: z.strictObject({
      state: z.enum(['open', 'decided']).default('open'),
      cursor: Id.optional(),
      limit: PageLimit,
    }),
    reply: z.array(Dispute),
  },
  'POST /api/admin/disputes/:id/decide': {
    summary: 'Overturn a fact or uphold it, with a reason that both sides read',
    params: Params,
    body: DisputeDecision,
    reply: Dispute,
  },
} as const satisfies EndpointTable;

export type ReliabilityEvents = {
  'reliability.weather_claimed': { factId: string };
  'reliability.weather_objected': { factId: string };
  /** `contested`: the no-show of the shift or visit `subjectId` waited for this decision. */
  'appeal.decided': { appealId: string; subjectId: string; contested: boolean; upheld: boolean };
};
