import { z } from 'zod';

/** Where the client came from. */
export const ClientSource = z.enum(['import', 'hand', 'walk_in', 'booking_page', 'marketplace']);
export type ClientSource = z.output<typeof ClientSource>;
