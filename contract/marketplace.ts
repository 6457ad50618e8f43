import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { RequestCard } from './grooming/grooming-requests.ts';
import { GroomerCard, OwnerCard } from './profiles/profiles.ts';
import { Role } from './identity/roles.ts';
import { ShiftCard } from './shifts/shifts.ts';

export const marketplaceApi = {
  'GET /api/marketplace/all-offers': {
    summary: 'The first page of every list of the marketplace',
    query: z.strictObject({
      /** The viewer's role, whose trade's reviews of people count; the lists are the same for all. */
      userType: Role.optional(),
      /** `current-user`, or the viewer's own id. */
      userId: z.string().max(100).optional(),
    }),
    reply: z.object({
      shifts: z.array(ShiftCard),
      groomingRequests: z.array(RequestCard),
      groomers: z.array(GroomerCard),
      owners: z.array(OwnerCard),
    }),
  },
} as const satisfies EndpointTable;
