import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { BusinessType } from './profiles.ts';
import { ShiftCard } from './shifts.ts';
import { Day, numberFrom, PageLimit, text, wholeFrom } from './values.ts';

export const ShiftFilters = z.strictObject({
  /** A ZIP or `City, ST`, from where distances are measured; without it, from one's own place. */
  near: text(120).optional(),
  /** Miles around that place; without it nothing is cut off. */
  radius: numberFrom(1, 500).optional(),
  type: BusinessType.optional(),
  /** Least pay percentage. */
  minPay: wholeFrom(1, 100).optional(),
  maxDogs: wholeFrom(1, 60).optional(),
  /** First and last day of the start, in the place's zone. */
  from: Day.optional(),
  to: Day.optional(),
  /** Every word, or its beginning, in what the shift says or in its business's name. */
  q: text(100).optional(),
  /** Leaves out the days on which the asking groomer is booked already. */
  hideBooked: z.literal('true').optional(),
});
export type ShiftFilters = z.output<typeof ShiftFilters>;

/**
 * `newest` posted first (default); `nearest`, then soonest start; `soonest` start; best `pay`: the most that the owner says
 * the groomer takes home, then what was worked out, then what is not told. Without a place, `nearest` is `soonest`.
 */
export const ShiftSort = z.enum(['newest', 'nearest', 'soonest', 'pay']);
export type ShiftSort = z.output<typeof ShiftSort>;

export const ShiftSearch = ShiftFilters.extend({
  sort: ShiftSort.optional(),
  cursor: z.string().max(300).optional(),
  limit: PageLimit.optional(),
});
export type ShiftSearch = z.output<typeof ShiftSearch>;

export const shiftSearchApi = {
  'GET /api/shifts': { summary: 'Open shifts that fit', query: ShiftSearch, reply: z.array(ShiftCard) },
  'GET /api/shifts/count': {
    summary: 'How many open shifts fit; counted to 500, then `more`',
    query: ShiftFilters,
    reply: z.object({ count: z.int(), more: z.boolean() }),
  },
} as const satisfies EndpointTable;
