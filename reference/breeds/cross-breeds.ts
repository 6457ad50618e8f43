import type { CoatCode } from '#contract/pets/pet-codes.ts';
import type { Breed } from './breed.ts';
import { breedNamed, popularity } from './breed-index.ts';
import { breeds } from './breeds.ts';

/** The breed without its size, since crosses treat "Toy Poodle" and "Standard Poodle" both as Poodle. */
function familyOf(breed: Breed): string {
  const family = breed.name.replace(
    /^(?:(?:Standard|Moyen|Miniature|Toy|Longhaired|Wirehaired|Long-haired) )+| Smooth Coat$/g,
    '',
  );
  return breedNamed(family, breed.species) ? family : breed.name;
}

function pairKey(parents: readonly string[]): string {
  return parents.toSorted().join(' + ');
}

const namedCrosses = new Map(
  breeds
    .filter((breed) => breed.parents.length > 0)
    .map((cross) => [pairKey(cross.parents.map((name) => familyNamed(name, cross))), cross]),
);

function familyNamed(name: string, cross: Breed): string {
  const parent = breedNamed(name, cross.species);
  return parent ? familyOf(parent) : name;
}

/** Whether the breed is unknown, such as "Mixed breed" or "Domestic Shorthair". */
export function isUnknown(breed: Breed): boolean {
  return breed.name.startsWith('Mixed breed') || breed.name.startsWith('Domestic ');
}

/**
 * The distinct breeds: without unknown ones, repeated families, groups ("Terrier") next to a breed of the group,
 * and the parents of a cross next to it.
 */
export function distinctBreeds(parts: readonly Breed[]): Breed[] {
  const all = parts.filter((part) => !isUnknown(part));
  const families = new Map((all.length > 1 ? all.map(unmixed) : all).map((part) => [familyOf(part), part]));
  const different = [...families.values()];
  return different.filter(
    (part) =>
      !different.some(
        ({ name, parents }) =>
          name.endsWith(` ${part.name}`) ||
          parents.some((parent) => familyNamed(parent, part) === familyOf(part)),
      ),
  );
}

/** The breed of "Poodle mix", since beside another one a doodle is a Poodle. */
const unmixed = (part: Breed): Breed => breedNamed(part.name.replace(/ mix$/, ''), part.species) ?? part;

/**
 * The cross of these breeds: a listed one with its own name (Labradoodle), or a generated one. A generated
 * cross has weights between the parents' and the coat that is more work, as a salon would plan it.
 */
export function crossOf(parents: readonly [Breed, ...Breed[]]): Breed {
  const named = parents.length === 2 && namedCrosses.get(pairKey(parents.map(familyOf)));
  if (named && !isTooSmallFor(named, parents))
    return parents.some(isSmallPoodle) ? smallDoodle(named) : named;
  return {
    name: parents.map(({ name }) => name).join(' × '),
    species: parents[0].species,
    coat: parents.map(({ coat }) => coat).reduce(mostWork),
    weight: {
      low: Math.round(mean(parents.map(({ weight }) => weight.low))),
      high: Math.round(mean(parents.map(({ weight }) => weight.high))),
    },
    aliases: [],
    parents: parents.map(({ name }) => name),
  };
}

/** Whether a big variety is in it that the named cross is not bred from: a Cockapoo of a Standard Poodle. */
function isTooSmallFor({ weight }: Breed, parents: readonly Breed[]): boolean {
  const hasBig = parents.some(
    (parent) => familyOf(parent) !== parent.name && /^(Standard|Giant) /.test(parent.name),
  );
  return hasBig && weight.high < mean(parents.map((parent) => parent.weight.high)) * 0.75;
}

const isSmallPoodle = ({ name }: Breed) => name === 'Miniature Poodle' || name === 'Toy Poodle';

/** The doodle of a big breed and a Miniature or Toy Poodle: "Mini Labradoodle", listed or generated. */
function smallDoodle(doodle: Breed): Breed {
  if (doodle.weight.high < 40) return doodle;
  const name = `Mini ${doodle.name}`;
  const weight = { low: Math.round(doodle.weight.low * 0.35), high: Math.round(doodle.weight.high * 0.55) };
  return breedNamed(name, doodle.species) ?? { ...doodle, name, weight, aliases: [] };
}

/** A cross with one known parent: uses its coat and its weights with a margin. */
export function mixOf(breed: Breed): Breed {
  if (isUnknown(breed) || breed.name.endsWith(' mix')) return breed;
  const family = familyOf(breed);
  const listed = breed.name === family ? breedNamed(`${family} mix`, breed.species) : undefined;
  if (listed) return listed;
  return {
    name: `${breed.name} mix`,
    species: breed.species,
    coat: breed.coat,
    weight: { low: Math.round(breed.weight.low * 0.8), high: Math.round(breed.weight.high * 1.2) },
    aliases: [],
    parents: [breed.name],
  };
}

/** The listed crosses of a breed, most popular first; "Poodle" includes all its sizes. */
export function crossesWith(breed: Breed): Breed[] {
  const family = familyOf(breed);
  return [...namedCrosses.values()]
    .filter((cross) => cross.parents.some((name) => familyNamed(name, cross) === family))
    .toSorted((one, other) => popularity(one) - popularity(other));
}

/** From the least work to the most. */
const coatsByWork = [
  'hairless',
  'smooth',
  'rex',
  'short_double',
  'wire',
  'double',
  'long',
  'corded',
  'silky',
  'curly',
] as const satisfies CoatCode[];

function mostWork(one: CoatCode, other: CoatCode): CoatCode {
  return coatsByWork.indexOf(other) > coatsByWork.indexOf(one) ? other : one;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
