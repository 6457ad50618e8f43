import type { Neutered, Sex, Size, Species } from '#contract/pets/pet-codes.ts';
import { sizes } from '#reference/sizes.ts';
import { speciesNames } from '#reference/species.ts';
import { noWrap } from '#web/lib/no-wrap.ts';
import { listed, number } from '#web/lib/words.ts';

export const sexNames: Record<Sex, string> = { male: 'Male', female: 'Female' };

export const neuteredNames: Record<Neutered, string> = {
  yes: 'Yes',
  no: 'No',
  in_heat: 'No, and in heat now',
};

/** The fields of a pet that one line shows; lists use the same fields for groomers and offers. */
type PetFacts = {
  species: Species;
  breed: string | null;
  recognizedBreed?: string | null;
  age: number | null;
  weight: number | null;
  size: Size;
};

/** 'Goldendoodle · 3 years · 52 lb · medium'; unknown parts are left out. */
export const petLine = ({ species, breed, recognizedBreed, age, weight, size }: PetFacts): string =>
  [
    breedLine(breed, recognizedBreed) ?? speciesNames[species].one,
    age !== null && noWrap(ageWords(age)),
    weight !== null && noWrap(pounds(weight)),
    sizes[size].label.toLowerCase(),
  ]
    .filter(Boolean)
    .join(`${noWrap(' ·')} `);

/** 'frenchie (French Bulldog)' */
const breedLine = (breed: string | null, read: string | null | undefined): string | null =>
  breed && read && read.toLowerCase() !== breed.toLowerCase() ? `${breed} (${read})` : breed;

/** '3 years', '1 year', 'under 1 year' */
export const ageWords = (years: number): string =>
  years === 0 ? 'under 1 year' : years === 1 ? '1 year' : `${years} years`;

/** '52 lb', '10.5 lb' */
export const pounds = (weight: number): string => `${number(Number(weight.toFixed(1)))} lb`;

/** 'Bella', 'Bella and Otto', 'Bella, Otto, and Miso' */
export const petNames = (pets: readonly { name: string }[]): string => listed(pets.map(({ name }) => name));

/** Short form for buttons: 'Bella', 'Bella and Otto', 'Bella and 2 more'. */
export const fewNames = (pets: readonly { name: string }[]): string =>
  pets.length > 2 ? `${pets[0]?.name} and ${pets.length - 1} more` : petNames(pets);

/** How a pet is handled, where that is not easy. */
export const handlingWords: Record<
  'easy' | 'slow' | 'two_people' | 'muzzle' | 'vet_only',
  string | undefined
> = {
  easy: undefined,
  slow: 'Slow',
  two_people: 'Two people',
  muzzle: 'Muzzle',
  vet_only: 'Vet only',
};
