import { z } from 'zod';
import { Instant } from '../values.ts';

/** Who sees a shift before everyone does. */
const SeenFirstBy = z.enum(['invited', 'favorites']);
export type SeenFirstBy = z.output<typeof SeenFirstBy>;

export const usualSeenFirstHours = 4;
/** Then the shift opens to everyone by itself. */
export const SeenFirstHours = z.int().min(1, 'At least one hour').max(72, 'At most 72 hours');

export const SeenFirstDraft = z.strictObject({ by: SeenFirstBy, hours: SeenFirstHours });
export type SeenFirstDraft = z.output<typeof SeenFirstDraft>;

/** Null once everyone sees the shift. */
export const SeenFirst = z.object({ by: SeenFirstBy, until: Instant });
export type SeenFirst = z.output<typeof SeenFirst>;
