import type { Species } from '#contract/pets/pet-codes.ts';
import { exactSpelling } from './breeds/breed-index.ts';
import { breedWords } from './breeds/breed-text.ts';
import { recognizeBreed } from './breeds/recognize-breed.ts';
import { speciesNames } from './species.ts';

/** Pounds and years beyond which hardly any animal of its kind gets. */
const most: Partial<Record<Species, { pounds: number; years: number }>> = {
  dog: { pounds: 250, years: 24 },
  cat: { pounds: 35, years: 30 },
  rabbit: { pounds: 30, years: 16 },
  guinea_pig: { pounds: 6, years: 12 },
  ferret: { pounds: 10, years: 14 },
  goat: { pounds: 400, years: 26 },
  pig: { pounds: 1200, years: 28 },
  horse: { pounds: 2800, years: 48 },
};

/** A heavy pet may weigh three times what its breed usually does, and a toy breed a dozen pounds more. */
const timesHeavier = 3;
const poundsHeavier = 15;

export type ToldPet = {
  species: Species;
  breed: string | null;
  weight: number | null;
  /** Completed years. */
  age: number | null;
};

export type Unlikely = { path: 'weight' | 'age' | 'breed'; message: string };

/** What is hardly true of a pet, each as a question; empty if nothing is. */
export function unlikelyFacts({ species, breed, weight, age }: ToldPet): Unlikely[] {
  const kind = speciesNames[species].one.toLowerCase();
  const meant = breed ? recognizeBreed(breed, { species })?.breed : undefined;
  const ofBreed = meant && Math.max(meant.weight.high * timesHeavier, meant.weight.high + poundsHeavier);
  const limit = most[species];
  const other = breed && !meant ? exactSpelling(breedWords(breed))?.breed : undefined;
  const found: (Unlikely | false | undefined)[] = [
    other &&
      other.species !== species && {
        path: 'breed',
        message: `Is this right? ${other.name} is a breed of another animal: ${speciesNames[other.species].one.toLowerCase()}.`,
      },
    weight !== null &&
      weight > Math.min(limit?.pounds ?? Infinity, ofBreed ?? Infinity) && {
        path: 'weight',
        message: `Is this right? ${weight} lb is far more than a ${meant?.name ?? kind} weighs.`,
      },
    age !== null &&
      limit &&
      age > limit.years && {
        path: 'age',
        message: `Is this right? Hardly any ${kind} gets ${age} years old.`,
      },
  ];
  return found.filter((one) => typeof one === 'object');
}
