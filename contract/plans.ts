import { z } from 'zod';

/** Plans that open the marketplace to every role. */
export const AccessPlan = z.enum(['monthly', 'annual']);
export type AccessPlan = z.output<typeof AccessPlan>;
