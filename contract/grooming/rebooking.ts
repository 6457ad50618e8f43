import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { AnyService } from '../pets/services.ts';
import { Day, Id, Params } from '../values.ts';
import { DayWindow } from './grooming-requests.ts';

/** What asking again for a visit would ask for. */
export const Rebooking = z.object({
  servicesNeeded: z.array(AnyService),
  preferredDate: Day,
  window: DayWindow,
  /** Whole dollars, from the price of the visit. */
  estimatedBudget: z.int(),
});
export type Rebooking = z.output<typeof Rebooking>;

export const rebookingApi = {
  'GET /api/visits/:id/rebook-check': {
    summary: 'Before asking again: the day, the time of day, the services and the budget that would be sent',
    params: Params,
    reply: Rebooking,
  },
  'POST /api/visits/:id/rebook': {
    summary:
      'Ask the same provider for the same services again; 409 `terms_changed` unless it would ask for `body`',
    params: Params,
    body: z.strictObject(Rebooking.shape),
    reply: z.object({ requestId: Id }),
    status: 201,
  },
} as const satisfies EndpointTable;
