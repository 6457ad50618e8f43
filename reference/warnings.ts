import { serviceCodes } from '#contract/pets/pet-codes.ts';
import type { CoatCode, ServiceCode, Size, Species } from '#contract/pets/pet-codes.ts';
import { isFlatFaced } from './flat-faced.ts';
import { careStage } from './life-stages.ts';
import { services as allServices } from './services.ts';

/** `stop` forbids the service. The other levels are shown, and the people decide. */
export type WarningLevel = 'stop' | 'ask_vet' | 'tell_owner';

/** The facts about a pet that the table uses; an unknown fact matches no row that requires it. */
export interface WarnedPet {
  species: Species;
  breed: string | null;
  coat: CoatCode | null;
  /** Completed years. */
  age: number | null;
  size: Size;
  specialConditions: readonly string[];
}

export interface Warning {
  code: string;
  level: WarningLevel;
  /** The requested services it applies to. */
  services: ServiceCode[];
  reason: string;
  source: string;
  /** The care tip that explains it; null where none is written for the species. */
  tipId: string | null;
}

/** A row applies if everything it lists is true of the pet. */
type Row = Omit<Warning, 'services' | 'tipId'> & {
  services: readonly ServiceCode[];
  /** Ids of care tips. */
  tips: Partial<Record<Species, string>>;
  species?: readonly Species[];
  /** Part of the breed's name, for animals without a species code of their own. */
  breed?: RegExp;
  flatFaced?: true;
  coats?: readonly CoatCode[];
  /** In completed years. */
  age?: (pet: { species: Species; size: Size; age: number }) => boolean;
  condition?: RegExp;
};

/** All services that include a bath. */
const baths = serviceCodes.filter(
  (code) =>
    ['bath_brush', 'flea_bath', 'medicated_bath'].includes(code) ||
    allServices[code].includes.includes('bath_brush'),
);
const wholeVisits = [...baths, 'demat'] as const;

const isSenior = ({ species, size, age }: { species: Species; size: Size; age: number }) =>
  careStage({ species, size, ageYears: age }) === 'senior';

/** A care tip for dogs and cats. */
const forBoth = (tipId: string) => ({ dog: tipId, cat: tipId });

const noBath = {
  level: 'stop',
  services: baths,
  source: 'RSPCA; Merck Veterinary Manual',
} as const;

