import { z } from 'zod';

/** The roles an account can hold, in the order of the header's switch. */
export const roles = ['groomer', 'owner', 'pet_owner'] as const;
export const Role = z.enum(roles);
export type Role = z.output<typeof Role>;
