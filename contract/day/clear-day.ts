import { z } from 'zod';
import { longestMessage } from '../client-messages.ts';
import { Opening } from './day.ts';
import type { EndpointTable } from '../endpoint.ts';
import { Day, Id, Instant, text, WallTime } from '../values.ts';

/** So many visits of one day are shown and cleared at most. */
export const mostCleared = 60;

const ClearReason = z.enum(['weather', 'ill', 'van', 'other']);
export type ClearReason = z.output<typeof ClearReason>;

const ClearableVisit = z.object({
  visitId: Id,
  clientId: Id,
  clientName: z.string(),
  petNames: z.array(z.string()),
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
  /** Whether the client has a phone number, or an address, and takes messages by it. */
  canText: z.boolean(),
  canMail: z.boolean(),
});
export type ClearableVisit = z.output<typeof ClearableVisit>;

/** A visit that was cleared, with the times that its client may take instead. */
const ClearedVisit = ClearableVisit.extend({ openings: z.array(Opening) });
export type ClearedVisit = z.output<typeof ClearedVisit>;

/** The day at the provider's own place, from a time on if there is one. */
const when = { on: Day, from: WallTime.optional() };

export const clearDayApi = {
  'GET /api/day/clear-check': {
    summary: 'The visits of own clients that can be cleared from a day, and how much stays',
    query: z.strictObject(when),
    reply: z.object({
      timeZone: z.string(),
      visits: z.array(ClearableVisit),
      /** Booked visits from the marketplace and shifts on that day, which are left one by one. */
      others: z.int(),
    }),
  },
  'POST /api/day/clear': {
    summary: 'Cancel visits of own clients on one day, without a fee, and offer each client other times',
    body: z.strictObject({
      ...when,
      visitIds: z.array(Id).min(1, 'Choose a visit').max(mostCleared, `At most ${mostCleared} visits`),
      reason: ClearReason,
      /** The message to each client, with the fields of the template about a cancelled visit. */
      body: text(longestMessage).pipe(z.string().min(1, 'Write a message')),
      offerOpenings: z.boolean(),
      /** Makes the rest of the day time off, so that no one books it again. */
      closeDay: z.boolean().optional(),
    }),
    reply: z.array(ClearedVisit),
  },
} as const satisfies EndpointTable;

export type ClearDay = { api: typeof clearDayApi; events: object };
