import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { Params } from '../values.ts';
import { Application } from './shift-applications.ts';
import { InstantBook } from './instant-book.ts';
import { ShiftDetail } from './shifts.ts';

export const instantBookingApi = {
  'PUT /api/shifts/:id/instant-booking': {
    summary: 'Say who may take an open shift at once; null if nobody may',
    params: Params,
    body: z.strictObject({ who: InstantBook.nullable() }),
    reply: ShiftDetail,
  },
  'POST /api/shifts/:id/take': {
    summary: 'Take a shift at once whose owner allows it, on the terms that were seen',
    params: Params,
    body: z.strictObject({
      /** `termsVersion` of the shift as the groomer saw it. */
      termsVersion: z.int().min(1),
    }),
    reply: Application,
  },
} as const satisfies EndpointTable;

export type InstantBooking = { api: typeof instantBookingApi; events: object };
