import { z } from 'zod';
import { Instant } from '../values.ts';
import { ShiftHistoryKind } from './shift-lifecycle.ts';

export const HistoryEntry = z.object({
  at: Instant,
  what: ShiftHistoryKind,
  /** The business or the groomer; null for scheduled jobs and for other groomers. */
  who: z.string().nullable(),
  /** The reason, the changes (one per line), or the groomer whom the entry is about. */
  note: z.string().nullable(),
});
