import { z } from 'zod';
import { Id, Instant } from '../values.ts';

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

/** Other times that the client of a provider's own visit asks for; the visit keeps its time until the provider agrees to one. */
export const AskedMove = z.object({
  times: z.array(z.object({ id: Id, startsAt: Instant, endsAt: Instant })),
  note: z.string().nullable(),
  /** The provider said no, with a word to the client if `answer` is one: the visit stays where it is. */
  isDeclined: z.boolean(),
  answer: z.string().nullable(),
});
export type AskedMove = z.output<typeof AskedMove>;

/**
 * `startsAt`: the proposal that the caller read; the call is refused for another one. Not checked if left
 * out.
 */
export const SeenProposal = z.strictObject({ startsAt: Instant.optional() }).nullish();
