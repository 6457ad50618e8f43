import type { CoatCode, Species } from '#contract/pets/pet-codes.ts';
import type { Breed } from './breed.ts';

/** Traits of a coat that affect the work and that its code does not include. */
export type CoatTraits = {
  /** A dense undercoat that sheds, dries slowly and should not be shaved off without a reason. */
  undercoat: boolean;
  /** Hair that keeps growing until it is cut. */
  growsOn: boolean;
  /** Dead hair can be pulled or carded by hand. */
  strips: boolean;
};

/** Long hair over a dense undercoat: the hardest to dry and comb out. Coded `long`, like setters. */
const longOverUndercoat = new Set([
  'Bearded Collie',
  'Briard',
  'Catalan Sheepdog',
  'Old English Sheepdog',
  'Pekingese',
  'Polish Lowland Sheepdog',
  'Pyrenean Shepherd',
  'Romanian Mioritic Shepherd Dog',
  'South Russian Ovcharka',
  'Tibetan Spaniel',
  'Tibetan Terrier',
]);
/** A rough coat that is wire only on top, and dries as slowly as a long one. */
const wireOverUndercoat = new Set(['Black Russian Terrier', 'Bouvier des Ardennes', 'Bouvier des Flandres']);
const longAndGrowing = new Set([
  'Barbado da Terceira',
  'Bearded Collie',
  'Briard',
  'Catalan Sheepdog',
  'Old English Sheepdog',
  'Polish Lowland Sheepdog',
  'Tibetan Terrier',
]);
const cardedByHand = /(^| )(Spaniel|Setter)$|^Brittany$/;

const undercoated = new Set<CoatCode>(['short_double', 'double']);
const growing = new Set<CoatCode>(['curly', 'silky', 'corded']);

/**
 * The traits of a coat, combined with those of the breed if known. A cross has the traits of both parents.
 */
export function coatTraits(
  coat: CoatCode,
  species: Species,
  breed?: Pick<Breed, 'name' | 'parents'>,
): CoatTraits {
  const names = breed ? [breed.name, ...breed.parents] : [];
  const isLongDog = coat === 'long' && species === 'dog';
  return {
    undercoat:
      undercoated.has(coat) ||
      (coat === 'long' && species === 'cat') ||
      (isLongDog && names.some((name) => longOverUndercoat.has(name))) ||
      (coat === 'wire' && species === 'dog' && names.some((name) => wireOverUndercoat.has(name))),
    growsOn: growing.has(coat) || (isLongDog && names.some((name) => longAndGrowing.has(name))),
    strips:
      species === 'dog' && (coat === 'wire' || (isLongDog && names.some((name) => cardedByHand.test(name)))),
  };
}
