import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { BusinessType } from '../profiles/profiles.ts';
import { Day, Id, Instant, numberFrom, PageLimit, text, wholeFrom, searchText } from '../values.ts';
import { pinsReply } from '../places/pins.ts';
import { ApplicationStatus } from './shift-lifecycle.ts';
import { ShiftCard } from './shifts.ts';

export const ShiftFilters = z.strictObject({
  /** A ZIP, `City, ST` or `latitude, longitude` from which distances are measured; without it, the viewer's place. */
  near: text(120).optional(),
  /** Miles around that place; without it the area is unlimited. */
  radius: numberFrom(1, 500).optional(),
  type: BusinessType.optional(),
  /** Minimum pay percentage. */
  minPay: wholeFrom(1, 100).optional(),
  maxDogs: wholeFrom(1, 60).optional(),
  /** First and last day of the start, in the place's time zone. */
  from: Day.optional(),
  to: Day.optional(),
  /** Search words; each must match the start of a word in the shift's text or its business's name. */
  q: searchText(100).optional(),
  /** Leaves out the days on which the viewer, a groomer, is already booked. */
  hideBooked: z.literal('true').optional(),
});
export type ShiftFilters = z.output<typeof ShiftFilters>;

/**
 * `newest` posted first (default); `nearest`, then soonest start, the viewer's booked days after all others; `soonest` start; or best `pay`: stated
 * estimates, then calculated ones, then shifts without either. Without a place, `nearest` is `soonest`. `fit` orders the
 * nearest `fitLimit` by what suits the viewer: free then, near, well paid an hour, worked there before.
 */
export const ShiftSort = z.enum(['newest', 'nearest', 'soonest', 'pay', 'fit']);
export type ShiftSort = z.output<typeof ShiftSort>;

/** How many shifts are compared in the order of fit. */
export const fitLimit = 200;

export const ShiftSearch = ShiftFilters.extend({
  sort: ShiftSort.optional(),
  cursor: z.string().max(300).optional(),
  limit: PageLimit.optional(),
});
export type ShiftSearch = z.output<typeof ShiftSearch>;

/** A shift as a map shows it before it is chosen. */
export const ShiftPin = z.object({
  id: Id,
  title: z.string(),
  businessName: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  shiftDate: Instant,
  timeZone: z.string(),
  /** The take-home in whole dollars; one is null if the owner gave only the other, both if it cannot be computed. */
  payMin: z.int().nullable(),
  payMax: z.int().nullable(),
  /** Of the viewer's own application. */
  applied: ApplicationStatus.nullable(),
  /** The viewer is booked then. */
  clashes: z.boolean(),
});
export type ShiftPin = z.output<typeof ShiftPin>;

export const shiftSearchApi = {
  'GET /api/shifts': { summary: 'Open shifts that fit', query: ShiftSearch, reply: z.array(ShiftCard) },
  'GET /api/shifts/count': {
    summary: 'How many open shifts fit; counted to 500, then `more`',
    query: ShiftFilters,
    reply: z.object({ count: z.int(), more: z.boolean() }),
  },
  'GET /api/shifts/pins': {
    summary: 'Where the open shifts are that fit, nearest first; up to 500, then `more`',
    query: ShiftFilters,
    reply: pinsReply(ShiftPin),
  },
} as const satisfies EndpointTable;
