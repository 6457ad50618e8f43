import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

/** Live figures for the home page; each is null while it is too small to be useful. */
export const LandingFigures = z.object({
  openShifts: z.int().nullable(),
  groomers: z.int().nullable(),
  /** Hours from posting to acceptance, median of the latest shifts. */
  hoursToFill: z.int().nullable(),
});
export type LandingFigures = z.output<typeof LandingFigures>;

export const landingApi = {
  'GET /api/landing': { summary: 'Live figures for the home page', reply: LandingFigures },
} as const satisfies EndpointTable;
