import { z } from 'zod';
import { Instant } from '../values.ts';
import { VisitSource, VisitStatus } from './grooming-lifecycle.ts';

/** What says how a visit stands. */
export const VisitStanding = z.object({
  source: VisitSource,
  status: VisitStatus,
  /** When the client confirmed. */
  confirmedAt: Instant.nullable(),
});
export type VisitStanding = z.output<typeof VisitStanding>;
