import { serviceCodes } from '#contract/pets/pet-codes.ts';
import type { ServiceCode } from '#contract/pets/pet-codes.ts';
import { services } from './services.ts';

/** The words by which a business names a service, in the syntax of to_tsquery(). */
const words: Record<ServiceCode, string> = {
  full_groom: 'full & groom | haircut | hair & cut',
  bath_brush: 'bath & (brush | blow)',
  bath_tidy: 'bath & tidy',
  deshed: 'deshed | de & shed',
  hand_strip: 'hand & strip',
  hand_scissor: 'hand & scissor',
  shave_down: 'lion & cut | shave | shavedown',
  puppy_intro: '(puppy | kitten) & (intro | first | package)',
  senior_package: 'senior',
  nail_trim: 'nail',
  nail_grind: 'nail & (grind | file)',
  walk_in_nails: 'walk & nail',
  ear_clean: 'ear',
  teeth_brush: 'teeth | tooth | dental',
  anal_glands: 'gland',
  sanitary: 'sanitary',
  paw_pad: 'paw',
  flea_bath: 'flea',
  medicated_bath: 'medicated',
  demat: 'demat | de & mat',
};

/** Finds a service, or another one that includes it, in words. */
export const serviceQuery = (service: ServiceCode): string =>
  serviceCodes
    .filter((code) => code === service || services[code].includes.includes(service))
    .map((code) => `(${words[code]})`)
    .join(' | ');
