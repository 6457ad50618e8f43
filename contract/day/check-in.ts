import { z } from 'zod';
import { CoatState } from '../grooming/grooming-lifecycle.ts';
import type { EndpointTable } from '../endpoint.ts';
import { Id, Instant, Params } from '../values.ts';

const ArrivalNote = z.strictObject({
  petId: Id,
  coatState: CoatState.optional(),
  photoIds: z.array(Id).max(6, 'At most 6 photos').optional(),
});

const Arrival = z.object({
  petId: Id,
  coatState: CoatState.nullable(),
  /** With the server's time; they stay as they are. */
  photos: z.array(z.object({ id: Id, url: z.string(), takenAt: Instant })),
});

export const checkInApi = {
  'GET /api/visits/:id/arrival': {
    summary: 'How the animals of a visit looked when they came',
    params: Params,
    reply: z.array(Arrival),
  },
  'POST /api/visits/:id/arrival': {
    summary: 'Note the coat of the day of animals that come or are here, and add photos',
    params: Params,
    body: z.strictObject({ pets: z.array(ArrivalNote).min(1, 'Choose a pet').max(6, 'At most 6 pets') }),
    reply: z.array(Arrival),
    status: 201,
  },
} as const satisfies EndpointTable;

export type CheckInDomain = { api: typeof checkInApi; events: object };
