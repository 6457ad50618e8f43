import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { Cents, Id, Instant, line, name, Params, text } from './values.ts';

/** How someone answered: with the client's link, in their account, or to the provider at the door or by phone. */
export const AnsweredHow = z.enum(['link', 'account', 'door', 'phone']);
export type AnsweredHow = z.output<typeof AnsweredHow>;

/** An answer that no one gave in time is a no. */
export const PriceChangeState = z.enum(['open', 'approved', 'declined', 'expired']);
export type PriceChangeState = z.output<typeof PriceChangeState>;

/** Minutes to answer. */
export const answerMinutes = [15, 30, 60] as const;

/** For so many hours the other side may say that they did not agree. */
export const disputeHours = 48;
/** Above the price by more than this, only an answer by link or account counts where the client has an account. */
export const tellsByMouthPercent = 25;

/** Whether a price is so far above the agreed one that someone else's word for the client does not count. */
export const needsOwnAnswer = (agreed: number, asked: number): boolean =>
  asked * 100 > agreed * (100 + tellsByMouthPercent);

const ChangeLine = z.strictObject({
  name: line(80),
  /** Cents, added to the price. */
  amount: Cents.min(1, 'Enter what it costs'),
});

export const PriceChangeDraft = z.strictObject({
  lines: z.array(ChangeLine).min(1, 'Add what costs more').max(20, 'At most 20 lines'),
  reason: text(300).pipe(z.string().min(1, 'Say why')),
  photoIds: z.array(Id).max(6, 'At most 6 photos').optional(),
  minutes: z.literal(answerMinutes, 'Use 15, 30 or 60 minutes'),
});
export type PriceChangeDraft = z.output<typeof PriceChangeDraft>;

/** A provider says how and by whom it was said; a client answers for themselves. */
export const PriceAnswer = z.strictObject({
  approved: z.boolean(),
  how: AnsweredHow.exclude(['link', 'account']).optional(),
  name: name(60).optional(),
});
export type PriceAnswer = z.output<typeof PriceAnswer>;

/** What one side asks and the other answers. */
const shown = {
  id: Id,
  lines: z.array(z.object({ name: z.string(), amount: z.int() })),
  reason: z.string(),
  /** Addresses of photos. */
  photos: z.array(z.string()),
  /** Cents; what was agreed before. */
  oldTotal: z.int(),
  newTotal: z.int(),
  state: PriceChangeState,
  expiresAt: Instant,
};

export const PriceChange = z.object({
  ...shown,
  visitId: Id,
  createdAt: Instant,
  answer: z.object({ how: AnsweredHow, name: z.string(), at: Instant }).nullable(),
  /** When the client said that they did not agree. */
  disputedAt: Instant.nullable(),
  /** `approve`, `decline`: the viewer may answer. `dispute`: the viewer may say that it was not them. */
  actions: z.array(z.enum(['approve', 'decline', 'dispute'])),
});
export type PriceChange = z.output<typeof PriceChange>;

/** As the client's link shows it. */
export const LinkedPriceChange = z.object({ ...shown, timeZone: z.string() });
export type LinkedPriceChange = z.output<typeof LinkedPriceChange>;

const secret = z.string().regex(/^[\w-]{22,64}$/, 'This is not the address of a visit');

export const priceChangesApi = {
  'POST /api/visits/:id/price-changes': {
    summary: 'Ask the client of a checked-in visit for a higher price',
    params: Params,
    body: PriceChangeDraft,
    reply: PriceChange,
    status: 201,
  },
  'GET /api/visits/:id/price-changes': {
    summary: 'The higher prices that were asked for on a visit, the newest first',
    params: Params,
    reply: z.array(PriceChange),
  },
  'POST /api/price-changes/:id/answer': {
    summary: 'Answer for oneself, or note what the client said at the door or by phone',
    params: Params,
    body: PriceAnswer,
    reply: PriceChange,
  },
  'POST /api/price-changes/:id/dispute': {
    summary: 'It was not me who said yes; within 48 hours',
    params: Params,
    reply: PriceChange,
  },
  'GET /api/client-links/:secret/price-changes': {
    summary: "The higher prices asked for on the visit of a client's link",
    params: z.strictObject({ secret }),
    reply: z.array(LinkedPriceChange),
  },
  'POST /api/client-links/:secret/price-changes/:id/answer': {
    summary: 'The client answers with their link',
    params: z.strictObject({ secret, id: Id }),
    body: z.strictObject({ approved: z.boolean() }),
    reply: z.array(LinkedPriceChange),
  },
} as const satisfies EndpointTable;

type OfPriceChange = { priceChangeId: string };
export type PriceChanges = {
  api: typeof priceChangesApi;
  events: {
    'price_change.asked': OfPriceChange;
    'price_change.answered': OfPriceChange;
    'price_change.disputed': OfPriceChange;
  };
};
