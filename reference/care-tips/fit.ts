import type { PetCondition, Season } from '#contract/care-tips/care-tip-codes.ts';
import type { CoatCode, Size, Species } from '#contract/pets/pet-codes.ts';
import { breedParts } from '#reference/breeds/breed-names.ts';
import { breedNamed } from '#reference/breeds/breed-index.ts';
import { coatTraits } from '#reference/breeds/traits.ts';
import { isFlatFaced } from '#reference/flat-faced.ts';
import { careStage } from '#reference/life-stages.ts';
import type { CareStage } from '#reference/life-stages.ts';
import type { CareTip } from './care-tip.ts';

/** The facts about a pet that the ranking uses; an unknown fact matches no tip that requires it. */
export type TipPet = {
  name: string;
  species: Species;
  /** A name of the breed list, or free text. */
  breed: string | null;
  coat: CoatCode | null;
  size: Size;
  /** In years, with months as a fraction. */
  ageYears: number | null;
  conditions: readonly PetCondition[];
};

/** A property required by a tip that is true of a pet. */
export type Trait =
  | { kind: 'breed'; value: string }
  | { kind: 'condition'; value: PetCondition }
  | { kind: 'stage'; value: CareStage }
  | { kind: 'flat_face' | 'undercoat' | 'grows_on' }
  | { kind: 'coat'; value: CoatCode }
  | { kind: 'size'; value: Size }
  | { kind: 'season'; value: Season };

/** A pet with all derived properties that tips compare. */
export type KnownPet = TipPet & {
  breeds: readonly string[];
  stage: CareStage | null;
  flatFaced: boolean;
  undercoat: boolean;
  growsOn: boolean;
};

export function knownPet(pet: TipPet): KnownPet {
  const named = breedParts(pet.breed);
  const listed = named.flatMap((name) => breedNamed(name, pet.species) ?? []);
  const breeds = [...named, ...listed.flatMap(({ parents }) => parents)];
  const coat = pet.coat ?? listed[0]?.coat ?? null;
  const [name = '', ...parents] = breeds;
  const { undercoat, growsOn } = coat
    ? coatTraits(coat, pet.species, { name, parents })
    : { undercoat: false, growsOn: false };
  return {
    ...pet,
    coat,
    breeds,
    undercoat,
    growsOn,
    stage: careStage(pet),
    flatFaced: breeds.some((breed) => isFlatFaced(pet.species, breed)),
  };
}

/**
 * Whether a tip is contraindicated for a pet. An unknown age matches every stage, because a missed tip does
 * no harm.
 */
export function isContraindicated({ never }: CareTip, pet: KnownPet): boolean {
  const { species, coat, stage, conditions } = pet;
  const hasStages = species === 'dog' || species === 'cat';
  return (
    (never.species?.includes(species) ?? false) ||
    (never.flatFaced === true && pet.flatFaced) ||
    (coat !== null && (never.coats?.includes(coat) ?? false)) ||
    (never.stages !== undefined && hasStages && (stage === null || never.stages.includes(stage))) ||
    conditions.some((condition) => never.conditions?.includes(condition))
  );
}

/**
 * The tip's required properties that match the pet and season; null if one does not match or the tip is
 * contraindicated.
 */
export function traitsThatFit(tip: CareTip, pet: KnownPet, season: Season): Trait[] | null {
  const { fits } = tip;
  const { stage, coat, size } = pet;
  if (!fits.species.includes(pet.species) || isContraindicated(tip, pet)) return null;
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
    fits.sizes?.includes(size) && { kind: 'size', value: size },
    fits.seasons?.includes(season) && { kind: 'season', value: season },
  ];
  const asked = Object.keys(fits).length - 1;
  const found = traits.filter((trait) => trait !== null && typeof trait === 'object');
  return found.length === asked ? found : null;
}
