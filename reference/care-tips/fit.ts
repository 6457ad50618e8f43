import type { PetCondition, Season } from '#contract/care-tips/care-tip-codes.ts';
import type { CoatCode, Size, Species } from '#contract/pets/pet-codes.ts';
import { breedParts } from '#reference/breeds/breed-names.ts';
import { breedNamed, exactSpelling } from '#reference/breeds/breed-index.ts';
import { breedWords } from '#reference/breeds/breed-text.ts';
import type { Breed } from '#reference/breeds/breed.ts';
import { coatTraits } from '#reference/breeds/traits.ts';
import { isFlatFaced } from '#reference/warnings/flat-faced.ts';
import { careStage } from '#reference/life-stages.ts';
import type { CareStage } from '#reference/life-stages.ts';
import { usualSize } from '#reference/sizes.ts';
import type { CareTip, TipFit } from './care-tip.ts';
import type { Weather } from './season.ts';

/** The facts about a pet that the ranking uses; an unknown fact matches no tip that requires it. */
export type TipPet = {
  name: string;
  species: Species;
  /** A name of the breed list, or free text. */
  breed: string | null;
  coat: CoatCode | null;
  /** Today's size; null if no one told it. */
  size: Size | null;
  /** In years, with months as a fraction. */
  ageYears: number | null;
  conditions: readonly PetCondition[];
};

/** A property required by a tip that is true of a pet. */
export type Trait =
  | { kind: 'breed'; value: string }
  | { kind: 'condition'; value: PetCondition }
  | { kind: 'stage'; value: CareStage }
  | { kind: 'flat_face' | 'undercoat' | 'grows_on' | 'months' | 'freezes' }
  | { kind: 'coat'; value: CoatCode }
  | { kind: 'size'; value: Size }
  | { kind: 'season'; value: Season };

/** A pet with all derived properties that tips compare. */
export type KnownPet = Omit<TipPet, 'size'> & {
  breeds: readonly string[];
  /** Of the grown animal; null if unknown. */
  size: Size | null;
  stage: CareStage | null;
  flatFaced: boolean;
  undercoat: boolean;
  growsOn: boolean;
};

export function knownPet(pet: TipPet): KnownPet {
  const named = breedParts(pet.breed).map(
    (name) => exactSpelling(breedWords(name), pet.species)?.breed.name ?? name,
  );
  const listed = named.flatMap((name) => breedNamed(name, pet.species) ?? []);
  const breeds = [...named, ...listed.flatMap(({ parents }) => parents)];
  const coat = pet.coat ?? listed[0]?.coat ?? null;
  const [name = '', ...parents] = breeds;
  const { undercoat, growsOn } = coat
    ? coatTraits(coat, pet.species, { name, parents })
    : { undercoat: false, growsOn: false };
  const size = grownSize(pet, listed);
  return {
    ...pet,
    coat,
    breeds,
    undercoat,
    growsOn,
    size,
    stage: careStage({ species: pet.species, ageYears: pet.ageYears, ...(size ? { size } : {}) }),
    flatFaced: named.some((breed) => isFlatFaced(pet.species, breed)),
  };
}

/** Most dogs have their size at a year, and cats too. */
const grownAtYears = 1;

/** A puppy has the size of its breed, and none where that is unknown or varies; a grown animal its own. */
function grownSize({ species, ageYears, size }: TipPet, breeds: readonly Breed[]): Size | null {
  if (species !== 'dog' || ageYears === null || ageYears >= grownAtYears) return size;
  const sizes = new Set(breeds.map(({ weight }) => usualSize(weight)));
  const [only] = sizes;
  return sizes.size === 1 && only ? only : null;
}

/**
 * Whether an activity is contraindicated for a pet. An unknown age matches every stage, because a missed activity
 * does no harm. A warning never is.
 */
export function isContraindicated({ never }: CareTip, pet: KnownPet): boolean {
  if (!never) return false;
  const { species, coat, stage, conditions } = pet;
  const hasStages = species === 'dog' || species === 'cat';
  return (
    (never.flatFaced === true && pet.flatFaced) ||
    (coat !== null && (never.coats?.includes(coat) ?? false)) ||
    (never.stages !== undefined && hasStages && (stage === null || never.stages.includes(stage))) ||
    conditions.some((condition) => never.conditions?.includes(condition))
  );
}

/**
 * The tip's required properties that match the pet and weather; null if one does not match or the tip is
 * contraindicated.
 */
export function traitsThatFit(tip: CareTip, pet: KnownPet, weather: Weather): Trait[] | null {
  const { fits, alsoFits } = tip;
  if (!fits.species.includes(pet.species) || isContraindicated(tip, pet)) return null;
  return (
    traitsOf(fits, pet, weather) ??
    (alsoFits ? traitsOf({ ...alsoFits, species: fits.species }, pet, weather) : null)
  );
}

function traitsOf(fits: TipFit, pet: KnownPet, { season, freezes }: Weather): Trait[] | null {
  const { stage, coat, size } = pet;
  const breed = pet.breeds.find((name) => fits.breeds?.includes(name));
  const condition = pet.conditions.find((code) => fits.conditions?.includes(code));
  const traits: (Trait | false | null | undefined)[] = [
    condition !== undefined && { kind: 'condition', value: condition },
    fits.stages && stage && fits.stages.includes(stage) && { kind: 'stage', value: stage },
    breed !== undefined && { kind: 'breed', value: breed },
    fits.flatFaced && pet.flatFaced && { kind: 'flat_face' },
    fits.coats && coat && fits.coats.includes(coat) && { kind: 'coat', value: coat },
    fits.undercoat && pet.undercoat && { kind: 'undercoat' },
    fits.growsOn && pet.growsOn && { kind: 'grows_on' },
    fits.months && isOfMonths(pet, fits.months) && { kind: 'months' },
    fits.sizes && size && fits.sizes.includes(size) && { kind: 'size', value: size },
    fits.seasons?.includes(season) && { kind: 'season', value: season },
    fits.freezes && freezes && { kind: 'freezes' },
  ];
  const asked = Object.keys(fits).length - 1;
  const found = traits.filter((trait) => trait !== null && typeof trait === 'object');
  return found.length === asked ? found : null;
}

const isOfMonths = ({ ageYears }: KnownPet, [from, before]: readonly [number, number]): boolean =>
  ageYears !== null && ageYears * 12 >= from && ageYears * 12 < before;