/** All warnings: the dangers by animal, in display order. */
const table: readonly Row[] = [
  {
    ...noBath,
    code: 'rabbit_bath',
    tips: { rabbit: 'grooming-rabbit-spot-clean' },
    species: ['rabbit'],
    reason: 'A bath can kill a rabbit by fright or chill. Dirt is spot-cleaned; a soiled rear needs a vet.',
  },
  {
    ...noBath,
    code: 'guinea_pig_bath',
    tips: { guinea_pig: 'grooming-guinea-pig-spot-clean' },
    species: ['guinea_pig'],
    reason: 'A bath can chill and frighten a guinea pig to death. Dirt is spot-cleaned.',
  },
  {
    ...noBath,
    code: 'chinchilla_bath',
    tips: { other: 'grooming-chinchilla-dust-bath' },
    species: ['other'],
    breed: /chinchilla/i,
    reason: 'A chinchilla’s fur does not dry; it bathes in dust, never in water.',
  },
  {
    code: 'kitten_flea_products',
    tips: { cat: 'safety-permethrin-and-cats' },
    level: 'ask_vet',
    services: ['flea_bath'],
    species: ['cat'],
    age: ({ age }) => age < 1,
    reason: 'Flea products can poison kittens. Ask a vet first, and never use one made for dogs.',
    source: 'ASPCA Animal Poison Control',
  },
  {
    code: 'cat_flea_products',
    tips: { cat: 'safety-permethrin-and-cats' },
    level: 'tell_owner',
    services: ['flea_bath'],
    species: ['cat'],
    age: ({ age }) => age >= 1,
    reason: 'Permethrin in flea products for dogs poisons cats. Only products labeled for cats are used.',
    source: 'ASPCA Animal Poison Control',
  },
  {
    code: 'puppy_flea_products',
    tips: { dog: 'health-year-round-parasite-plan' },
    level: 'ask_vet',
    services: ['flea_bath'],
    species: ['dog'],
    age: ({ age }) => age < 1,
    reason: 'Flea products have a least age on the label. Ask a vet for a puppy.',
    source: 'Product labels; CAPC',
  },
  {
    code: 'heart',
    tips: forBoth('safety-heart-groom-day'),
    level: 'ask_vet',
    services: wholeVisits,
    condition: /heart|cardiac|murmur/i,
    reason: 'Stress and heat strain a weak heart. Ask a vet whether a whole groom is safe now.',
    source: 'AAHA',
  },
  {
    code: 'seizures',
    tips: forBoth('safety-seizure-places'),
    level: 'ask_vet',
    services: wholeVisits,
    condition: /seizure|epilep/i,
    reason: 'Noise and stress can bring on a seizure. Ask a vet, and keep the visit short and quiet.',
    source: 'Merck Veterinary Manual',
  },
  {
    code: 'wounds',
    tips: forBoth('grooming-around-a-wound'),
    level: 'ask_vet',
    services: baths,
    condition: /stitches|surgery|open (wound|sore)/i,
    reason: 'A wound must be closed before a bath. Ask the vet who treated it.',
    source: 'Merck Veterinary Manual',
  },
  {
    code: 'ears',
    tips: forBoth('health-sore-ear-vet-first'),
    level: 'ask_vet',
    services: ['ear_clean'],
    condition: /ear infection|otitis|eardrum/i,
    reason: 'Cleaning a sore ear can harm it. A vet looks first.',
    source: 'dvm360, 2021',
  },
  {
    code: 'flat_face',
    tips: forBoth('safety-flat-face-salon-plan'),
    level: 'tell_owner',
    services: baths,
    flatFaced: true,
    reason: 'Flat faces overheat quickly: no heated cage dryer, cool air, breaks, never out of sight.',
    source: 'Tufts University; trade first aid',
  },
  {
    code: 'senior',
    tips: { dog: 'grooming-senior-sessions', cat: 'grooming-old-cat-claws-and-coat' },
    level: 'tell_owner',
    services: wholeVisits,
    age: isSenior,
    reason: 'Old joints tire on the table: a shorter visit with breaks, split in two if need be.',
    source: 'AAHA Canine Life Stage Guidelines, 2019; AAHA/AAFP, 2021',
  },
  {
    code: 'double_coat_shave',
    tips: { dog: 'grooming-keep-the-double-coat' },
    level: 'tell_owner',
    services: ['full_groom'],
    species: ['dog'],
    coats: ['double', 'short_double'],
    reason: 'A double coat is combed out, not shaved, unless a vet advises it: it may grow back patchy.',
    source: 'Veterinary dermatology; trade practice',
  },
  {
    code: 'trachea',
    tips: { dog: 'safety-no-neck-loop' },
    level: 'tell_owner',
    services: serviceCodes,
    condition: /trachea/i,
    reason: 'No loop around the neck with a weak windpipe: a harness or a second pair of hands.',
    source: 'Merck Veterinary Manual',
  },
  {
    code: 'anal_glands',
    tips: { dog: 'health-scooting' },
    level: 'tell_owner',
    services: ['anal_glands'],
    species: ['dog'],
    reason: 'Healthy glands are left alone. A dog that scoots should see a vet first.',
    source: 'VCA Animal Hospitals',
  },
];

const speaks = (row: Row, pet: WarnedPet): boolean => {
  const { species, age, coat, specialConditions } = pet;
  return (
    (!row.species || row.species.includes(species)) &&
    (!row.breed || row.breed.test(pet.breed ?? '')) &&
    (!row.flatFaced || isFlatFaced(species, pet.breed)) &&
    (!row.coats || (coat !== null && row.coats.includes(coat))) &&
    (!row.age || (age !== null && row.age({ ...pet, age }))) &&
    (!row.condition || specialConditions.some((condition) => row.condition?.test(condition)))
  );
};

/** The warnings about the services for one pet, most serious first. */
export function warningsFor(pet: WarnedPet, asked: readonly ServiceCode[]): Warning[] {
  const levels: WarningLevel[] = ['stop', 'ask_vet', 'tell_owner'];
  return table
    .filter((row) => speaks(row, pet))
    .map(({ code, level, reason, source, tips, ...row }) => ({
      code,
      level,
      reason,
      source,
      tipId: tips[pet.species] ?? null,
      services: asked.filter((service) => row.services.includes(service)),
    }))
    .filter(({ services }) => services.length > 0)
    .toSorted((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level));
}

/** The warning that forbids a service on this pet; undefined if it is allowed. */
export const stopWarning = (pet: WarnedPet, service: ServiceCode): Warning | undefined =>
  warningsFor(pet, [service]).find(({ level }) => level === 'stop');

/** The reason a service must not be done on this pet; undefined if it is allowed. */
export const stopReason = (pet: WarnedPet, service: ServiceCode): string | undefined =>
  stopWarning(pet, service)?.reason;
