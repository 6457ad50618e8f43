import { z } from 'zod';
import { Instant } from '../values.ts';
import { visitStatuses } from './visit-status.ts';

/**
 * `awaiting_answer`: asked for on the booking page; it became `booked`, or was `declined`, `expired` or `withdrawn`. `stopped`:
 * the work ended before it was done. `contested`: the two sides do not agree on a no-show. `not_closed`: no one said how the
 * visit went.
 */
export const VisitStatus = z.enum(visitStatuses);
export type VisitStatus = z.output<typeof VisitStatus>;
/** Where a visit comes from: an offer on the marketplace, its provider, the provider's booking page, or the door. */
export const VisitSource = z.enum(['marketplace', 'own', 'booking_page', 'walk_in']);
export type VisitSource = z.output<typeof VisitSource>;
/** The facts that a visit's state is named by. */
export const VisitStanding = z.object({
  source: VisitSource,
  status: VisitStatus,
  /** When the client confirmed. */
  confirmedAt: Instant.nullable(),
});
export type VisitStanding = z.output<typeof VisitStanding>;
