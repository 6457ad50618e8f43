import { coatCodes } from '#contract/pets/pet-codes.ts';
import type { CoatCode, ServiceCode, Species } from '#contract/pets/pet-codes.ts';
import { breedParts } from './breeds/breed-names.ts';
import { coatTraits } from './breeds/traits.ts';
import { serviceLabels } from './service-labels.ts';

export interface Service {
  label: string;
  /** One sentence for a first-time customer. */
  explanation: string;
  kind: 'main' | 'add_on';
  /** Services included in this one at no extra cost. */
  includes: readonly ServiceCode[];
  /** The species it is for; empty means all. */
  species: readonly Species[];
  /** The coats it is for; empty means all. */
  coats: readonly CoatCode[];
}

const hairy = coatCodes.filter((code) => code !== 'hairless');
const shedding: CoatCode[] = ['smooth', 'short_double', 'double', 'long', 'wire'];
const tangling: CoatCode[] = ['double', 'curly', 'silky', 'long', 'corded'];
const dogsOnly: Species[] = ['dog'];
/** Horses, goats and pigs have hooves, which a farrier or a vet trims. */
const clawed: Species[] = ['dog', 'cat', 'rabbit', 'guinea_pig', 'ferret', 'other'];

function addOn(
  code: ServiceCode,
  explanation: string,
  suited: Partial<Pick<Service, 'species' | 'coats' | 'includes'>> = {},
): Service {
  return {
    label: serviceLabels[code],
    explanation,
    kind: 'add_on',
    includes: [],
    species: [],
    coats: [],
    ...suited,
  };
}

function main(
  code: ServiceCode,
  explanation: string,
  suited: Partial<Pick<Service, 'species' | 'coats' | 'includes'>>,
): Service {
  return { ...addOn(code, explanation, suited), kind: 'main' };
}

export const services: Record<ServiceCode, Service> = {
  full_groom: main(
    'full_groom',
    'Bath, blow-dry, haircut or skin care all over, nails and ears: the whole appointment.',
    {
      includes: ['bath_brush', 'bath_tidy', 'nail_trim', 'ear_clean', 'sanitary', 'paw_pad'],
    },
  ),
  bath_brush: main('bath_brush', 'Bath, blow-dry, brush-out, nails and ears, without a haircut.', {
    includes: ['nail_trim', 'ear_clean'],
  }),
  bath_tidy: main('bath_tidy', 'A bath and brush plus a trim of face, feet and rear, between two haircuts.', {
    includes: ['bath_brush', 'nail_trim', 'ear_clean', 'sanitary', 'paw_pad'],
    coats: hairy,
  }),
  deshed: main('deshed', 'A bath with special conditioner, then loose undercoat is blown and combed out.', {
    includes: ['bath_brush', 'nail_trim', 'ear_clean'],
    coats: shedding,
  }),
  hand_strip: main(
    'hand_strip',
    'Dead coat is pulled or carded by hand, not clipped, to keep color and texture.',
    {
      includes: ['full_groom', 'bath_brush', 'bath_tidy', 'nail_trim', 'ear_clean', 'sanitary', 'paw_pad'],
      species: dogsOnly,
      coats: ['wire', 'long'],
    },
  ),
  puppy_intro: main(
    'puppy_intro',
    'A short, gentle first visit with a bath and a light trim, to get used to table and dryer.',
    { includes: ['bath_brush', 'nail_trim', 'ear_clean', 'sanitary', 'paw_pad'], species: ['dog', 'cat'] },
  ),
  hand_scissor: main('hand_scissor', 'A full groom finished by hand with scissors instead of clippers.', {
    includes: ['full_groom', 'bath_brush', 'bath_tidy', 'nail_trim', 'ear_clean', 'sanitary', 'paw_pad'],
    species: ['dog', 'cat'],
    coats: hairy,
  }),
  shave_down: main(
    'shave_down',
    'The coat is clipped short all over, or as a lion cut, when it is matted or too much to keep.',
    {
      includes: ['full_groom', 'bath_brush', 'bath_tidy', 'nail_trim', 'ear_clean', 'sanitary', 'paw_pad'],
      species: ['dog', 'cat'],
      coats: hairy,
    },
  ),
  senior_package: main(
    'senior_package',
    'A gentle bath, tidy, nails and ears for an old pet, with breaks and as little standing as possible.',
    {
      includes: ['bath_brush', 'bath_tidy', 'nail_trim', 'ear_clean', 'sanitary', 'paw_pad'],
      species: ['dog', 'cat'],
    },
  ),
  walk_in_nails: addOn('walk_in_nails', 'Nails are clipped while you wait, without an appointment.', {
    includes: ['nail_trim'],
    species: clawed,
  }),
  nail_trim: addOn('nail_trim', 'Nails are clipped to a comfortable length.', { species: clawed }),
  nail_grind: addOn('nail_grind', 'Nails are filed smooth with a grinder, with no sharp edges left.', {
    includes: ['nail_trim'],
    species: clawed,
  }),
  ear_clean: addOn('ear_clean', 'Wax and dirt are wiped from the outer ear.'),
  teeth_brush: addOn(
    'teeth_brush',
    'Teeth are brushed with pet-safe paste; it does not replace a dental cleaning.',
    {
      species: ['dog', 'cat'],
    },
  ),
  anal_glands: addOn(
    'anal_glands',
    'The scent glands are expressed externally, for dogs whose vet advised it.',
    {
      species: dogsOnly,
    },
  ),
  sanitary: addOn('sanitary', 'Hair around the rear and belly is clipped short to stay clean.', {
    coats: hairy,
  }),
  paw_pad: addOn('paw_pad', 'Hair between the pads is clipped, for grip and clean feet.', {
    species: clawed,
    coats: hairy,
  }),
  flea_bath: addOn(
    'flea_bath',
    'A bath that kills the fleas that are on the pet now; ask your vet about prevention.',
    {
      species: ['dog', 'cat', 'ferret'],
    },
  ),
  medicated_bath: addOn(
    'medicated_bath',
    'A bath with the shampoo that your vet recommends for skin trouble.',
  ),
  demat: addOn('demat', 'Tangles are worked out by hand, priced by time; tight mats are kinder to shave.', {
    coats: tangling,
  }),
};

type Animal = { species?: Species; coat?: CoatCode; breed?: string | null };

/**
 * Whether a service suits this animal; an unknown species or coat rules nothing out. Of the long coats only
 * those that strip, such as a setter's, are stripped.
 */
export function suits(code: ServiceCode, pet: Animal): boolean {
  const { species, coats } = services[code];
  if (code === 'hand_strip' && pet.coat === 'long' && !stripsByHand(pet)) return false;
  const forSpecies = species.length === 0 || !pet.species || species.includes(pet.species);
  const forCoat = coats.length === 0 || !pet.coat || coats.includes(pet.coat);
  return forSpecies && forCoat;
}

function stripsByHand({ species = 'dog', coat = 'long', breed }: Animal): boolean {
  const [name = '', ...parents] = breedParts(breed);
  return coatTraits(coat, species, { name, parents }).strips;
}
