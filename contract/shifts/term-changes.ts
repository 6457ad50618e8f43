import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { shiftTerms } from './shift-terms.ts';
import { Id, Instant, Params, text } from '../values.ts';
import { maxReason } from '../text/limits.ts';

/** No answer in time, and every ending but `accepted`, leaves the old terms. */
export const TermChangeState = z.enum(['open', 'accepted', 'declined', 'expired', 'withdrawn', 'gone']);
export type TermChangeState = z.output<typeof TermChangeState>;

/** Hours to answer. */
export const answerHours = [2, 6, 12, 24, 48] as const;

const { shiftDate, startTime, endTime, dogCount, requirements } = shiftTerms;
const { payPercentage, hourlyRate, estimatedPayMin, estimatedPayMax, bonusInfo, bonusAmount, paidWhen } =
  shiftTerms;

/** What of a booked shift may change: the day, the hours, the pay, the dogs and the requirements. */
export const ChangedTerms = z
  .strictObject({
    shiftDate,
    startTime,
    endTime,
    dogCount,
    requirements,
    payPercentage,
    hourlyRate,
    estimatedPayMin,
    estimatedPayMax,
    bonusInfo,
    bonusAmount,
    paidWhen,
  })
  .partial();
export type ChangedTerms = z.output<typeof ChangedTerms>;

export const TermChangeDraft = z.strictObject({
  change: ChangedTerms,
  answerHours: z.literal(answerHours, 'Use 2, 6, 12, 24 or 48 hours'),
  note: text(maxReason).nullish(),
});
export type TermChangeDraft = z.output<typeof TermChangeDraft>;

/** A changed part of the terms, in words: 'Pay', '60%', '50%'. */
const ChangedPart = z.object({ name: z.string(), before: z.string(), after: z.string() });
export type ChangedPart = z.output<typeof ChangedPart>;

export const TermChange = z.object({
  id: Id,
  shiftId: Id,
  state: TermChangeState,
  parts: z.array(ChangedPart),
  note: z.string().nullable(),
  createdAt: Instant,
  answerBy: Instant,
  answeredAt: Instant.nullable(),
  /** `accept`, `decline`: the viewer may answer. `withdraw`: the viewer may take the question back. */
  actions: z.array(z.enum(['accept', 'decline', 'withdraw'])),
});
export type TermChange = z.output<typeof TermChange>;

const answer = { params: Params, reply: TermChange };

export const termChangesApi = {
  'GET /api/shifts/:id/term-changes': {
    summary: 'What one side of a filled shift asked the other to change, at most 30, the latest first',
    params: Params,
    reply: z.array(TermChange),
  },
  'POST /api/shifts/:id/term-changes': {
    summary: 'Ask the groomer of a filled shift to agree to other terms',
    params: Params,
    body: TermChangeDraft,
    reply: TermChange,
    status: 201,
  },
  'POST /api/term-changes/:id/accept': { summary: 'Agree to the new terms', ...answer },
  'POST /api/term-changes/:id/decline': { summary: 'Keep the old terms', ...answer },
  'POST /api/term-changes/:id/withdraw': { summary: 'Take the question back', ...answer },
} as const satisfies EndpointTable;

type TermChangeEvents = {
  'term_change.asked': { termChangeId: string };
  'term_change.answered': { termChangeId: string };
};

export type TermChanges = { api: typeof termChangesApi; events: TermChangeEvents };
