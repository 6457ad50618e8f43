import { z } from 'zod';
import { Instant } from '../values.ts';

/**
 * Other work of the provider, or another visit of a pet, that conflicts. Only the side it belongs to sees the
 * title.
 */
export const MoveClash = z.object({
  name: z.string(),
  title: z.string().nullable(),
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
});

/**
 * `startsAt`: the proposal that the caller read; the call is refused for another one. Not checked if left
 * out.
 */
export const SeenProposal = z.strictObject({ startsAt: Instant.optional() }).nullish();
