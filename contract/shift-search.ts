import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { BusinessType } from './profiles.ts';
import { ShiftCard } from './shifts.ts';
import { Day, PageLimit, text } from './values.ts';

const filters = {
  /** A ZIP or `City, ST`; without it, distances are measured from one's own place and nothing is cut off. */
  near: text(120).optional(),
  /** Miles around `near`, or around one's own place. */
  radius: z.coerce.number().min(1).max(500).optional(),
  type: BusinessType.optional(),
  /** Least pay percentage. */
  minPay: z.coerce.number().int().min(1).max(100).optional(),
  maxDogs: z.coerce.number().int().min(1).max(60).optional(),
  /** First and last day of the start, in the place's zone. */
  from: Day.optional(),
  to: Day.optional(),
  q: text(100).optional(),
};

/** `newest` posted first (default), `nearest`, `soonest` start, best `pay`. */
export const ShiftSort = z.enum(['newest', 'nearest', 'soonest', 'pay']);

export const ShiftSearch = z.strictObject({
  ...filters,
  sort: ShiftSort.optional(),
  cursor: z.string().max(300).optional(),
  limit: PageLimit.optional(),
});
export type ShiftSearch = z.output<typeof ShiftSearch>;

export const shiftSearchApi = {
  'GET /api/shifts': { summary: 'Open shifts that fit', query: ShiftSearch, reply: z.array(ShiftCard) },
  'GET /api/shifts/count': {
    summary: 'How many open shifts fit; counted to 500, then `more`',
    query: z.strictObject(filters),
    reply: z.object({ count: z.int(), more: z.boolean() }),
  },
} as const satisfies EndpointTable;
