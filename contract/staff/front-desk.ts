import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { Email } from '../identity/identity.ts';
import { Id, Instant, line } from '../values.ts';

/** In minutes: how long a pairing code is valid, and how long the front desk remembers who uses it. */
export const frontDeskMinutes = { code: 10, person: 10 } as const;
export const mostFrontDesks = 10;

export const frontDeskApi = {
  'POST /api/front-desk/code': {
    summary: 'A code that pairs a device as the front desk, for ten minutes and once; an earlier one ends',
    reply: z.object({ code: z.string(), expiresAt: Instant }),
    status: 201,
  },
  'POST /api/front-desk/pair': {
    summary:
      'Make this device a front desk by a code of the business; it signs the browser in for the day alone',
    body: z.strictObject({
      /** Of the business's account. */
      email: Email,
      code: z.string().regex(/^\d{6}$/, 'Enter the six digits'),
      /** As its owner finds it among the devices. */
      deviceName: line(40).pipe(z.string().min(1, 'Give the device a name')),
    }),
    reply: null,
  },
  'PUT /api/front-desk/person': {
    summary: 'Say who is at the desk; what is done there stands under their name, until they are asked again',
    body: z.strictObject({ staffId: Id }),
    reply: null,
  },
} as const satisfies EndpointTable;

export type FrontDeskDomain = { api: typeof frontDeskApi; events: object };
