/** The codes used in a pet's records; `reference/` defines their meaning. */

export const speciesCodes = [
  'dog',
  'cat',
  'rabbit',
  'guinea_pig',
  'ferret',
  'goat',
  'pig',
  'horse',
  'other',
] as const;

export type Species = (typeof speciesCodes)[number];

export const coatCodes = [
  'smooth',
  'short_double',
  'double',
  'wire',
  'curly',
  'silky',
  'long',
  'rex',
  'corded',
  'hairless',
] as const;

export type CoatCode = (typeof coatCodes)[number];

export const sizeCodes = ['small', 'medium', 'large', 'extra_large'] as const;

export type Size = (typeof sizeCodes)[number];

export const serviceCodes = [
  'full_groom',
  'bath_brush',
  'bath_tidy',
  'deshed',
  'hand_strip',
  'hand_scissor',
  'shave_down',
  'puppy_intro',
  'senior_package',
  'nail_trim',
  'nail_grind',
  'walk_in_nails',
  'ear_clean',
  'teeth_brush',
  'anal_glands',
  'sanitary',
  'paw_pad',
  'flea_bath',
  'medicated_bath',
  'demat',
] as const;

export type ServiceCode = (typeof serviceCodes)[number];

/** A service that a provider named: the code `other` and its name, `other:Teddy bear cut`. */
export type OwnService = `other:${string}`;
export type AnyService = ServiceCode | OwnService;

const ownPrefix = 'other:';
export const maxOwnName = 60;

export const isOwnService = (service: AnyService): service is OwnService => service.startsWith(ownPrefix);

export const isServiceCode = (service: AnyService): service is ServiceCode => !isOwnService(service);

/** The name that its provider gave a service. */
export const ownServiceName = (service: OwnService): string => service.slice(ownPrefix.length);

/** Breeds that salons price alike; `reference/breeds/breed-groups.ts` says which they are. */
export const breedGroupCodes = [
  'doodles',
  'poodles',
  'spaniels',
  'terriers',
  'retrievers',
  'setters',
  'schnauzers',
  'shepherds_collies',
  'spitz_huskies',
  'corgis',
  'dachshunds',
  'longhair_cats',
] as const;

export type BreedGroup = (typeof breedGroupCodes)[number];

export const sexCodes = ['male', 'female'] as const;

export type Sex = (typeof sexCodes)[number];

/** `in_heat`: not neutered, and in heat now. */
export const neuteredCodes = ['yes', 'no', 'in_heat'] as const;

export type Neutered = (typeof neuteredCodes)[number];

export const temperamentCodes = [
  'calm',
  'friendly',
  'playful',
  'energetic',
  'shy',
  'anxious',
  'dislikes_dryer',
  'dislikes_nails',
  'dislikes_water',
  'touchy_feet',
  'touchy_face',
  'wary_of_strangers',
  'wary_of_dogs',
  'wary_of_cats',
  'needs_muzzle',
] as const;

export type TemperamentCode = (typeof temperamentCodes)[number];
