import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { GroomerCard, OwnerCard } from './profiles.ts';
import { ShiftCard } from './shifts.ts';

export const marketplaceApi = {
  'GET /api/marketplace/all-offers': {
    summary: 'The newest of every list of the marketplace',
    query: z.strictObject({
      userType: z.string().max(20).optional(),
      userId: z.string().max(100).optional(),
    }),
    reply: z.object({
      shifts: z.array(ShiftCard),
      groomers: z.array(GroomerCard),
      owners: z.array(OwnerCard),
    }),
  },
} as const satisfies EndpointTable;
