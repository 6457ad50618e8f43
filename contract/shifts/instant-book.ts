import { z } from 'zod';

/**
 * Who may take a shift at once. `known`: groomers who worked for the business and whom it rated 4 or better; `checked`: also
 * those with a certification that was checked and is valid.
 */
export const InstantBook = z.enum(['known', 'checked']);
export type InstantBook = z.output<typeof InstantBook>;

/** The lowest rating of known groomers. */
export const knownFromRating = 4;
