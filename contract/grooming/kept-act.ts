import { z } from 'zod';
import { Id, Instant } from '../values.ts';

/** The most hours that an act may have waited on a device for a signal. */
export const mostHoursKept = 12;

/**
 * Of acts that may have waited on a device for a signal. `actId`: names the act, which has one effect however late it is
 * repeated. `at`: when it was done, by the device; without it, now.
 */
export const keptAct = { actId: Id.optional(), at: Instant.optional() };
export const KeptAct = z.strictObject(keptAct);
export type KeptAct = z.output<typeof KeptAct>;
