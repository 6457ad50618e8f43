import { serviceCodes } from '#contract/pets/pet-codes.ts';
import { services } from '#reference/services.ts';

/** Common specializations of groomers, offered where they write and search them. */
export const usualSpecializations = [
  'Doodles',
  'Hand stripping',
  'Hand scissoring',
  'Double coats',
  'Cats',
  'Puppies',
  'Senior pets',
  'Large breeds',
];

/** The services as a business names them, so that they are found. */
export const usualServices = serviceCodes
  .filter((code) => services[code].kind === 'main' || code === 'nail_trim' || code === 'demat')
  .map((code) => services[code].label);
