import { z } from 'zod';
import { maxOwnName, serviceCodes } from './pet-codes.ts';
import type { OwnService } from './pet-codes.ts';
import { name } from '../values.ts';

/** The services that everyone knows by name. */
export const Service = z.enum(serviceCodes);

/** A service of a provider's own name: the code `other`, a colon and the name. */
const OwnServiceName = name(`other:`.length + maxOwnName).regex(
  /^other:[^\s:]/,
  'Use a service of the list, or other: and its name',
) as unknown as z.ZodType<OwnService, OwnService>;

/** What can be booked with a provider. */
export const AnyService = z.union([Service, OwnServiceName]);

/** More services than anyone books at once. */
export const mostServices = 30;

/** What is done to a pet, each service once. */
export const BookedServices = z
  .array(AnyService)
  .min(1, 'Choose at least one service')
  .max(mostServices)
  .transform((services) => [...new Set(services)]);
